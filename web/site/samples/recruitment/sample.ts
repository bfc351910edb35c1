import { nairobiDay } from "#web/lib/format.ts";
import { interviewSlots } from "../days.ts";
import {
  type CandidateStatus,
  candidates,
  type educationLevels,
  keySkills,
  type SampleCandidate,
} from "./candidates.ts";
import { type Department, funnel, jobs, type SampleJob } from "./jobs.ts";
import type { Criteria } from "./screening.ts";

export const interviewTypes = ["At the office", "Video call", "Phone call"] as const;

export interface Interview {
  /** A moment with its offset, as `interviewSlots` gives it. */
  at: string;
  type: (typeof interviewTypes)[number];
  interviewer: string;
}

/** All that can change while the demo is open. */
export interface RecruitmentSample {
  candidates: readonly SampleCandidate[];
  /** By candidate. */
  interviews: Readonly<Record<string, Interview>>;
  jobs: readonly SampleJob[];
  criteria: Criteria;
}

/** The criteria of specification 001, section 9; two of the three key skills suffice. */
export const startCriteria: Criteria = {
  education: "degree",
  years: 3,
  skills: keySkills.slice(0, 3),
  skillsNeeded: 2,
};

/** The sample before anything is done; the interviews it knows already lie in the next days. */
export function startSample(now: Date): RecruitmentSample {
  const [, first = "", , , second = ""] = interviewSlots(now, 2);
  return {
    candidates,
    interviews: {
      "grace-wanjiku": { at: first, type: "At the office", interviewer: "Mary Chepngetich, CEO" },
      "mercy-nduta": { at: second, type: "Video call", interviewer: "Jane Njeri, HR Manager" },
    },
    jobs,
    criteria: startCriteria,
  };
}

/** Puts an interview on a candidate, in place of an earlier one, and says so in the status. */
export function scheduleInterview(
  sample: RecruitmentSample,
  candidateId: string,
  interview: Interview,
): RecruitmentSample {
  return {
    ...sample,
    interviews: { ...sample.interviews, [candidateId]: interview },
    candidates: sample.candidates.map((candidate) =>
      candidate.id === candidateId ? { ...candidate, status: "Interview Scheduled" } : candidate,
    ),
  };
}

export interface JobDraft {
  title: string;
  department: Department;
  location: string;
  salary: string;
  description: string;
  /** A calendar day, `2026-12-12`. */
  deadline: string;
}

/** What a draft lacks, by field; empty when it can be published. */
export function jobDraftErrors(draft: JobDraft, now: Date): Partial<Record<keyof JobDraft, string>> {
  const errors: Partial<Record<keyof JobDraft, string>> = {};
  if (!draft.title.trim()) errors.title = "Enter a job title";
  if (!draft.location.trim()) errors.location = "Enter a town";
  if (!draft.description.trim()) errors.description = "Describe the work in a sentence or two";
  if (!draft.deadline) errors.deadline = "Choose a deadline";
  else if (draft.deadline <= nairobiDay(now)) errors.deadline = "Choose a day after today";
  return errors;
}

const dayMs = 86_400_000;

/** Adds a posting that nobody has applied for yet, first in the list. */
export function addJob(sample: RecruitmentSample, draft: JobDraft, now: Date): RecruitmentSample {
  const job: SampleJob = {
    id: `new-${sample.jobs.length + 1}`,
    title: draft.title.trim(),
    department: draft.department,
    location: draft.location.trim(),
    salary: draft.salary.trim(),
    description: draft.description.trim(),
    requirements: [],
    applicants: 0,
    status: "Active",
    posted: 0,
    deadline: (Date.parse(draft.deadline) - Date.parse(nairobiDay(now))) / dayMs,
  };
  return { ...sample, jobs: [job, ...sample.jobs] };
}

export interface Stage {
  name: string;
  count: number;
  /** Share of the stage before it in whole percent; nothing for the first. */
  passed?: number;
}

/** The four stages of the hiring pipeline; an interview that the demo adds counts. */
export function pipelineOf(sample: RecruitmentSample): readonly Stage[] {
  const added = sample.candidates.filter(
    ({ id, status }) =>
      status === "Interview Scheduled" && candidates.find((before) => before.id === id)?.status !== status,
  ).length;
  const counts: readonly [string, number][] = [
    ["Applications Received", funnel.applications],
    ["Screening Passed", funnel.screened],
    ["Interviews Scheduled", funnel.interviews + added],
    ["Offers Extended", funnel.offers],
  ];
  return counts.map(([name, count], index) => {
    const before = counts[index - 1]?.[1];
    return { name, count, passed: before === undefined ? undefined : Math.round((count / before) * 100) };
  });
}

export interface CandidateFilter {
  text: string;
  /** Empty for any. */
  status: CandidateStatus | "";
  /** Lowest match score in percent. */
  minScore: number;
}

/** Candidates whose name, job, town or skills contain every word of the text, best match first. */
export function filterCandidates(
  sample: RecruitmentSample,
  { text, status, minScore }: CandidateFilter,
): SampleCandidate[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return sample.candidates
    .filter((candidate) => {
      const told = [candidate.name, positionOf(sample, candidate), candidate.location, ...candidate.skills]
        .join(" ")
        .toLowerCase();
      return (
        words.every((word) => told.includes(word)) &&
        (status === "" || candidate.status === status) &&
        candidate.score >= minScore
      );
    })
    .sort((a, b) => b.score - a.score);
}

/** The title of the posting a candidate applied for. */
export function positionOf(sample: RecruitmentSample, candidate: SampleCandidate): string {
  return sample.jobs.find(({ id }) => id === candidate.jobId)?.title ?? "";
}

/** How an education level is written. */
export const educationNames: Readonly<Record<(typeof educationLevels)[number], string>> = {
  certificate: "Certificate",
  diploma: "Diploma",
  degree: "Bachelor's degree",
  masters: "Master's degree",
};
