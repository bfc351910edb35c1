import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "#web/ui/button.tsx";

/** The frame of a view inside a demo: its heading takes the focus, the arrow leads back. */
export function NestedView({
  title,
  lead,
  back,
  onBack,
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** What the arrow leads back to: "candidates". */
  back: string;
  onBack: () => void;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-label={title}>
      <header className="mb-5 flex items-start gap-2">
        <IconButton icon={ArrowLeft} label={`Back to ${back}`} onClick={onBack} className="-ml-2" />
        <div className="min-w-0 pt-1.5">
          <h3 ref={heading} tabIndex={-1} className="text-2xl focus:outline-none">
            {title}
          </h3>
          {lead && <p className="mt-1 text-sm text-muted">{lead}</p>}
        </div>
      </header>
      {children}
    </section>
  );
}
