import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { systemActor } from "#server/platform/audit/audit.ts";
import { nairobiDay, nairobiDayAfter } from "#server/platform/clock.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { notify } from "#server/platform/notifications/notifications.service.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { updateJob } from "../jobs/hr-jobs.queries.ts";
import { applicationsClosedMail } from "./applications.mail.ts";
import * as queries from "./deadline.queries.ts";
import { applicationLink, applicationThread } from "./links.ts";
import { recruiters } from "./recruiters.queries.ts";

/** Closes jobs whose last day is over. Each is closed once, whoever comes first. */
export const jobDeadlinesTask = defineScheduledTask(
  "recruitment.job_deadlines",
  "Close jobs after their deadline",
  "*/10 * * * *",
);

/** Jobs that one run closes; the next run goes on. */
const maxAtOnce = 200;

/** Days after which nobody is told any more: an installation that was off for long has nothing new to say. */
const newsDays = 7;

/**
 * Closes a job and informs HR and everyone who waits for a decision, all in one transaction. Who was informed when it
 * closed before, and was opened again since, is not informed twice.
 */
function closeJob(platform: Platform, organisationId: string, id: string, now: Date): Promise<void> {
  const today = nairobiDay(now);
  return inOrganisation(platform.database, organisationId, async (scope) => {
    const job = await queries.claimEnd(scope, id, today);
    if (!job) return;
    const { title: jobTitle, deadline, organization, endAnnouncedAt } = job;
    const isNews = deadline >= nairobiDayAfter(now, -newsDays);
    await updateJob(scope, id, {
      status: "Closed",
      closedAt: now,
      ...(isNews ? { endAnnouncedAt: now } : {}),
    });
    await scope.audit(systemActor, {
      action: "job.closed",
      subject: "job",
      subjectId: id,
      detail: { deadline },
    });
    if (!isNews) return;
    const team = await recruiters(scope);
    await notify(
      scope,
      team.map((person) => person.id),
      { kind: "job_ended", subjectId: id },
    );
    for (const { id: applicationId, name, email } of await queries.waitingFor(scope, id, endAnnouncedAt)) {
      const mail = applicationsClosedMail({
        to: email,
        thread: applicationThread(applicationId),
        name,
        jobTitle,
        organization,
        deadline,
        link: applicationLink(platform.origin, applicationId),
      });
      await queueAccountMail(scope.tx, platform, organisationId, mail);
    }
  });
}

/** Closes every job whose last day, in Nairobi, is over. */
export async function closeEndedJobs(platform: Platform, now = new Date()): Promise<void> {
  const ended = await acrossOrganisations(platform.database, (tx) =>
    queries.jobsToClose(tx, nairobiDay(now), maxAtOnce),
  );
  for (const { organisationId, id } of ended) await closeJob(platform, organisationId, id, now);
}
