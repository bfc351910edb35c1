import { type ApplicationStatus, isDecided } from "#contract/recruitment/applications.ts";

export interface Counters {
  /** Applications that are neither accepted nor rejected. */
  active: number;
  /** Applications at the interview. */
  interviews: number;
  /** Open positions. */
  jobs: number;
}

/** The dashboard's three figures. */
export function countersOf(applications: readonly { status: ApplicationStatus }[], jobs: number): Counters {
  return {
    active: applications.filter(({ status }) => !isDecided(status)).length,
    interviews: applications.filter(({ status }) => status === "interview").length,
    jobs,
  };
}
