import { CodedError } from "#contract/core/errors.ts";
import type { Page } from "#contract/core/paging.ts";
import type { JobDetails } from "#contract/recruitment/job-terms.ts";
import type { Job, JobFacets } from "#contract/recruitment/jobs.ts";
import { nairobiDay } from "#server/platform/clock.ts";
import { acrossOrganisations, type OrganisationScope } from "#server/platform/database/scope.ts";
import { trialEnded } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { slugOf } from "#server/platform/text.ts";
import { asksNoExperience, termsOf } from "./job-terms.ts";
import {
  type BoardPage,
  countOpenJobs,
  type JobQuery,
  type JobRow,
  jobById,
  jobsOfPage,
  listBoard,
  type PublicJobRow,
  searchBoard,
} from "./jobs.queries.ts";

/** The last part of a job's public address. */
export const jobSlug = ({ id, title }: { id: string; title: string }): string =>
  `${slugOf(title, "position")}-${id}`;

export function toJob(row: PublicJobRow): Job {
  return {
    ...row,
    slug: jobSlug(row),
    asksNoExperience: asksNoExperience(row),
    paused: row.sample || trialEnded(row, new Date()),
    postedDate: row.postedAt.toISOString(),
    organization: { name: row.organisationName, slug: row.organisationSlug },
  };
}

/** What says whether a job takes applications. */
export interface JobState {
  status: string;
  deadline: string;
  /** Of the SACCO's trial; null without one. */
  trialEndsAt: Date | null;
  /** Of a made-up SACCO: nobody applies for it. */
  sample: boolean;
}

/** Whether applications are taken: active and real, the deadline's day is not over in Nairobi, and no trial has ended. */
export const isOpen = (job: JobState, now: Date): boolean =>
  job.status === "Active" && !job.sample && job.deadline >= nairobiDay(now) && !trialEnded(job, now);

/** A job of the organisation that takes applications now. @throws CodedError not_found, job_closed */
export async function ownOpenJob(scope: OrganisationScope, jobId: string): Promise<JobRow> {
  const job = await jobById(scope.tx, jobId);
  if (job?.organisationId !== scope.organisationId) throw new CodedError("not_found");
  if (!isOpen(job, new Date())) throw new CodedError("job_closed");
  return job;
}

/** The public board: open jobs of every SACCO. What nobody wrote as typed is looked for in similar titles. */
export function listJobs({ database }: Platform, query: JobQuery): Promise<Page<Job>> {
  return acrossOrganisations(database, async (tx) => {
    const today = nairobiDay(new Date());
    const { q } = query;
    const answer = async (page: BoardPage, found: Pick<Job, "similar">) => ({
      rows: (await jobsOfPage(tx, page)).map((row) => ({ ...toJob(row), ...found })),
      total: page.total,
    });
    if (!q) return answer(await listBoard(tx, query, today), {});
    const exact = await searchBoard(tx, q, query, today, "exact");
    if (exact.total > 0) return answer(exact, {});
    return answer(await searchBoard(tx, q, query, today, "similar"), { similar: true });
  });
}

/** What the board's filters offer. */
export function jobFacets({ database }: Platform, sacco: string | undefined): Promise<JobFacets> {
  return acrossOrganisations(database, async (tx) => {
    const today = nairobiDay(new Date());
    const rows = await countOpenJobs(tx, today, sacco);
    const by = (name: "department" | "location" | "type") =>
      rows.flatMap(({ [name]: value, count }) => (value === null ? [] : [{ value, count }]));
    // Nothing is counted more often than all of them, and their count is there even when it is 0.
    return {
      total: rows[0]?.count ?? 0,
      departments: by("department"),
      locations: by("location"),
      types: by("type"),
    };
  });
}

/** @throws CodedError not_found */
export async function getJob({ database }: Platform, id: string): Promise<JobDetails> {
  const row = await acrossOrganisations(database, (tx) => jobById(tx, id));
  if (!row) throw new CodedError("not_found");
  return { ...toJob(row), terms: termsOf(row), questions: row.questions, keptMonths: row.keptMonths };
}
