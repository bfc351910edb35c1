import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or } from "drizzle-orm";
import { emailChanges, organisations, sessions, users } from "#server/accounts/accounts.table.ts";
import { auditEvents } from "#server/platform/audit/audit.table.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { mails } from "#server/platform/mail/mail.table.ts";
import { answerFields } from "../applications/applications.queries.ts";
import { applicationEvents, applications } from "../applications/applications.table.ts";
import { isShown, shownStatus } from "../applications/held.queries.ts";
import { ofApplication } from "../applications/joins.table.ts";
import { assessmentInvitations } from "../assessments/assessments.table.ts";
import { scoreOf } from "../assessments/scoring.ts";
import { firstDaysItems, firstDaysLists } from "../first-days/first-days.table.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { offers } from "../offers/offers.table.ts";
import { applicationMessages, documentRequests, interviews } from "../pipeline/pipeline.table.ts";
import { scorecards } from "../pipeline/scorecards.table.ts";
import { slotOffers } from "../pipeline/slots/slots.table.ts";

/** The account, its sign-ins, the mail sent to it and what the audit trail says of it. */
export async function accountData(tx: Tx, userId: string) {
  const [account] = await tx
    .select({
      name: users.name,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      emailVerified: users.emailVerified,
      phone: users.phone,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  const [newAddress] = await tx
    .select({ email: emailChanges.email, askedAt: emailChanges.createdAt, until: emailChanges.expiresAt })
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId));
  const signIns = await tx
    .select({
      at: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      address: sessions.ipAddress,
      browser: sessions.userAgent,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt));
  const mail = await tx
    .select({ at: mails.queuedAt, subject: mails.subject, state: mails.state })
    .from(mails)
    .where(eq(mails.to, account?.email ?? ""))
    .orderBy(desc(mails.queuedAt));
  const record = await tx
    .select({ at: auditEvents.at, action: auditEvents.action, address: auditEvents.ip })
    .from(auditEvents)
    .where(or(eq(auditEvents.actorId, userId), eq(auditEvents.subjectId, userId)))
    .orderBy(desc(auditEvents.at));
  return { account, newAddress, signIns, mail, record };
}

/** Every application of the person, as it was sent, with the match that was computed from it. */
export function ownApplications(tx: Tx, userId: string) {
  return tx
    .select({
      id: applications.id,
      organization: organisations.name,
      jobTitle: jobs.title,
      appliedAt: applications.appliedAt,
      status: shownStatus,
      stage: applications.stage,
      name: applications.candidateName,
      email: applications.candidateEmail,
      ...answerFields,
      source: applications.source,
      sourceName: applications.sourceName,
      matchScore: applications.matchScore,
      cvReading: applications.cvReading,
      cvFileId: applications.cvFileId,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organisations, eq(organisations.id, applications.organisationId))
    .where(eq(applications.userId, userId))
    .orderBy(desc(applications.appliedAt));
}

/** A note of the staff is no step of the application: nothing changed, and nobody was notified. */
const forCandidate = or(
  isNull(applicationEvents.fromStatus),
  ne(applicationEvents.fromStatus, applicationEvents.toStatus),
  isNotNull(applicationEvents.messageToCandidate),
);

type AssessmentRow = Pick<
  typeof assessmentInvitations.$inferSelect,
  "applicationId" | "name" | "sentAt" | "startedAt" | "finishedAt" | "questions" | "answers" | "marks"
>;

/** What somebody was asked and answered, and what it brought; what would have been right is the SACCO's own. */
function answeredAssessment({ questions, answers, marks, ...row }: AssessmentRow) {
  const { reached } = scoreOf(questions, answers, marks);
  const done = row.finishedAt !== null;
  return {
    ...row,
    answers:
      Object.keys(answers).length === 0 && !done
        ? []
        : questions.map(({ id, text, points }, place) => ({
            question: text,
            answer: answers[id] ?? [],
            points,
            reached: done ? reached[place] : null,
          })),
  };
}

/** What happened around applications, as far as it is for the candidate's eyes. */
export async function hiringData(tx: Tx, applicationIds: string[]) {
  const steps = await tx
    .select({
      applicationId: applicationEvents.applicationId,
      at: applicationEvents.at,
      status: applicationEvents.toStatus,
      stage: applicationEvents.stage,
      message: applicationEvents.messageToCandidate,
    })
    .from(applicationEvents)
    .innerJoin(applications, ofApplication(applicationEvents))
    .where(and(inArray(applicationEvents.applicationId, applicationIds), forCandidate, isShown))
    .orderBy(asc(applicationEvents.at));
  const meetings = await tx
    .select({
      applicationId: interviews.applicationId,
      startsAt: interviews.startsAt,
      endsAt: interviews.endsAt,
      type: interviews.type,
      location: interviews.location,
      interviewer: interviews.interviewer,
      note: interviews.note,
      cancelledAt: interviews.cancelledAt,
    })
    .from(interviews)
    .where(inArray(interviews.applicationId, applicationIds))
    .orderBy(asc(interviews.startsAt));
  const messages = await tx
    .select({
      applicationId: applicationMessages.applicationId,
      sentAt: applicationMessages.sentAt,
      sender: applicationMessages.sender,
      subject: applicationMessages.subject,
      body: applicationMessages.body,
    })
    .from(applicationMessages)
    .where(inArray(applicationMessages.applicationId, applicationIds))
    .orderBy(asc(applicationMessages.sentAt));
  const documents = await tx
    .select({
      applicationId: documentRequests.applicationId,
      title: documentRequests.title,
      note: documentRequests.note,
      dueDate: documentRequests.dueDate,
      receivedAt: documentRequests.receivedAt,
      fileId: documentRequests.fileId,
    })
    .from(documentRequests)
    .where(inArray(documentRequests.applicationId, applicationIds))
    .orderBy(asc(documentRequests.createdAt));
  // As with notes of the staff, what somebody wrote or who it was stays inside; how one was rated is one's own data.
  const ratings = await tx
    .select({
      applicationId: scorecards.applicationId,
      givenAt: scorecards.createdAt,
      ratings: scorecards.ratings,
      recommendation: scorecards.recommendation,
    })
    .from(scorecards)
    .where(inArray(scorecards.applicationId, applicationIds))
    .orderBy(asc(scorecards.createdAt), asc(scorecards.id));
  const tests = await tx
    .select({
      applicationId: assessmentInvitations.applicationId,
      name: assessmentInvitations.name,
      sentAt: assessmentInvitations.sentAt,
      startedAt: assessmentInvitations.startedAt,
      finishedAt: assessmentInvitations.finishedAt,
      questions: assessmentInvitations.questions,
      answers: assessmentInvitations.answers,
      marks: assessmentInvitations.marks,
    })
    .from(assessmentInvitations)
    .where(inArray(assessmentInvitations.applicationId, applicationIds))
    .orderBy(asc(assessmentInvitations.sentAt), asc(assessmentInvitations.id));
  const choices = await tx
    .select({
      applicationId: slotOffers.applicationId,
      offeredAt: slotOffers.createdAt,
      note: slotOffers.note,
      chosenAt: slotOffers.chosenAt,
      askedForOthersAt: slotOffers.askedAt,
      askedWords: slotOffers.askedWords,
    })
    .from(slotOffers)
    .where(inArray(slotOffers.applicationId, applicationIds))
    .orderBy(asc(slotOffers.createdAt), asc(slotOffers.id));
  // One that was never sent is a draft of the SACCO's.
  const made = await tx
    .select({
      applicationId: offers.applicationId,
      sentAt: offers.sentAt,
      state: offers.state,
      position: offers.position,
      salaryCents: offers.salaryCents,
      startDate: offers.startDate,
      place: offers.place,
      terms: offers.terms,
      letter: offers.letter,
      expiresAt: offers.expiresAt,
      answeredAt: offers.answeredAt,
      signature: offers.signature,
      declineReason: offers.declineReason,
      withdrawReason: offers.withdrawReason,
    })
    .from(offers)
    .where(and(inArray(offers.applicationId, applicationIds), isNotNull(offers.sentAt)))
    .orderBy(asc(offers.sentAt), asc(offers.id));
  const todo = await tx
    .select({
      applicationId: firstDaysLists.applicationId,
      title: firstDaysItems.title,
      dueDate: firstDaysItems.dueDate,
      doneAt: firstDaysItems.doneAt,
    })
    .from(firstDaysItems)
    .innerJoin(
      firstDaysLists,
      and(
        eq(firstDaysLists.organisationId, firstDaysItems.organisationId),
        eq(firstDaysLists.id, firstDaysItems.listId),
      ),
    )
    .where(
      and(inArray(firstDaysLists.applicationId, applicationIds), eq(firstDaysItems.audience, "newcomer")),
    )
    .orderBy(asc(firstDaysItems.dueDate), asc(firstDaysItems.id));
  return {
    todo,
    choices,
    offers: made,
    steps,
    meetings,
    messages,
    documents,
    ratings,
    assessments: tests.map(answeredAssessment),
  };
}

/** Names and keys of files, by id. */
export async function filesById(tx: Tx, ids: string[]) {
  const rows = await tx
    .select({ id: storedFiles.id, key: storedFiles.key, name: storedFiles.name })
    .from(storedFiles)
    .where(inArray(storedFiles.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
