import { CodedError } from "#contract/core/errors.ts";
import type { Language } from "#contract/core/language.ts";
import { textOf } from "#contract/core/messages.ts";
import type { Page } from "#contract/core/paging.ts";
import type { HiringSacco } from "#contract/recruitment/hiring-saccos.ts";
import { employmentTypeMessages } from "#contract/recruitment/job.messages.ts";
import type { Job } from "#contract/recruitment/jobs.ts";
import { sitemapSize } from "#contract/recruitment/jobs.ts";
import { nairobiDate, nairobiDay, nairobiMoment } from "#server/platform/clock.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { trialEnded } from "#server/platform/http/access.ts";
import type { Picture } from "#server/platform/pictures/pictures.ts";
import type { Platform } from "#server/platform/platform.ts";
import { jobPictureMessages, jobRefusals } from "./jobs.messages.ts";
import { jobById } from "./jobs.queries.ts";
import { isOpen, jobSlug, toJob } from "./jobs.service.ts";
import * as queries from "./public-jobs.queries.ts";

/** Jobs that a closed one offers instead. */
const offered = 3;

/** Addresses of all open jobs, a sitemap file's worth at a time. */
export function listJobAddresses(
  { database }: Platform,
  page: number,
): Promise<Page<{ slug: string; postedDate: string }>> {
  return acrossOrganisations(database, async (tx) => {
    const { rows, total } = await queries.listJobAddresses(tx, nairobiDay(new Date()), page, sitemapSize);
    return {
      rows: rows.map((row) => ({ slug: jobSlug(row), postedDate: row.postedAt.toISOString() })),
      total,
    };
  });
}

type SaccoRow = Awaited<ReturnType<typeof queries.hiringSaccos>>[number];
function toSacco(row: SaccoRow): HiringSacco {
  const paused = trialEnded(row, new Date());
  return {
    ...row,
    paused,
    lastPosted: row.lastPosted?.toISOString() ?? null,
    generalApplications: row.generalApplications && !paused,
  };
}

/** SACCOs that are hiring. */
export async function listSaccos({ database }: Platform): Promise<HiringSacco[]> {
  const today = nairobiDay(new Date());
  return (await acrossOrganisations(database, (tx) => queries.hiringSaccos(tx, today))).map(toSacco);
}

/**
 * A SACCO by its slug. One that has never published a job is not there: who merely tries the product
 * is nobody's business.
 * @throws CodedError not_found
 */
export async function getSacco({ database }: Platform, slug: string): Promise<HiringSacco> {
  const today = nairobiDay(new Date());
  const row = await acrossOrganisations(database, (tx) => queries.saccoBySlug(tx, slug, today));
  if (!row)
    throw new CodedError(
      "not_found",
      textOf(jobRefusals, (t) => t.noCareersPage),
    );
  return toSacco(row);
}

/** Open jobs that are most like this one. @throws CodedError not_found */
export function similarJobs({ database }: Platform, id: string): Promise<Job[]> {
  return acrossOrganisations(database, async (tx) => {
    const job = await jobById(tx, id);
    if (!job) throw new CodedError("not_found");
    return (await queries.similarJobs(tx, job, nairobiDay(new Date()), offered)).map(toJob);
  });
}

/** What a shared link to a job shows. @throws CodedError not_found */
export async function jobPicture(
  { config, database, pictures }: Platform,
  id: string,
  language: Language,
): Promise<Picture> {
  const job = await acrossOrganisations(database, (tx) => jobById(tx, id));
  if (!job) throw new CodedError("not_found");
  const now = new Date();
  const t = jobPictureMessages[language];
  const closed = trialEnded(job, now) ? t.paused : t.closed;
  const date = nairobiDate(nairobiMoment(job.deadline), language);
  const last = isOpen(job, now) ? t.applyBy({ date }) : closed;
  return pictures.card({
    product: config.brand.product,
    eyebrow: job.organisationName,
    title: job.title,
    text: "",
    facts: [job.location, employmentTypeMessages[language][job.type], job.salary, last],
  });
}

/** What a shared link to a careers page shows. @throws CodedError not_found */
export async function saccoPicture(platform: Platform, slug: string, language: Language): Promise<Picture> {
  const { name, openJobs } = await getSacco(platform, slug);
  const t = jobPictureMessages[language];
  return platform.pictures.card({
    product: platform.config.brand.product,
    eyebrow: t.careers,
    title: t.openPositionsAt({ sacco: name }),
    text: "",
    facts: [t.openPositions({ count: openJobs })],
  });
}

/** Which websites may show the list of a SACCO's jobs. For one without settings, or that is not there, none is named. */
export async function embedSitesOf({ database }: Platform, slug: string): Promise<{ sites: string[] }> {
  return { sites: await acrossOrganisations(database, (tx) => queries.embedSites(tx, slug)) };
}
