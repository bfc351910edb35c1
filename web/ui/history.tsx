import type { ReactNode } from "react";
import { formatDateTime } from "#web/lib/format.ts";
import { MentionText } from "./mention-text.tsx";
import type { MentionChoice } from "./mentions.ts";

/** What is known of every change, whatever has changed. */
export interface Change {
  id: string;
  at: string;
  /** Who made it; null for the product itself. */
  actor: string | null;
  notes: string | null;
  /** Whom the notes name. */
  mentions: readonly MentionChoice[];
}

/**
 * Every change of something, newest first.
 * @param children how one of them looks
 */
export function History<Entry extends Change>({
  entries,
  children,
}: {
  entries: readonly Entry[];
  children: (entry: Entry) => ReactNode;
}) {
  return (
    <ol className="space-y-5">
      {entries.map((entry) => (
        <li key={entry.id} className="border-b border-line pb-5 last:border-0 last:pb-0">
          {children(entry)}
        </li>
      ))}
    </ol>
  );
}

/**
 * One change: from what to what, who made it and when, and the words that went with it.
 * @param children what changed, in one line
 * @param words more than the notes, each with its heading
 */
export function ChangeDetails({
  change,
  children,
  words = [],
}: {
  change: Change;
  children: ReactNode;
  words?: readonly { label: string; text: string | null }[];
}) {
  const { actor, at, notes, mentions } = change;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">{children}</p>
      <p className="mt-1.5 text-sm text-muted">
        {actor ?? "Automatic"}, <time dateTime={at}>{formatDateTime(at)}</time>
      </p>
      <Words label="Internal notes" text={notes} people={mentions} />
      {words.map(({ label, text }) => (
        <Words key={label} label={label} text={text} />
      ))}
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
  people?: readonly MentionChoice[];
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
