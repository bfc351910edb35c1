import type {
  ApplicationStatus,
  CandidateData,
  WorkAuthorization,
} from "#contract/recruitment/applications.ts";
import type { departments, employmentTypes, JobStatus } from "#contract/recruitment/jobs.ts";

/** Slugs of the two demo organisations. */
export type OrganizationSlug = "umoja" | "jirani";

/** Lines of work that the demo's candidates come from. */
export type ProfessionKey =
  | "credit"
  | "teller"
  | "accounting"
  | "audit"
  | "branch"
  | "service"
  | "records"
  | "driver"
  | "ict"
  | "hr"
  | "legal"
  | "risk"
  | "marketing";

/** How far along a career is. */
export type Level = "junior" | "mid" | "senior";

export interface DemoJob {
  /** Stable name inside the seed, e.g. `umoja-loan-officer-nakuru`. */
  key: string;
  organization: OrganizationSlug;
  title: string;
  department: (typeof departments)[number];
  location: string;
  type: (typeof employmentTypes)[number];
  salary: string;
  experience: string;
  education: string;
  /** Paragraphs separated by an empty line. */
  description: string;
  requirements: string[];
  responsibilities: string[];
  benefits: string[];
  skills: string[];
  status: JobStatus;
  /** Days before the seed's day. */
  postedDaysAgo: number;
  /** Days after the seed's day; negative once the deadline has passed. */
  deadlineInDays: number;
  /** Who applies: the usual line of work first, neighbours after it. */
  professions: readonly [ProfessionKey, ...ProfessionKey[]];
  level: Level;
  /** What draws people to this very job, as an applicant would write it: one or two sentences. */
  appeal: string;
}

export interface DemoEducation {
  institution: string;
  qualification: string;
  /** Class or mean grade as certificates print it; null where none is given. */
  grade: string | null;
  /** `YYYY-MM`. */
  startDate: string;
  endDate: string;
}

export interface DemoReferee {
  name: string;
  position: string;
  company: string;
  /** E.164. */
  phone: string;
  email: string;
}

/** A fictional candidate: what the application form asks for, and what only the CV says. */
export interface DemoCandidate extends CandidateData {
  key: string;
  profession: ProfessionKey;
  level: Level;
  town: string;
  /** Two or three sentences that open the CV. */
  objective: string;
  educationHistory: DemoEducation[];
  referees: DemoReferee[];
  workAuthorization: WorkAuthorization;
  willingToRelocate: boolean;
  hasBackground: boolean;
  additionalInfo: string | null;
}

export interface DemoHistoryEntry {
  at: Date;
  /** Email of the member of staff; null where the candidate or the product itself acted. */
  actor: string | null;
  fromStatus: ApplicationStatus | null;
  toStatus: ApplicationStatus;
  stage: number;
  /** Internal: never shown to the candidate. */
  notes: string | null;
  messageToCandidate: string | null;
}

export interface DemoInterview {
  at: Date;
  type: "In person" | "Video call" | "Phone call";
  interviewer: string;
  location: string;
}

export interface DemoApplication {
  candidateKey: string;
  jobKey: string;
  appliedDaysAgo: number;
  appliedAt: Date;
  status: ApplicationStatus;
  stage: number;
  coverLetter: string;
  /** Oldest first; the first entry is the submission. */
  history: DemoHistoryEntry[];
  /** Only where the status is `interview`; always after the seed's day, still to come. */
  interview: DemoInterview | null;
}
