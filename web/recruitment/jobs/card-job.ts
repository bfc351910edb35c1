import type { Job } from "#contract/recruitment/jobs.ts";

/** What a card shows of a job. The rest, which is most of it, is read when somebody opens its details. */
export type CardJob = Omit<Job, "asksNoExperience" | "benefits" | "requirements" | "responsibilities">;

/** Leaves out of a job what its card does not show, so that a page of many does not carry it. */
export function onCard({
  asksNoExperience,
  benefits,
  requirements,
  responsibilities,
  ...shown
}: Job): CardJob {
  return shown;
}
