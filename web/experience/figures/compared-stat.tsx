import type { ReactNode } from "react";
import { Stat } from "#web/ui/stat.tsx";
import { textClass } from "#web/ui/tone.ts";
import type { Change } from "./change.ts";

/** A figure with what it is made of and how it moved. @param value null where there is no figure */
export function ComparedStat({
  label,
  value,
  note,
  change,
}: {
  label: string;
  value: ReactNode | null;
  note: string;
  change: Change;
}) {
  return (
    <Stat
      label={label}
      value={value}
      note={
        <>
          <span className={textClass[change.tone]}>{change.text}</span>
          <span className="mt-0.5 block font-normal text-muted">{note}</span>
        </>
      }
    />
  );
}
