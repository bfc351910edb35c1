import type { Job } from "#contract/recruitment/jobs.ts";

/** What a card shows of a job. The rest, which is most of it, is read when somebody opens its details. */
export type CardJob = Omit<Job, "asksNoExperience" | "benefits" | "requirements" | "responsibilities">;

/** By the job: the server's memory of the board gives the same jobs again, and markup that is kept is found by its job. */
const cardJobs = new WeakMap<Job, CardJob>();

/** Leaves out of a job what its card does not show, so that a page of many does not carry it. The same for the same job. */
export function onCard(job: Job): CardJob {
  const known = cardJobs.get(job);
  if (known) return known;
  const { asksNoExperience, benefits, requirements, responsibilities, ...shown } = job;
  cardJobs.set(job, shown);
  return shown;
}

const cardLists = new WeakMap<readonly Job[], readonly CardJob[]>();

/** The same of a list of jobs. */
export function onCards(jobs: readonly Job[]): readonly CardJob[] {
  const cards = cardLists.get(jobs) ?? jobs.map(onCard);
  cardLists.set(jobs, cards);
  return cards;
}
