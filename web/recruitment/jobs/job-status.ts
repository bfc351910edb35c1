import { nairobiMoment } from "#contract/core/clock.ts";
import type { Job } from "#contract/recruitment/jobs.ts";
import { daysLeft, formatCount } from "#web/lib/format.ts";

const dayMs = 86_400_000;

/** Whether a job takes applications: active, not paused, and the deadline's day is not over in Nairobi. */
export function isOpen(job: Pick<Job, "status" | "paused" | "deadline">, now: Date): boolean {
  const dayEnds = nairobiMoment(job.deadline).getTime() + dayMs;
  return job.status === "Active" && !job.paused && now.getTime() < dayEnds;
}

/** The time left to apply, as a card says it: `12 days left`, `Closes today`. */
export function daysLeftText(deadline: string, now: Date): string {
  const days = daysLeft(deadline, now);
  if (days === 0) return "Closes today";
  return `${formatCount(days, "day")} left`;
}

/** `full-time` as people write it: `Full-time`. */
export function employmentTypeLabel(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}
