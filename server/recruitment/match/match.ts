import { maxLine, maxText } from "#contract/core/limits.ts";
import { educationLabels } from "#contract/recruitment/application-labels.messages.ts";
import type { MatchPart } from "#contract/recruitment/hr.ts";
import {
  defaultMatchWeights,
  type MatchPartName,
  matchPartNames,
} from "#contract/recruitment/match-weights.ts";
import { personLimits, readingLimits, upTo } from "#contract/recruitment/text-limits.ts";
import { educationPart, readEducation, readRequiredEducation, schoolLabel } from "./education.ts";
import { experiencePart, readPosition, requiredYears } from "./experience.ts";
import { noSkillRequired, readCandidateSkills, requiredSkills, skillIn, skillsPart } from "./skills.ts";
import { readAskedText, readOwnText, textPart } from "./text-similarity.ts";
import { heldTitleIn, readTitle, titlePart } from "./titles.ts";
import type { MatchCandidate, MatchedPart, MatchJob } from "./types.ts";

export { noSkillRequired, skillIn } from "./skills.ts";
export type { MatchCandidate, MatchJob } from "./types.ts";

/**
 * Goes up whenever the same application would be scored otherwise than before: kept with each score, so that those of
 * an earlier version are renewed.
 */
export const scoreVersion = 2;

/** As much of a candidate as the score reads: nobody's text may take longer than the limits allow. */
function withinLimits(candidate: MatchCandidate): MatchCandidate {
  const { workExperiences, skills, coverLetter = "", additionalInfo = "" } = candidate;
  const entries = workExperiences.slice(0, personLimits.workExperiences);
  const descriptions = upTo(
    entries.map((entry) => entry.description),
    personLimits.descriptions,
  );
  return {
    ...candidate,
    workExperiences: entries.map((entry, index) => ({
      ...entry,
      position: entry.position.slice(0, maxLine),
      description: descriptions[index] ?? "",
    })),
    skills: skills.slice(0, maxSkills).map((skill) => skill.slice(0, maxLine)),
    coverLetter: coverLetter.slice(0, maxText),
    additionalInfo: additionalInfo.slice(0, maxText),
  };
}

/** Skills of a profile, a CV and an earlier application together. */
const maxSkills = 2 * personLimits.skills + readingLimits.skills;

function readJob(job: MatchJob) {
  return {
    name: job.title,
    title: readTitle(job.title),
    skills: requiredSkills(job),
    years: requiredYears(job),
    education: readRequiredEducation(job.education || job.requirements.join(". ")),
    text: readAskedText(job),
    weights: job.matchWeights ?? defaultMatchWeights,
  };
}

/** A candidate, read once for as many jobs as there are. */
function readPerson(candidate: MatchCandidate) {
  const bounded = withinLimits(candidate);
  return {
    skills: readCandidateSkills(bounded),
    education: readEducation(bounded),
    positions: bounded.workExperiences.map(readPosition),
    text: readOwnText(bounded),
  };
}

export interface Match {
  /** Whole percent 0-100: the weighted mean of `parts`. */
  score: number;
  /** Each with what it found and missed. */
  parts: MatchPart[];
}

function compare(
  asked: ReturnType<typeof readJob>,
  person: ReturnType<typeof readPerson>,
  today: Date,
): Match {
  const found: Record<MatchPartName, MatchedPart> = {
    skills: skillsPart(asked.skills, asked.name, person.skills),
    experience: experiencePart(asked, person.positions, today),
    education: educationPart(asked.education, person.education),
    title: titlePart(asked, person.positions),
    text: textPart(asked.text, person.text),
  };
  const parts = matchPartNames.map((name) => ({ name, weight: asked.weights[name], ...found[name] }));
  const total = parts.reduce((sum, part) => sum + part.weight * part.score, 0);
  return { score: Math.round(total / 100), parts };
}

/**
 * Reads a candidate once, to be scored against many jobs by stated rules: skills, dated experience, education,
 * titles and the text as a whole. The same input gives the same answer, and the order of skills, positions and
 * requirements does not matter. It advises; a person decides. What goes beyond the limits of a profile is not read.
 * @param today the day up to which a current position is counted
 * @returns how well the candidate fits a job
 */
export function createMatcher(candidate: MatchCandidate, today: Date): (job: MatchJob) => Match {
  const person = readPerson(candidate);
  return (job) => compare(readJob(job), person, today);
}

/** The same for many candidates of one job, which is read once. */
export function createScorer(job: MatchJob, today: Date): (candidate: MatchCandidate) => Match {
  const asked = readJob(job);
  return (candidate) => compare(asked, readPerson(candidate), today);
}

/** How well a candidate fits one job (see `createMatcher`). */
export const scoreMatch = (job: MatchJob, candidate: MatchCandidate, today: Date): Match =>
  createMatcher(candidate, today)(job);

/**
 * What of the job's own wishes the candidate meets, for a short reason: skills, then the qualifications beyond
 * the level (`Loan appraisal`, `CPA`), or else the earlier position that comes near.
 */
export function matchedFor(parts: readonly MatchPart[]): string[] {
  const matchedOf = (name: MatchPart["name"]) => parts.find((part) => part.name === name)?.matched ?? [];
  const levels = new Set<string>([...Object.values(educationLabels.en), schoolLabel]);
  const skills = matchedOf("skills").filter((line) => line !== noSkillRequired);
  const wanted = [...skills.map(skillIn), ...matchedOf("education").filter((line) => !levels.has(line))];
  // Where the job names none of the person's skills, what they were before speaks for it.
  return [...new Set(wanted.length > 0 ? wanted : matchedOf("title").map(heldTitleIn))];
}
