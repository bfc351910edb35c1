import type { ReactNode } from "react";
import { Link } from "#web/ui/link.tsx";
import { Stat } from "#web/ui/stat.tsx";
import { textClass } from "#web/ui/tone.ts";
import type { Change } from "./change.ts";

/** A figure with what it is made of and how it moved. @param value null where there is no figure */
export function ComparedStat({
  label,
  value,
  note,
  change,
  to,
}: {
  label: string;
  value: ReactNode | null;
  note: string;
  change: Change;
  /** Where the rows behind it are listed. */
  to?: string | undefined;
}) {
  return (
    <Stat
      label={label}
      value={value}
      note={
        <>
          <span className={textClass[change.tone]}>{change.text}</span>
          <span className="mt-0.5 block font-normal text-muted">{note}</span>
          {to && (
            <Link
              to={to}
              className="mt-0.5 inline-flex min-h-11 items-center text-brand-ink hover:underline md:min-h-8"
            >
              See them<span className="sr-only">: {label}</span>
            </Link>
          )}
        </>
      }
    />
  );
}
