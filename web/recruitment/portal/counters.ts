import { isDecided, type MyApplication } from "#contract/recruitment/applications.ts";

export interface Counters {
  /** Applications that nobody has decided on or withdrawn. */
  active: number;
  /** Interviews that have a date and are still to come. */
  interviews: number;
  /** Open positions. */
  jobs: number;
}

/**
 * The dashboard's three figures.
 * @param today the day in Nairobi, `YYYY-MM-DD`
 */
export function countersOf(
  applications: readonly Pick<MyApplication, "status" | "interviewDetails">[],
  jobs: number,
  today: string,
): Counters {
  const active = applications.filter(({ status }) => !isDecided(status));
  return {
    active: active.length,
    interviews: active.filter(({ interviewDetails }) => interviewDetails && interviewDetails.date >= today)
      .length,
    jobs,
  };
}
