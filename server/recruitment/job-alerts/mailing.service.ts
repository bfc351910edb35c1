import { stoppedAlertDays, unconfirmedAlertDays } from "#contract/core/limits.ts";
import type { AlertSearch } from "#contract/recruitment/job-alerts.ts";
import { dayMillis, nairobiDay } from "#server/platform/clock.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { pageInEach } from "#server/platform/mail/in-languages.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { jobsOfPage, listBoard, searchBoard } from "../jobs/jobs.queries.ts";
import { toJob } from "../jobs/jobs.service.ts";
import type { AlertKeys } from "./alert-keys.ts";
import { newJobsMail } from "./job-alerts.mail.ts";
import * as queries from "./job-alerts.queries.ts";
import { alertPage } from "./job-alerts.service.ts";
import { nextMailing } from "./mailing-times.ts";

/** Mails new jobs to who asked for them. */
export const jobAlertsTask = defineScheduledTask(
  "recruitment.job_alerts",
  "Mail new jobs to who asked for them",
  "*/10 * * * *",
);

/** Forgets alerts that nobody confirmed, or that were stopped. */
export const jobAlertsCleanTask = defineScheduledTask(
  "recruitment.job_alerts_clean",
  "Delete job alerts that nobody wants",
  "52 3 * * *",
);

/** Alerts that are read at once, and that one run looks at; the next run goes on. */
const atOnce = 200;
const maxRun = 5000;

/** Jobs that a mail has room for. */
const maxJobs = 20;

/** A job counts as published at the beginning of a transaction that may take a moment to end. */
const settledMillis = 60_000;

type Search = Omit<AlertSearch, "sacco">;

/** The open jobs of an alert that were published in a span of time, newest first. */
async function newJobsOf(tx: Tx, alert: queries.AlertRow, until: Date) {
  const today = nairobiDay(new Date());
  const query = {
    page: 1,
    pageSize: maxJobs,
    sort: "-postedDate" as const,
    sacco: alert.saccoSlug ?? undefined,
    department: alert.department ? [alert.department] : undefined,
    location: alert.location ? [alert.location] : undefined,
    type: alert.type ? [alert.type as Exclude<Search["type"], "">] : undefined,
    posted: { after: alert.mailedUntil, until },
  };
  const page = alert.q
    ? await searchBoard(tx, alert.q, query, today, "exact")
    : await listBoard(tx, query, today);
  return { jobs: (await jobsOfPage(tx, page)).map(toJob), total: page.total };
}

/** One alert: its mail, if there is something new, and when the next one is due, in one transaction. */
async function mailAlert(platform: Platform, keys: AlertKeys, id: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() - settledMillis);
  await acrossOrganisations(platform.database, async (tx) => {
    const alert = await queries.lockDueAlert(tx, id, now);
    if (!alert) return;
    const { jobs, total } = await newJobsOf(tx, alert, until);
    await queries.updateAlert(tx, id, {
      mailedUntil: until > alert.mailedUntil ? until : alert.mailedUntil,
      nextAt: nextMailing(alert.frequency, now),
    });
    if (jobs.length === 0) return;
    const { q, department, location, to, name, saccoName } = alert;
    const language = alert.accountLanguage ?? alert.language;
    const search = { q, department, location, type: alert.type as Search["type"] };
    const filters = Object.entries({ ...search, sacco: alert.saccoSlug ?? "" }).filter(([, value]) => value);
    const page = (path: string) => pageInEach(platform.origin, path)[language];
    const mail = newJobsMail({
      to,
      name,
      language,
      search,
      saccoName,
      jobs: jobs.map((job) => ({ job, url: page(`/jobs/${job.slug}?source=job_alert`) })),
      total,
      boardUrl: page(filters.length > 0 ? `/jobs?${new URLSearchParams(filters)}` : "/jobs"),
      alertUrl: alertPage(platform, keys, id)[language],
    });
    await queueMail(tx, platform.queue, null, mail);
  });
}

/** One run of the task: each due alert is mailed once, whichever process comes first. */
export async function mailJobAlerts(platform: Platform, keys: AlertKeys, now = new Date()): Promise<void> {
  for (let looked = 0; looked < maxRun; looked += atOnce) {
    const due = await acrossOrganisations(platform.database, (tx) => queries.dueAlerts(tx, now, atOnce));
    for (const id of due) await mailAlert(platform, keys, id, now);
    if (due.length < atOnce) return;
  }
}

/** One run of the other task. */
export async function cleanJobAlerts({ database }: Platform, now = new Date()): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMillis);
  await acrossOrganisations(database, (tx) =>
    queries.deleteIdle(tx, { asked: ago(unconfirmedAlertDays), stopped: ago(stoppedAlertDays) }),
  );
}
