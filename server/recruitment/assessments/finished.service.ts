import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { systemActor } from "#server/platform/audit/audit.ts";
import { dayMillis } from "#server/platform/clock.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import { notify } from "#server/platform/notifications/notifications.service.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { noteInHistory } from "../applications/history.service.ts";
import { applicationById } from "../applications/hr-applications.queries.ts";
import { recruiters } from "../applications/recruiters.queries.ts";
import { noteActivity } from "../applications/visits.queries.ts";
import { candidateContext } from "../pipeline/hiring-file.service.ts";
import { assessmentLink, assessmentMail } from "./assessments.mail.ts";
import { finishOf, type InvitationRow } from "./invitations.policy.ts";
import * as queries from "./invitations.queries.ts";
import { scoreOf } from "./scoring.ts";

/** Hands in what candidates left open when their time was over, and reminds those who have not begun. */
export const assessmentsTask = defineScheduledTask(
  "recruitment.assessments",
  "Close assessments whose time is over, and remind of those to begin",
  "*/5 * * * *",
);

/** Assessments that one run looks at; the next run goes on. */
const maxAtOnce = 200;

/**
 * Notes that an assessment is done, and notifies who sent it, or everyone in HR when they left. Whoever notes it
 * second, the candidate or the task, changes nothing.
 */
export async function noteFinish(
  scope: OrganisationScope,
  row: InvitationRow,
  finishedAt: Date,
): Promise<void> {
  if (!(await queries.finish(scope, row.id, finishedAt))) return;
  const application = await applicationById(scope, row.applicationId);
  if (!application) return;
  const { total, points, percent } = scoreOf(row.questions, row.answers, row.marks);
  const result = percent === null ? "some answers wait to be marked" : `${total} of ${points} points`;
  await noteInHistory(
    scope,
    application,
    { actorId: null },
    `Finished the assessment “${row.name}”: ${result}.`,
  );
  await noteActivity(scope, application.id);
  await scope.audit(systemActor, {
    action: "assessment.finished",
    subject: "application",
    subjectId: application.id,
    detail: { assessmentInvitationId: row.id },
  });
  const team = (await recruiters(scope)).map(({ id }) => id);
  const readers = row.sentBy && team.includes(row.sentBy) ? [row.sentBy] : team;
  await notify(scope, readers, { kind: "assessment_finished", subjectId: application.id });
}

async function closeAttempt(platform: Platform, place: { organisationId: string; id: string }, now: Date) {
  await inOrganisation(platform.database, place.organisationId, async (scope) => {
    const row = await queries.lockedInvitationById(scope, place.id);
    const finishedAt = row && finishOf(row, now);
    if (row && finishedAt) await noteFinish(scope, row, finishedAt);
  });
}

async function remind(
  platform: Platform,
  place: { organisationId: string; id: string },
  now: Date,
  until: Date,
) {
  await inOrganisation(platform.database, place.organisationId, async (scope) => {
    const row = await queries.claimReminder(scope, place.id, now, until);
    const application = row && (await applicationById(scope, row.applicationId));
    if (!application) return;
    const about = candidateContext(platform.origin, application);
    const link = assessmentLink(platform.origin, row.id);
    const mail = assessmentMail(about, link, row, { reminder: true });
    await queueAccountMail(scope.tx, platform, place.organisationId, mail);
  });
}

/**
 * One run of the task: every attempt whose time is over is handed in, and whoever has to begin within a day, and was
 * asked more than a day ago, is reminded once.
 */
export async function followAssessments(platform: Platform, now = new Date()): Promise<void> {
  const { database } = platform;
  for (const place of await acrossOrganisations(database, (tx) =>
    queries.attemptsToClose(tx, now, maxAtOnce),
  )) {
    await closeAttempt(platform, place, now);
  }
  const until = new Date(now.getTime() + dayMillis);
  const waiting = await acrossOrganisations(database, (tx) =>
    queries.invitationsToRemind(tx, now, until, maxAtOnce),
  );
  for (const place of waiting) await remind(platform, place, now, until);
}
