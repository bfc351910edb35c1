import { CodedError } from "#contract/core/errors.ts";
import { complaintReference, isOpen } from "#contract/experience/complaints.ts";
import { dueNow } from "../clock.policy.ts";
import {
  type ComplaintRow,
  complaintsMergedInto,
  lockComplaint,
  updateComplaint,
} from "../complaints.queries.ts";
import { insertEvents } from "../history.queries.ts";
import { change, type StepOf, type Work } from "./work.ts";

const refused = (message: string) => new CodedError("conflict", message);

/**
 * Lets a complaint go with another about the same. It keeps its own words and member, who hears what comes of the other.
 * @throws CodedError not_found; conflict for itself, for one at its end, and for one that others were merged into
 */
export async function merge(work: Work, { into }: StepOf<"merge">): Promise<void> {
  const { scope, staff, row } = work;
  if (into === row.id) throw refused("Choose another complaint to merge it into.");
  const target = await lockComplaint(scope, into);
  if (!isOpen(target.status)) throw refused("The other complaint is at its end, or merged itself.");
  if ((await complaintsMergedInto(scope, row.id)).length > 0) {
    throw refused("Others were merged into this one: merge the other one into it, or take those back first.");
  }
  await change(
    work,
    { status: "merged", statusBefore: row.status, mergedInto: into, dueAt: null, snoozedUntil: null },
    { event: "merged", to: complaintReference(target.number) },
  );
  await updateComplaint(scope, into, row.memberWrote ? { memberWrote: true } : {});
  await insertEvents(scope, {
    complaintId: into,
    actorId: staff.userId,
    event: "merged",
    from: complaintReference(row.number),
  });
}

/** What a merged complaint is when it goes on by itself. */
export const onItsOwn = (row: ComplaintRow): Partial<ComplaintRow> => ({
  status: row.statusBefore ?? "investigating",
  statusBefore: null,
  mergedInto: null,
  dueAt: dueNow(row),
});

/** Takes a merge back: the complaint goes on by itself, where it stood. */
export async function unmerge(work: Work): Promise<void> {
  const { scope, staff, row } = work;
  const target = row.mergedInto ? await lockComplaint(scope, row.mergedInto) : null;
  await change(work, onItsOwn(row), {
    event: "unmerged",
    from: target && complaintReference(target.number),
  });
  if (!target) return;
  await updateComplaint(scope, target.id, {});
  await insertEvents(scope, {
    complaintId: target.id,
    actorId: staff.userId,
    event: "unmerged",
    to: complaintReference(row.number),
  });
}
