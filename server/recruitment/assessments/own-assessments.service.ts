import { eq } from "drizzle-orm";
import { CodedError } from "#contract/core/errors.ts";
import { says, textOf } from "#contract/core/messages.ts";
import type { OwnAssessment, OwnAttempt } from "#contract/recruitment/assessments.ts";
import { nairobiDay } from "#server/platform/clock.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import type { SignedIn } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { assessmentMessages } from "./assessments.messages.ts";
import { assessmentInvitations } from "./assessments.table.ts";
import { noteFinish } from "./finished.service.ts";
import { finishOf, type InvitationRow, ownStateOf, secondsLeft } from "./invitations.policy.ts";
import * as queries from "./invitations.queries.ts";

type Texts = (typeof assessmentMessages)["en"];

const refused = (choose: (t: Texts) => string) =>
  new CodedError("conflict", says(textOf(assessmentMessages, choose as never)));

/** As its candidate sees it; null for one that was taken back. */
function shownOwn(
  { row, status, jobTitle, organization }: queries.OwnInvitation,
  now: Date,
): OwnAssessment | null {
  const state = ownStateOf(row, status, now);
  if (!state) return null;
  const { id, applicationId, name, instructions, note, minutes, questions, dueAt } = row;
  return {
    id,
    applicationId,
    name,
    organization,
    jobTitle,
    instructions,
    note,
    minutes,
    questionCount: questions.length,
    dueDate: nairobiDay(new Date(dueAt.getTime() - 1)),
    state,
    finishedAt: finishOf(row, now)?.toISOString() ?? null,
  };
}

/** The questions leave the server only while the time runs, and never with what is right. */
function shownAttempt(found: queries.OwnInvitation, now: Date): OwnAttempt {
  const own = shownOwn(found, now);
  if (!own) throw new CodedError("not_found");
  const { questions, answers, endsAt } = found.row;
  const running = own.state === "started" && endsAt;
  return {
    ...own,
    secondsLeft: running ? secondsLeft(endsAt, now) : null,
    questions: running
      ? questions.map(({ id, kind, text, options, points }) => ({ id, kind, text, options, points }))
      : [],
    answers: running ? answers : {},
  };
}

const findOwn = async ({ database }: Platform, { userId }: SignedIn, id: string) => {
  const found = await acrossOrganisations(database, (tx) => queries.ownInvitation(tx, userId, id));
  if (!found) throw new CodedError("not_found");
  return found;
};

/** The assessments of one of the person's own applications. None for an application of somebody else. */
export async function listOwnAssessments(
  { database }: Platform,
  { userId }: SignedIn,
  applicationId: string,
): Promise<OwnAssessment[]> {
  const now = new Date();
  const rows = await acrossOrganisations(database, (tx) =>
    queries.ownInvitationsOf(tx, userId, applicationId),
  );
  return rows.flatMap((row) => shownOwn(row, now) ?? []);
}

/** One of the person's own assessments. @throws CodedError not_found */
export async function getOwnAssessment(platform: Platform, actor: SignedIn, id: string): Promise<OwnAttempt> {
  return shownAttempt(await findOwn(platform, actor, id), new Date());
}

/** Runs `change` on the person's own assessment, locked. @throws CodedError not_found */
async function changeOwn<T>(
  platform: Platform,
  actor: SignedIn,
  id: string,
  change: (scope: OrganisationScope, own: queries.OwnInvitation, now: Date) => Promise<T>,
): Promise<T> {
  const found = await findOwn(platform, actor, id);
  return inOrganisation(platform.database, found.row.organisationId, async (scope) => {
    const row = await queries.lockedInvitationById(scope, id);
    if (!row) throw new CodedError("not_found");
    return change(scope, { ...found, row }, new Date());
  });
}

/**
 * Begins; from here the time runs by the server's clock. A second press, or a second tab, changes nothing.
 * @throws CodedError not_found, conflict when its last day is over or the application is closed
 */
export async function startOwnAssessment(
  platform: Platform,
  actor: SignedIn,
  id: string,
): Promise<OwnAttempt> {
  await changeOwn(platform, actor, id, async (scope, { row, status }, now) => {
    const state = ownStateOf(row, status, now);
    if (!state) throw new CodedError("not_found");
    if (state === "expired") throw refused((t) => t.tooLate);
    if (state === "closed") throw refused((t) => t.closed);
    if (state !== "waiting") return;
    const endsAt = new Date(now.getTime() + row.minutes * 60_000);
    await scope.update(assessmentInvitations, { startedAt: now, endsAt }, eq(assessmentInvitations.id, id));
    await scope.audit(actor, {
      action: "assessment.started",
      subject: "application",
      subjectId: row.applicationId,
      detail: { assessmentInvitationId: id },
    });
  });
  return getOwnAssessment(platform, actor, id);
}

/** @throws CodedError conflict unless the time runs */
function requireRunning(row: InvitationRow, state: OwnAssessment["state"] | null): Date {
  if (!state) throw new CodedError("not_found");
  if (state === "waiting" || state === "expired") throw refused((t) => t.notBegun);
  if (state === "closed") throw refused((t) => t.closed);
  if (state === "finished" || !row.endsAt) throw refused((t) => t.timeOver);
  return row.endsAt;
}

/** What is kept of an answer: nothing blank, and of options only those that were offered. @throws CodedError */
function answerTo(row: InvitationRow, questionId: string, answer: string[]): string[] {
  const question = row.questions.find((one) => one.id === questionId);
  if (!question) throw new CodedError("not_found");
  const given = [...new Set(answer.map((text) => text.trim()).filter((text) => text !== ""))];
  const most = question.kind === "multiple_choice" ? question.options.length : 1;
  const known = question.options.length === 0 || given.every((text) => question.options.includes(text));
  if (given.length > most || !known) {
    const text = says(textOf(assessmentMessages, (t) => t.unknownOption));
    throw new CodedError("validation", undefined, { answer: text });
  }
  return given;
}

/**
 * Keeps the answer to a question. One that was on its way when the time ended is still taken.
 * @throws CodedError not_found, validation, conflict unless the time runs
 */
export function answerOwnAssessment(
  platform: Platform,
  actor: SignedIn,
  { id, questionId }: { id: string; questionId: string },
  answer: string[],
): Promise<{ secondsLeft: number }> {
  return changeOwn(platform, actor, id, async (scope, { row, status }, now) => {
    const endsAt = requireRunning(row, ownStateOf(row, status, now));
    const answers = { ...row.answers, [questionId]: answerTo(row, questionId, answer) };
    await scope.update(assessmentInvitations, { answers }, eq(assessmentInvitations.id, id));
    return { secondsLeft: secondsLeft(endsAt, now) };
  });
}

/** Hands in what has been answered. A repeat changes nothing. @throws CodedError not_found, conflict before the beginning */
export async function submitOwnAssessment(
  platform: Platform,
  actor: SignedIn,
  id: string,
): Promise<OwnAttempt> {
  await changeOwn(platform, actor, id, async (scope, { row, status }, now) => {
    const over = finishOf(row, now);
    const end = over ?? requireRunning(row, ownStateOf(row, status, now));
    await noteFinish(scope, row, new Date(Math.min(now.getTime(), end.getTime())));
  });
  return getOwnAssessment(platform, actor, id);
}
