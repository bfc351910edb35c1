import { nairobiMoment } from "#contract/core/clock.ts";
import type { Language } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import type { Job } from "#contract/recruitment/jobs.ts";
import { daysLeft, nairobiDay } from "#web/lib/format.ts";
import { jobMessages } from "./job.messages.ts";

const dayMs = 86_400_000;

/**
 * The moment from which pages about jobs count: the beginning of the day, since they show nothing smaller. So a page is
 * the same all day, and a browser need not be sent it again.
 */
export const startOfToday = (): Date => nairobiMoment(nairobiDay(new Date()));

/** Whether a job takes applications: active, not paused, and the deadline's day is not over in Nairobi. */
export function isOpen(job: Pick<Job, "status" | "paused" | "deadline">, now: Date): boolean {
  const dayEnds = nairobiMoment(job.deadline).getTime() + dayMs;
  return job.status === "Active" && !job.paused && now.getTime() < dayEnds;
}

/** The time left to apply, as a card says it: `12 days left`, `Closes today`. */
export function daysLeftText(deadline: string, now: Date, language: Language): string {
  const t = inOneOf(jobMessages, language);
  const count = daysLeft(deadline, now);
  return count === 0 ? t.closesToday : t.daysLeft({ count });
}
