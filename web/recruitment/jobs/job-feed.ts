import { defaultLanguage } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import { employmentTypeMessages } from "#contract/recruitment/job.messages.ts";
import type { Job } from "#contract/recruitment/jobs.ts";
import { formatDate } from "#web/lib/format.ts";
import { xmlText } from "#web/lib/xml.ts";
import { jobPath } from "./paths.ts";

/** The feed of the board, or of one SACCO's jobs. */
export function feedPath(sacco?: string, page = 1): string {
  const search = new URLSearchParams({
    ...(sacco ? { sacco } : {}),
    ...(page > 1 ? { page: `${page}` } : {}),
  });
  return search.size > 0 ? `/jobs/feed.xml?${search}` : "/jobs/feed.xml";
}

export interface JobFeed {
  title: string;
  description: string;
  /** Public origin, before every path. */
  origin: string;
  /** The page whose jobs these are. */
  page: string;
  /** Address of this very part of the feed. */
  self: string;
  /** The next part; null after the last (RFC 5005, section 3). */
  next: string | null;
  jobs: readonly Job[];
}

const tag = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;

/** A moment as RSS writes it (RFC 822): `Tue, 09 Mar 2027 06:00:00 GMT`. */
const moment = (iso: string) => new Date(iso).toUTCString();

/** What a reader shows of a job: HTML, which the feed carries as text. */
function summary(job: Job): string {
  const facts = [
    job.location,
    inOneOf(employmentTypeMessages, defaultLanguage)[job.type],
    job.salary,
    `Apply by ${formatDate(job.deadline)}`,
  ].filter(Boolean);
  const paragraphs = job.description.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return [facts.join(" · "), ...paragraphs].map((text) => `<p>${xmlText(text.trim())}</p>`).join("");
}

function item(job: Job, origin: string): string[] {
  const address = origin + jobPath(job);
  return [
    "    <item>",
    `      ${tag("title", `${job.title} at ${job.organization.name}`)}`,
    `      ${tag("link", address)}`,
    `      <guid isPermaLink="false">${xmlText(job.id)}</guid>`,
    `      ${tag("pubDate", moment(job.postedDate))}`,
    `      ${tag("category", job.department)}`,
    `      ${tag("description", summary(job))}`,
    "    </item>",
  ];
}

/** The lines of an RSS 2.0 feed. */
export function jobFeed({ title, description, origin, page, self, next, jobs }: JobFeed): string[] {
  const link = (rel: string, path: string) =>
    `    <atom:link rel="${rel}" type="application/rss+xml" href="${xmlText(origin + path)}"/>`;
  return [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "  <channel>",
    `    ${tag("title", title)}`,
    `    ${tag("link", origin + page)}`,
    `    ${tag("description", description)}`,
    "    <language>en-ke</language>",
    ...(jobs[0] ? [`    ${tag("lastBuildDate", moment(jobs[0].postedDate))}`] : []),
    "    <ttl>60</ttl>",
    link("self", self),
    ...(next === null ? [] : [link("next", next)]),
    ...jobs.flatMap((job) => item(job, origin)),
    "  </channel>",
    "</rss>",
  ];
}
