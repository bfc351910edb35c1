import { formatCount } from "#web/lib/format.ts";
import { type EducationLevel, educationLevels, type SampleCandidate } from "./candidates.ts";

/** What screening asks for. */
export interface Criteria {
  /** Lowest education that meets it. */
  education: EducationLevel;
  /** Least years in SACCO or financial services. */
  years: number;
  /** Key skills, of which `skillsNeeded` suffice. */
  skills: readonly string[];
  skillsNeeded: number;
}

export interface Screening {
  candidate: SampleCandidate;
  education: boolean;
  experience: boolean;
  skills: boolean;
  /** Key skills the candidate does not name. */
  missingSkills: readonly string[];
  /** Meets all three. */
  passed: boolean;
}

/** Months in SACCO or financial services, over all employers. Jobs of the sample do not overlap. */
export function financialMonths({ work }: Pick<SampleCandidate, "work">): number {
  return work
    .filter(({ financial }) => financial)
    .reduce((months, { began, ended }) => months + began - ended, 0);
}

/** A length of time as `4 years 2 months`. */
export function yearsAndMonths(months: number): string {
  const years = Math.floor(months / 12);
  const parts = [
    years > 0 && formatCount(years, "year"),
    months % 12 > 0 && formatCount(months % 12, "month"),
  ];
  return parts.filter(Boolean).join(" ") || "none";
}

/** Holds candidates against the criteria: those who meet all first, then by match score. */
export function screen(candidates: readonly SampleCandidate[], criteria: Criteria): Screening[] {
  return candidates
    .map((candidate) => {
      const missingSkills = criteria.skills.filter((skill) => !candidate.skills.includes(skill));
      const needed = Math.min(criteria.skillsNeeded, criteria.skills.length);
      const education =
        educationLevels.indexOf(candidate.education.level) >= educationLevels.indexOf(criteria.education);
      const experience = financialMonths(candidate) >= criteria.years * 12;
      const skills = criteria.skills.length - missingSkills.length >= needed;
      return {
        candidate,
        education,
        experience,
        skills,
        missingSkills,
        passed: education && experience && skills,
      };
    })
    .sort((a, b) => Number(b.passed) - Number(a.passed) || b.candidate.score - a.candidate.score);
}

/** What stands out in a screening, in sentences; each is computed from the candidates on the screen. */
export function insightsOf(results: readonly Screening[], criteria: Criteria): string[] {
  const passed = results.filter(({ passed: all }) => all);
  const [best] = passed;
  if (!best) return ["Nobody meets all three criteria. Ease one of them to see who comes close."];
  const average = Math.round(passed.reduce((sum, { candidate }) => sum + candidate.score, 0) / passed.length);
  return [
    `${passed.length} of ${results.length} candidates meet all three criteria, with an average match of ${average}%.`,
    `${best.candidate.name} has the highest match among them: ${best.candidate.score}%.`,
    ...rarestSkill(results, criteria),
    ...nearMiss(results),
  ];
}

const list = new Intl.ListFormat("en-GB");

function rarestSkill(results: readonly Screening[], { skills }: Criteria): string[] {
  const missing = skills.map((skill) => ({
    skill,
    count: results.filter(({ missingSkills }) => missingSkills.includes(skill)).length,
  }));
  const most = Math.max(0, ...missing.map(({ count }) => count));
  if (most === 0) return [];
  const rarest = missing.filter(({ count }) => count === most).map(({ skill }) => skill);
  const gap = (named: string) =>
    `${most} of ${results.length} do not name ${named}. Training may close that gap.`;
  return [
    rarest.length === 1
      ? `${rarest[0]} is the rarest key skill: ${gap("it")}`
      : `${list.format(rarest)} are the rarest key skills: ${gap("each")}`,
  ];
}

function nearMiss(results: readonly Screening[]): string[] {
  const near = results.filter(
    ({ education, experience, skills }) => [education, experience, skills].filter(Boolean).length === 2,
  );
  if (near.length === 0) return [];
  const names = list.format(near.map(({ candidate }) => candidate.name));
  return [
    near.length === 1
      ? `${names} misses only one criterion. Read that file before you decide.`
      : `${names} miss only one criterion each. Read those files before you decide.`,
  ];
}
