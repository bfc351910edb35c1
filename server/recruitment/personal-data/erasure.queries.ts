import {
  and,
  arrayOverlaps,
  eq,
  gt,
  inArray,
  isNull,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { ApplicationStatus } from "#contract/recruitment/applications.ts";
import { credentials, memberships, organisations, sessions, users } from "#server/accounts/accounts.table.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { mails } from "#server/platform/mail/mail.table.ts";
import { applicationEvents, applications } from "../applications/applications.table.ts";
import { applicationDrafts } from "../applications/drafts.table.ts";
import { shownStatus } from "../applications/held.queries.ts";
import { applicationThread } from "../applications/links.ts";
import { assessmentInvitations } from "../assessments/assessments.table.ts";
import { takeCvs } from "../candidates/candidate-cvs.queries.ts";
import { candidateProfiles, candidateResumes, candidates } from "../candidates/candidates.table.ts";
import { candidateTags } from "../candidates/tags.table.ts";
import { firstDaysLists } from "../first-days/first-days.table.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { offers } from "../offers/offers.table.ts";
import {
  applicationMessages,
  documentRequests,
  interviewers,
  interviews,
} from "../pipeline/pipeline.table.ts";
import { scheduledMessages } from "../pipeline/scheduled/scheduled.table.ts";
import { scorecards } from "../pipeline/scorecards.table.ts";
import { slotOffers } from "../pipeline/slots/slots.table.ts";
import { referrals } from "../referrals/referrals.table.ts";

/** What replaces an erased name. */
export const erasedName = "Erased on request";

/** What replaces the name where an application has been kept as long as its organisation keeps them. */
export const expiredName = "Erased after its time";

/** The person until the transaction ends; every write of theirs waits for that and then finds no candidate. */
export async function lockUser(tx: Tx, userId: string) {
  const [person] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  return person ?? null;
}

export async function organisationsOf(tx: Tx, userId: string): Promise<number> {
  const rows = await tx
    .select({ id: memberships.organisationId })
    .from(memberships)
    .where(eq(memberships.userId, userId));
  return rows.length;
}

const erasable = (tx: Tx, condition: SQL | undefined) =>
  tx
    .select({
      id: applications.id,
      organisationId: applications.organisationId,
      organization: organisations.name,
      candidateId: applications.candidateId,
      jobId: applications.jobId,
      jobTitle: jobs.title,
      status: shownStatus,
      stage: applications.stage,
      match: applications.match,
      candidateEmail: applications.candidateEmail,
      heldBy: applications.heldBy,
      cvFileId: applications.cvFileId,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organisations, eq(organisations.id, applications.organisationId))
    .where(condition)
    .for("update", { of: applications });

export const applicationsOf = (tx: Tx, userId: string) => erasable(tx, eq(applications.userId, userId));

export const erasableByIds = (tx: Tx, ids: string[]) => erasable(tx, inArray(applications.id, ids));

export type ErasableApplication = Awaited<ReturnType<typeof applicationsOf>>[number];

/** Interviews of these applications that are still to come. */
export function upcomingInterviews(tx: Tx, applicationIds: string[], now: Date) {
  return tx
    .select({
      id: interviews.id,
      applicationId: interviews.applicationId,
      startsAt: interviews.startsAt,
      endsAt: interviews.endsAt,
      sequence: interviews.sequence,
      calendarUid: interviews.calendarUid,
      organizerName: users.name,
      organizerEmail: users.email,
    })
    .from(interviews)
    .leftJoin(users, eq(users.id, interviews.scheduledBy))
    .where(
      and(
        inArray(interviews.applicationId, applicationIds),
        isNull(interviews.cancelledAt),
        gt(interviews.startsAt, now),
      ),
    );
}

export type UpcomingInterview = Awaited<ReturnType<typeof upcomingInterviews>>[number];

/** Addresses of those who interview and are in the team still, by interview. */
export function interviewersAt(tx: Tx, interviewIds: string[]) {
  return tx
    .select({ interviewId: interviewers.interviewId, email: users.email })
    .from(interviewers)
    .innerJoin(
      memberships,
      and(
        eq(memberships.organisationId, interviewers.organisationId),
        eq(memberships.userId, interviewers.userId),
      ),
    )
    .innerJoin(users, eq(users.id, interviewers.userId))
    .where(inArray(interviewers.interviewId, interviewIds));
}

/**
 * Takes everything personal out of applications and what hangs on them. What stays says that somebody applied,
 * when, and how it went: the SACCO's figures stay true.
 * @param name what stands in the place of the person's
 * @returns ids of the files that nothing refers to any more
 */
export async function anonymise(tx: Tx, erased: ErasableApplication[], name = erasedName): Promise<string[]> {
  const ids = erased.map((one) => one.id);
  const papers = await tx
    .delete(documentRequests)
    .where(inArray(documentRequests.applicationId, ids))
    .returning({ fileId: documentRequests.fileId });
  const passedOn = await tx
    .delete(referrals)
    .where(inArray(referrals.applicationId, ids))
    .returning({ fileId: referrals.cvFileId });
  await tx.delete(applicationMessages).where(inArray(applicationMessages.applicationId, ids));
  await tx.delete(scheduledMessages).where(inArray(scheduledMessages.applicationId, ids));
  await tx.delete(firstDaysLists).where(inArray(firstDaysLists.applicationId, ids));
  await tx.delete(slotOffers).where(inArray(slotOffers.applicationId, ids));
  await tx.delete(interviews).where(inArray(interviews.applicationId, ids));
  await tx.delete(assessmentInvitations).where(inArray(assessmentInvitations.applicationId, ids));
  await tx.delete(offers).where(and(inArray(offers.applicationId, ids), isNull(offers.sentAt)));
  // That one was made and how it was answered is a figure of the SACCO; what was offered to whom is not.
  await tx
    .update(offers)
    .set({
      position: "",
      salaryCents: 0,
      place: "",
      terms: "",
      letter: "",
      signature: null,
      returnReason: null,
      declineReason: null,
      withdrawReason: null,
    })
    .where(inArray(offers.applicationId, ids));
  await tx.delete(scorecards).where(inArray(scorecards.applicationId, ids));
  await tx
    .update(applicationEvents)
    .set({ notes: null, messageToCandidate: null })
    .where(inArray(applicationEvents.applicationId, ids));
  for (const { id, match } of erased) {
    await tx
      .update(applications)
      .set({
        candidateName: name,
        candidateEmail: "",
        phone: "",
        location: "",
        workExperiences: [],
        skills: [],
        expectedSalary: "",
        coverLetter: "",
        additionalInfo: null,
        hasBackground: null,
        worksHere: null,
        saysInternal: false,
        answers: [],
        flagged: false,
        submissionKey: null,
        cvFileId: null,
        cvReading: null,
        // The figures stay; the sentences name jobs and skills.
        match: match.map((part) => ({ ...part, matched: [], missing: [] })),
        version: sql`${applications.version} + 1`,
      })
      .where(eq(applications.id, id));
  }
  return [...erased.map((one) => one.cvFileId), ...[...papers, ...passedOn].map((one) => one.fileId)].filter(
    (id) => id !== null,
  );
}

/** What organisations have of an account's person in their lists. */
export const candidatesOf = (tx: Tx, userId: string) =>
  tx
    .select({ organisationId: candidates.organisationId, id: candidates.id })
    .from(candidates)
    .where(eq(candidates.userId, userId))
    .orderBy(candidates.organisationId, candidates.id);

/**
 * Ends the applications that were still open.
 * @param userId of who does it: the person, or HR on their behalf
 */
export async function withdraw(tx: Tx, open: ErasableApplication[], userId: string): Promise<void> {
  const status: ApplicationStatus = "withdrawn";
  for (const { id, organisationId, status: fromStatus, stage } of open) {
    await tx.update(applications).set({ status }).where(eq(applications.id, id));
    await tx
      .insert(applicationEvents)
      .values({ organisationId, applicationId: id, actorId: userId, fromStatus, toStatus: status, stage });
  }
}

/**
 * Takes the person out of the organisations' candidate lists, but for those that keep an application. The row
 * stays with the account that applied, as its applications do: of that account only an id is left.
 * @returns ids of the files of CVs that were imported of them
 */
export async function anonymiseCandidates(tx: Tx, userId: string, storedIds: string[]): Promise<string[]> {
  const rows = await tx.select({ id: candidates.id }).from(candidates).where(eq(candidates.userId, userId));
  const erased = rows.map((row) => row.id).filter((id) => !storedIds.includes(id));
  return anonymiseCandidateRows(tx, erased);
}

/** Takes everything personal out of rows of candidates. @returns ids of the files of CVs that were imported of them */
export async function anonymiseCandidateRows(tx: Tx, ids: string[]): Promise<string[]> {
  await tx
    .update(candidates)
    .set({ name: erasedName, nameKey: "", email: "", phone: "", location: "", poolUntil: null })
    .where(inArray(candidates.id, ids));
  await tx.delete(candidateTags).where(inArray(candidateTags.candidateId, ids));
  return takeCvs(tx, ids);
}

/** Applications of candidates of an organisation; those whose person was taken out are not in it. */
export const applicationsOfCandidates = (scope: OrganisationScope, candidateIds: string[]) =>
  erasable(
    scope.tx,
    and(
      eq(applications.organisationId, scope.organisationId),
      inArray(applications.candidateId, candidateIds),
      notInArray(applications.candidateName, [erasedName, expiredName]),
    ),
  );

/** Deletes what an organisation wrote about applications, to whomever, and to addresses that belong to no account. */
export async function deleteMails(
  scope: OrganisationScope,
  { addresses, applicationIds }: { addresses: string[]; applicationIds: string[] },
): Promise<void> {
  const noAccount = notExists(scope.tx.select({ id: users.id }).from(users).where(eq(users.email, mails.to)));
  await scope.tx
    .delete(mails)
    .where(
      and(
        eq(mails.organisationId, scope.organisationId),
        or(
          inArray(mails.thread, applicationIds.map(applicationThread)),
          and(inArray(mails.to, addresses), noAccount),
        ),
      ),
    );
}

/** Removes what the person keeps for themselves. @returns ids of its files */
export async function deleteOwnData(tx: Tx, userId: string): Promise<string[]> {
  await tx.delete(applicationDrafts).where(eq(applicationDrafts.userId, userId));
  await tx.delete(candidateProfiles).where(eq(candidateProfiles.userId, userId));
  const resumes = await tx
    .delete(candidateResumes)
    .where(eq(candidateResumes.userId, userId))
    .returning({ fileId: candidateResumes.fileId });
  return resumes.map((row) => row.fileId);
}

/** Ends every session and leaves of the account an id that other rows refer to. */
export async function anonymiseAccount(tx: Tx, userId: string, email: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(credentials).where(eq(credentials.userId, userId));
  // Also what was written to others about the person.
  await tx.delete(mails).where(or(eq(mails.to, email), eq(mails.aboutUserId, userId)));
  await tx
    .update(users)
    .set({
      name: erasedName,
      firstName: erasedName,
      lastName: "",
      email: `${userId}@erased.invalid`,
      emailVerified: false,
      phone: null,
      image: null,
      isCandidate: false,
    })
    .where(eq(users.id, userId));
}

/** Addresses of those who hire for an organisation. */
export async function recruitersOf(tx: Tx, organisationId: string): Promise<string[]> {
  const rows = await tx
    .select({ email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(eq(memberships.organisationId, organisationId), arrayOverlaps(memberships.roles, ["hr", "owner"])),
    );
  return rows.map((row) => row.email);
}
