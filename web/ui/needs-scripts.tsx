import type { ReactNode } from "react";
import { Alert } from "./alert.tsx";

/**
 * Something that answers only where scripts run. Where they are switched off a sentence takes its place, so
 * that nothing looks as if it worked. Nothing is taken away while scripts are only on their way.
 * @param children left out where parts all over a page need scripts: each of them hides itself then
 * @param what what cannot be done without, in words that end a sentence: `apply here`
 */
export function NeedsScripts({
  what,
  className,
  children,
}: {
  what: string;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <>
      <noscript>
        <Alert tone="warning" title="JavaScript is switched off" className={className}>
          Your browser needs it to {what}. Switch it on and load this page again.
        </Alert>
      </noscript>
      {children && <div className="noscript:hidden">{children}</div>}
    </>
  );
}
