import { eq } from "drizzle-orm";
import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import {
  type AssessmentFile,
  type AssessmentInvitation,
  assessmentLimits,
  type assessmentMarks,
  type newAssessmentInvitation,
} from "#contract/recruitment/assessments.ts";
import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { endOfDay, nairobiDay } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { requireDueDate } from "#server/platform/document-requests/document-requests.ts";
import { requireVerifiedEmail, type Staff, trialEnded } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { actorColumns, noteInHistory, recordInHistory } from "../applications/history.service.ts";
import { type ApplicationRow, applicationById } from "../applications/hr-applications.queries.ts";
import { candidateContext, lockedApplication } from "../pipeline/hiring-file.service.ts";
import { isNew } from "../pipeline/pipeline.queries.ts";
import { assessmentCancelledMail, assessmentLink, assessmentMail } from "./assessments.mail.ts";
import { assessmentInvitations, assessments } from "./assessments.table.ts";
import { listAssessments, questionsOf } from "./bank.queries.ts";
import { finishOf, type InvitationRow, stateOfInvitation, takesAssessments } from "./invitations.policy.ts";
import * as queries from "./invitations.queries.ts";
import { scoreOf } from "./scoring.ts";

/** An assessment that was sent, as staff see it. Answers show when it is done. */
function shownInvitation(
  row: InvitationRow,
  sentBy: string | null,
  status: ApplicationRow["status"],
  now: Date,
): AssessmentInvitation {
  const finishedAt = finishOf(row, now);
  const score = scoreOf(row.questions, row.answers, row.marks);
  return {
    id: row.id,
    name: row.name,
    minutes: row.minutes,
    passMark: row.passMark,
    note: row.note,
    dueDate: nairobiDay(new Date(row.dueAt.getTime() - 1)),
    sentAt: row.sentAt.toISOString(),
    sentBy,
    state: stateOfInvitation(row, status, now),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
    reached: finishedAt ? score.total : null,
    points: score.points,
    percent: finishedAt ? score.percent : null,
    questions: row.questions.map((question, place) => ({
      ...question,
      answer: finishedAt ? (row.answers[question.id] ?? []) : [],
      reached: finishedAt ? (score.reached[place] ?? null) : null,
    })),
  };
}

async function describeAssessments(
  scope: OrganisationScope,
  { principal: { membership } }: Staff,
  { id, status }: ApplicationRow,
): Promise<AssessmentFile> {
  const now = new Date();
  const sent = await queries.invitationsOf(scope, id);
  const ended = membership !== null && trialEnded(membership, now);
  return {
    sent: sent.map(({ row, sentBy }) => shownInvitation(row, sentBy, status, now)),
    choices: (await listAssessments(scope)).map(({ questionIds: _, ...choice }) => choice),
    maySend: takesAssessments(status) && !ended,
  };
}

/** The assessments of an application. @throws CodedError not_found */
export function getAssessments({ database }: Platform, staff: Staff, id: string): Promise<AssessmentFile> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const application = await applicationById(scope, id);
    if (!application) throw new CodedError("not_found");
    return describeAssessments(scope, staff, application);
  });
}

/** @throws CodedError conflict at an application that is closed or was sent many already, validation */
async function newInvitation(
  scope: OrganisationScope,
  { id: applicationId, status }: ApplicationRow,
  sentBy: string | null,
  { key, assessmentId, dueDate, extraMinutes = 0, note }: z.output<typeof newAssessmentInvitation>,
): Promise<InvitationRow> {
  if (!takesAssessments(status)) {
    throw new CodedError("conflict", "This application is closed; nothing more can be asked for.");
  }
  const maxSent = assessmentLimits.sent;
  if ((await queries.invitationsOf(scope, applicationId)).length >= maxSent) {
    throw new CodedError("conflict", `This application was sent ${maxSent} assessments already.`);
  }
  const { name, instructions, minutes, passMark } = assessments;
  const [chosen] = await scope.select(
    { name, instructions, minutes, passMark },
    assessments,
    eq(assessments.id, assessmentId),
  );
  if (!chosen) {
    const gone = "This assessment was removed meanwhile. Choose another one.";
    throw new CodedError("validation", undefined, { assessmentId: gone });
  }
  const [row] = await scope
    .insert(assessmentInvitations, {
      ...chosen,
      id: key ?? newId(),
      applicationId,
      note: note || null,
      sentBy,
      minutes: chosen.minutes + extraMinutes,
      questions: await questionsOf(scope, assessmentId),
      sentAt: new Date(),
      dueAt: endOfDay(requireDueDate(dueDate) ?? dueDate),
    })
    .returning();
  if (!row) throw new Error("An assessment was not inserted");
  return row;
}

/**
 * Sends an assessment to the candidate of an application: it, its mail and its line in the history are written together.
 * @throws CodedError not_found, validation, conflict, email_unverified
 */
export function sendAssessment(
  platform: Platform,
  staff: Staff,
  applicationId: string,
  input: z.output<typeof newAssessmentInvitation>,
): Promise<AssessmentFile> {
  requireVerifiedEmail(staff);
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const application = await lockedApplication(scope, applicationId);
    if (await isNew(scope, assessmentInvitations, input.key, applicationId)) {
      const row = await newInvitation(scope, application, staff.userId, input);
      const { id, name } = row;
      await recordInHistory(scope, staff, application, {
        action: "assessment.sent",
        words: `Sent the assessment “${name}”.`,
        detail: { assessmentInvitationId: id },
      });
      const about = candidateContext(platform.origin, application);
      const link = assessmentLink(platform.origin, id);
      const mail = assessmentMail(about, link, row, { reminder: false });
      await queueAccountMail(scope.tx, platform, staff.organisationId, mail);
    }
    return describeAssessments(scope, staff, application);
  });
}

/** An assessment with its application, taken for this transaction. @throws CodedError not_found */
async function lockedInvitation(scope: OrganisationScope, id: string) {
  const application = await lockedApplication(scope, await queries.applicationOfInvitation(scope, id));
  const row = await queries.invitationById(scope, id);
  if (!row) throw new CodedError("not_found");
  return { application, row };
}

/**
 * Takes an assessment back before it is begun. One that was taken back already stays so.
 * @throws CodedError not_found, conflict, email_unverified
 */
export function cancelAssessment(platform: Platform, staff: Staff, id: string): Promise<AssessmentFile> {
  requireVerifiedEmail(staff);
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const { application, row } = await lockedInvitation(scope, id);
    if (row.cancelledAt) return describeAssessments(scope, staff, application);
    if (row.startedAt) {
      throw new CodedError("conflict", "The candidate has begun, so it cannot be taken back any more.");
    }
    const cancelledAt = new Date();
    await scope.update(assessmentInvitations, { cancelledAt }, eq(assessmentInvitations.id, id));
    await recordInHistory(scope, staff, application, {
      action: "assessment.cancelled",
      words: `Took back the assessment “${row.name}”.`,
      detail: { assessmentInvitationId: id },
    });
    // Whoever could not do it any more has nothing to learn.
    if (row.dueAt > cancelledAt && takesAssessments(application.status)) {
      const mail = assessmentCancelledMail(candidateContext(platform.origin, application), row.name);
      await queueAccountMail(scope.tx, platform, staff.organisationId, mail);
    }
    return describeAssessments(scope, staff, application);
  });
}

/** @throws CodedError validation for points that a question does not have, or a question that was not asked */
function checkMarks({ questions }: InvitationRow, marks: z.output<typeof assessmentMarks>["marks"]): void {
  const maxPointsOf = new Map(questions.map(({ id, points }) => [id, points]));
  const fields: Record<string, string> = {};
  for (const [place, { questionId, points }] of marks.entries()) {
    const max = maxPointsOf.get(questionId);
    if (max === undefined) fields[`marks.${place}.questionId`] = "This question was not asked.";
    else if (points > max) fields[`marks.${place}.points`] = `At most ${max}.`;
  }
  if (Object.keys(fields).length > 0) throw new CodedError("validation", undefined, fields);
}

/**
 * Gives points for answers of an assessment that is done. What another colleague gave for other answers stays.
 * @throws CodedError not_found, validation, conflict before it is done
 */
export function markAssessment(
  { database }: Platform,
  staff: Staff,
  id: string,
  { marks }: z.output<typeof assessmentMarks>,
): Promise<AssessmentFile> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { application, row } = await lockedInvitation(scope, id);
    if (!finishOf(row, new Date())) {
      throw new CodedError("conflict", "The candidate has not finished this assessment.");
    }
    checkMarks(row, marks);
    const given = Object.fromEntries(marks.map(({ questionId, points }) => [questionId, points]));
    const all = { ...row.marks, ...given };
    await scope.update(assessmentInvitations, { marks: all }, eq(assessmentInvitations.id, id));
    const { total, points, percent } = scoreOf(row.questions, row.answers, all);
    if (percent !== null) {
      const result = `Marked the assessment “${row.name}”: ${total} of ${points} points.`;
      await noteInHistory(scope, application, actorColumns(staff), result);
    }
    await scope.audit(staff, {
      action: "assessment.marked",
      subject: "application",
      subjectId: application.id,
      detail: { assessmentInvitationId: id },
    });
    return describeAssessments(scope, staff, application);
  });
}
