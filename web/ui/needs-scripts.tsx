import type { ReactNode } from "react";
import { useMessages } from "#web/lib/language.ts";
import { Alert } from "./alert.tsx";
import { kitMessages } from "./kit.messages.ts";

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
  const t = useMessages(kitMessages);
  return (
    <>
      <noscript>
        <Alert tone="warning" title={t.noScriptsTitle} className={className}>
          {t.noScripts({ what })}
        </Alert>
      </noscript>
      {children && <div className="noscript:hidden">{children}</div>}
    </>
  );
}
