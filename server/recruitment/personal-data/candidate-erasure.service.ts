import { CodedError } from "#contract/core/errors.ts";
import { isDecided } from "#contract/recruitment/applications.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { discardUploads, releaseFiles } from "#server/platform/files/uploads.ts";
import type { Staff } from "#server/platform/http/access.ts";
import { forgetNotifications } from "#server/platform/notifications/notifications.service.ts";
import type { Platform } from "#server/platform/platform.ts";
import { announceMove } from "../applications/announcements.ts";
import { waitingDecision } from "../candidates/candidate-decisions.queries.ts";
import { deleteUnattached } from "../candidates/candidate-import.queries.ts";
import { deleteWaitingCvsOf } from "../candidates/cv-imports/cv-imports.queries.ts";
import {
  absorbedBy,
  isAbsorbed,
  type LockedCandidate,
  lockCandidates,
} from "../candidates/merges.queries.ts";
import { separate } from "../candidates/merges.service.ts";
import { deleteReferralsTo } from "../referrals/referrals.queries.ts";
import * as queries from "./erasure.queries.ts";
import { notifyRecruiters } from "./erasure.service.ts";

/**
 * The candidate and whom HR took for the same person, locked: what was merged into them goes with them.
 * @throws CodedError not_found, also for who has been erased; conflict where one of them has an account, or a rejection's
 *   mail waits
 */
async function lockPerson(scope: OrganisationScope, staff: Staff, id: string): Promise<LockedCandidate[]> {
  if (await isAbsorbed(scope, id)) throw new CodedError("not_found");
  const ids = [id, ...(await absorbedBy(scope, [id])).map((one) => one.id)];
  await separate(scope, staff, id);
  const people = await lockCandidates(scope, ids);
  if (people.every(({ email, phone }) => email + phone === "")) throw new CodedError("not_found");
  if (people.some(({ userId }) => userId !== null)) {
    throw new CodedError("conflict", "This person has an account, and can erase their data in it.");
  }
  for (const one of people) {
    if (await waitingDecision(scope, one.id)) throw rejectionWaits();
  }
  return people;
}

const rejectionWaits = () =>
  new CodedError("conflict", "The email about a rejection leaves within a minute. Delete them after it.");

/** Withdraws the applications that are open, and takes everything personal out of all of them. @returns ids of files */
async function eraseApplications(
  platform: Platform,
  scope: OrganisationScope,
  staff: Staff,
  erased: queries.ErasableApplication[],
): Promise<string[]> {
  if (erased.length === 0) return [];
  const { tx } = scope;
  const open = erased.filter((one) => !isDecided(one.status));
  // The recruiters' mail names the interview, which goes with the rest.
  await notifyRecruiters(tx, platform, open);
  await queries.withdraw(tx, open, staff.userId);
  for (const one of open) {
    await announceMove(platform.queue, scope, one, { status: "withdrawn", stage: one.stage });
  }
  await forgetNotifications(
    tx,
    erased.map((one) => one.id),
  );
  return queries.anonymise(tx, erased);
}

/** Deletes what was written to and about them, and what a colleague or an import has of their address. @returns ids of files */
async function eraseCorrespondence(
  scope: OrganisationScope,
  people: readonly LockedCandidate[],
  erased: readonly queries.ErasableApplication[],
): Promise<string[]> {
  const own = people.map(({ email }) => email);
  // As it was entered, and as it is kept.
  const given = erased
    .filter(({ candidateId }) => people.some(({ id }) => id === candidateId))
    .map(({ candidateEmail }) => candidateEmail);
  const addresses = new Set([...own, ...given, ...given.map((email) => email.toLowerCase())]);
  addresses.delete("");
  const applicationIds = erased.map(({ id }) => id);
  await queries.deleteMails(scope, { addresses: [...addresses], applicationIds });
  const files: string[] = [];
  for (const email of addresses) {
    files.push(...(await deleteReferralsTo(scope, email)), ...(await deleteWaitingCvsOf(scope.tx, email)));
  }
  return files;
}

async function eraseIn(
  platform: Platform,
  scope: OrganisationScope,
  staff: Staff,
  id: string,
): Promise<string[]> {
  const { tx } = scope;
  const people = await lockPerson(scope, staff, id);
  const ids = people.map((one) => one.id);
  const all = await queries.applicationsOfCandidates(scope, ids);
  if (all.some(({ heldBy }) => heldBy !== null)) throw rejectionWaits();
  // Employment Act 2007, section 10(6): the employer keeps particulars of an employee, as in the person's own erasure.
  const kept = all.filter((one) => one.status === "accepted");
  const erased = all.filter((one) => one.status !== "accepted");
  if (kept.length > 0 && erased.length === 0) {
    throw new CodedError(
      "conflict",
      "This person was hired here. The law has an employer keep that for five years after the employment.",
    );
  }
  const files = await eraseApplications(platform, scope, staff, erased);
  const employed = new Set(kept.map((one) => one.candidateId));
  const gone = people.filter((one) => !employed.has(one.id));
  files.push(...(await eraseCorrespondence(scope, gone, erased)));
  await releaseFiles(tx, files);
  const left = await deleteUnattached(
    scope,
    gone.map((one) => one.id),
  );
  const stay = gone.map((one) => one.id).filter((one) => !left.ids.includes(one));
  files.push(...left.files, ...(await queries.anonymiseCandidateRows(tx, stay)));
  await scope.audit(staff, {
    action: "candidate.removed",
    subject: "candidate",
    subjectId: id,
    detail: { applications: erased.length, retained: kept.length },
  });
  return files;
}

/**
 * Erases, for somebody without an account, what their own erasure does for who has one: whom HR imported is gone; of who
 * has an application that HR entered nothing personal stays, an open one is withdrawn. An application that led to
 * employment is retained.
 * @throws CodedError not_found; conflict for who has an account, was only hired, or whose rejection is on its way
 */
export async function eraseCandidate(platform: Platform, staff: Staff, id: string): Promise<void> {
  const files = await inOrganisation(platform.database, staff.organisationId, (scope) =>
    eraseIn(platform, scope, staff, id),
  );
  await discardUploads(platform, files);
}
