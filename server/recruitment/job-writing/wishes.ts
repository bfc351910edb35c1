import type { JobAdvert } from "#contract/recruitment/job-form.ts";

/** What HR asked for beside the title, sorted by where it belongs in the advert. */
export interface Wishes {
  type: JobAdvert["type"] | null;
  location: string | null;
  salary: string | null;
  /** `YYYY-MM-DD` */
  deadline: string | null;
  vacancies: number | null;
  experience: string | null;
  education: string | null;
  /** Conditions of the work, for the description: hours, terms of a contract, who one reports to. */
  terms: string[];
  requirements: string[];
  duties: string[];
  skills: string[];
  benefits: string[];
  /** What was not taken over, in the words of whoever asked for it. */
  unfair: string[];
  /** What was not understood well enough to be set, and why. */
  unclear: string[];
}

export const noWishes = (): Wishes => ({
  type: null,
  location: null,
  salary: null,
  deadline: null,
  vacancies: null,
  experience: null,
  education: null,
  terms: [],
  requirements: [],
  duties: [],
  skills: [],
  benefits: [],
  unfair: [],
  unclear: [],
});
