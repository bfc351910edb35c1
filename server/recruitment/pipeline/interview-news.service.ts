import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ApplicationRow } from "../applications/hr-applications.queries.ts";
import { candidateContext, staffContext } from "./hiring-file.service.ts";
import {
  candidateInterviewMail,
  type InterviewChange,
  type InterviewReminder,
  interviewerMail,
} from "./interview.mail.ts";
import * as queries from "./pipeline.queries.ts";

/** Those of `people` who are not among the others. */
export const without = (people: readonly queries.Interviewer[], others: readonly queries.Interviewer[]) =>
  people.filter(({ id }) => !others.some((other) => other.id === id));

/** What changed of an interview, for whom. */
interface Change {
  kind: InterviewChange;
  /** When it was to be until now; null for one that was not moved. */
  before?: Date | null;
  /** Who interviewed until now. */
  interviewersBefore?: readonly queries.Interviewer[];
}

/** What mails about an interview hold, for each side, and who reads them. */
async function newsOf(
  platform: Platform,
  scope: OrganisationScope,
  application: ApplicationRow,
  id: string,
  before: Date | null,
) {
  const row = (await queries.interviewsOf(scope, application.id)).find((one) => one.id === id);
  if (!row) throw new Error("the interview was just written");
  const interviewers = (await queries.interviewersOf(scope, application.id)).filter(
    (one) => one.interviewId === id,
  );
  const { origin } = platform;
  const { product, email } = platform.config.brand;
  const candidate = { name: application.candidateName, email: application.accountEmail };
  const news = {
    ...staffContext(origin, application),
    ...row,
    before,
    organizer: { name: row.organizerName ?? product, email: row.organizerEmail ?? email },
    attendees: [candidate, ...interviewers],
    // As entries were named before names were kept.
    calendarUid: row.calendarUid ?? `interview-${id}@${new URL(origin).hostname}`,
  };
  return {
    news,
    toCandidate: { ...news, ...candidateContext(origin, application) },
    candidate,
    interviewers,
  };
}

type Mail = Parameters<typeof queueAccountMail>[3];

async function queueMails(
  platform: Platform,
  scope: OrganisationScope,
  { accountId }: ApplicationRow,
  mails: readonly Mail[],
): Promise<void> {
  const about = { aboutUserId: accountId ?? undefined };
  for (const mail of mails) await queueAccountMail(scope.tx, platform, scope.organisationId, mail, about);
}

/**
 * Informs the candidate and everyone who interviews of an interview as it is now, and of its time before when it
 * was moved. New interviewers are invited; former ones are informed that it is cancelled for them.
 */
export async function notifyParticipants(
  platform: Platform,
  scope: OrganisationScope,
  application: ApplicationRow,
  id: string,
  { kind, before = null, interviewersBefore }: Change,
): Promise<void> {
  const { news, toCandidate, candidate, interviewers } = await newsOf(
    platform,
    scope,
    application,
    id,
    before,
  );
  const now = new Date();
  const known = interviewersBefore ?? interviewers;
  const added = without(interviewers, known);
  const removed = without(known, interviewers);
  const mails = [
    candidateInterviewMail(toCandidate, candidate, kind, now),
    ...without(interviewers, added).map((one) => interviewerMail(news, one, kind, now)),
    ...added.map((one) => interviewerMail({ ...news, before: null }, one, "invited", now)),
    // A calendar takes the entry out for those whom the cancellation names.
    ...removed.map((one) => interviewerMail({ ...news, attendees: [one] }, one, "cancelled", now)),
  ];
  await queueMails(platform, scope, application, mails);
}

/** Reminds the candidate and everyone who interviews of an interview. */
export async function remindParticipants(
  platform: Platform,
  scope: OrganisationScope,
  application: ApplicationRow,
  id: string,
  kind: InterviewReminder,
): Promise<void> {
  const { news, toCandidate, candidate, interviewers } = await newsOf(platform, scope, application, id, null);
  const now = new Date();
  await queueMails(platform, scope, application, [
    candidateInterviewMail(toCandidate, candidate, kind, now),
    ...interviewers.map((one) => interviewerMail(news, one, kind, now)),
  ]);
}
