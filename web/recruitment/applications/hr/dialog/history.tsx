import { ArrowRight } from "lucide-react";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { StatusBadge } from "#web/recruitment/applications/status-badge.tsx";
import { MentionText } from "#web/ui/mention-text.tsx";

export type HistoryEntry = HrApplicationDetail["history"][number];

/** Every change of the application, newest first. */
export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <ol className="space-y-5">
      {entries.map((entry) => (
        <li key={entry.id} className="border-b border-line pb-5 last:border-0 last:pb-0">
          <Change entry={entry} />
        </li>
      ))}
    </ol>
  );
}

/** One change: from what to what, who made it and when, and the words that went with it. */
export function Change({ entry }: { entry: HistoryEntry }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        {entry.fromStatus && entry.fromStatus !== entry.toStatus && (
          <>
            <StatusBadge status={entry.fromStatus} />
            <ArrowRight aria-hidden className="size-4 text-muted" />
            <span className="sr-only">to</span>
          </>
        )}
        <StatusBadge status={entry.toStatus} />
        <span className="text-sm text-muted">Stage {entry.stage}</span>
      </p>
      <p className="mt-1.5 text-sm text-muted">
        {entry.actor ?? "Automatic"}, {formatDateTime(entry.at)}
      </p>
      <Words label="Internal notes" text={entry.notes} people={entry.mentions} />
      <Words label="Message to the candidate" text={entry.messageToCandidate} />
    </>
  );
}

function Words({
  label,
  text,
  people = [],
}: {
  label: string;
  text: string | null;
  people?: HistoryEntry["mentions"];
}) {
  if (!text) return null;
  return (
    <div className="mt-2 max-w-prose text-sm">
      <p className="font-semibold">{label}</p>
      <p className="whitespace-pre-line">
        <MentionText text={text} people={people} />
      </p>
    </div>
  );
}
