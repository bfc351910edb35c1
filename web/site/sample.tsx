import type { ReactNode } from "react";
import { useMessages } from "#web/lib/language.ts";
import { Card } from "#web/ui/card.tsx";
import { sampleMessages } from "./sample.messages.ts";

/** A part of the product on a public page, with made-up data and saying so: the product shows itself. */
export function Sample({
  title,
  note,
  state,
  caption,
  children,
}: {
  title: string;
  /** One line below the title. */
  note?: string;
  /** Shown at the title's end: usually a badge. */
  state?: ReactNode;
  /** Says that the data is made up; short unless given. */
  caption?: string;
  children: ReactNode;
}) {
  const t = useMessages(sampleMessages);
  return (
    <figure>
      <Card>
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="text-lg font-semibold">{title}</p>
            {note && <p className="text-sm text-muted">{note}</p>}
          </div>
          {state}
        </div>
        <div className="mt-4">{children}</div>
      </Card>
      <figcaption className="mt-2 text-sm text-muted">{caption ?? t.caption}</figcaption>
    </figure>
  );
}
