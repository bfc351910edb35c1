import type { ComplaintSettings } from "#contract/experience/complaint-settings.ts";
import type { ComplaintAction, ComplaintStep } from "#contract/experience/complaints.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import { type ComplaintNews, informMember } from "../complaint-news.ts";
import { type ComplaintRow, updateComplaint } from "../complaints.queries.ts";
import type { ComplaintDesk } from "../desk.ts";
import { insertEvents, type NewComplaintEvent } from "../history.queries.ts";
import { insertMessage } from "../thread.queries.ts";

/** A complaint that somebody does something with; nobody else changes it meanwhile. */
export interface Work {
  desk: ComplaintDesk;
  scope: OrganisationScope;
  staff: Staff;
  row: ComplaintRow;
  settings: ComplaintSettings;
  now: Date;
}

export type StepOf<A extends ComplaintAction> = Extract<ComplaintStep, { action: A }>;

/** Changes the complaint, and notes what was done in its history. */
export async function change(
  { scope, staff, row }: Work,
  values: Partial<ComplaintRow>,
  ...events: Omit<NewComplaintEvent, "complaintId" | "actorId">[]
): Promise<void> {
  await updateComplaint(scope, row.id, values);
  if (events.length === 0) return;
  await insertEvents(
    scope,
    ...events.map((event) => ({ ...event, complaintId: row.id, actorId: staff.userId })),
  );
}

/** Writes to the member: the words stay in the thread, and go out by mail and SMS where there is a way. */
export async function writeToMember(
  { desk, scope, staff }: Pick<Work, "desk" | "scope" | "staff">,
  row: ComplaintRow,
  news: Extract<ComplaintNews, { message: string }>,
  attemptKey?: string,
): Promise<void> {
  await insertMessage(scope, {
    id: newId(),
    complaintId: row.id,
    sender: "staff",
    subject: "",
    body: news.message,
    authorId: staff.userId,
    attemptKey,
  });
  await informMember(desk, scope, row, news);
}
