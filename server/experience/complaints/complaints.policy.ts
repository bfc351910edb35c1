import { type ComplaintAction, complaintActions, isOpen } from "#contract/experience/complaints.ts";
import type { complaints } from "./complaints.table.ts";

type Row = Pick<typeof complaints.$inferSelect, "status" | "snoozedUntil">;

/** When each thing can be done with a complaint. */
const rules: Record<ComplaintAction, (row: Row, now: Date) => boolean> = {
  acknowledge: ({ status }) => status === "new",
  reply: ({ status }) => isOpen(status),
  change: ({ status }) => isOpen(status),
  wait: ({ status }) => status === "new" || status === "investigating",
  resume: ({ status }) => status === "waiting",
  snooze: ({ status }) => isOpen(status),
  wake: ({ status, snoozedUntil }, now) => isOpen(status) && snoozedUntil !== null && snoozedUntil > now,
  explain_delay: ({ status }) => status !== "waiting" && isOpen(status),
  resolve: ({ status }) => isOpen(status),
  close: ({ status }) => status === "resolved",
  reopen: ({ status }) => status === "closed" || status === "withdrawn",
  merge: ({ status }) => isOpen(status),
  unmerge: ({ status }) => status === "merged",
};

export const mayDo = (action: ComplaintAction, row: Row, now: Date): boolean => rules[action](row, now);

/** What can be done with a complaint now. */
export const abilitiesOf = (row: Row, now: Date): ComplaintAction[] =>
  complaintActions.filter((action) => mayDo(action, row, now));
