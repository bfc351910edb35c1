import type { MatchCandidate, MatchedPart, MatchJob } from "./types.ts";
import { knownSkillsIn, meanings } from "./words.ts";

/** What a skill is worth by where it shows: most when it is both claimed and seen at work, least in a letter. */
const evidenceWorth = [
  { where: ["listed", "work"], worth: 1, note: "listed, and used at work" },
  { where: ["listed"], worth: 0.8, note: "listed" },
  { where: ["work"], worth: 0.8, note: "used at work" },
  { where: ["letter"], worth: 0.5, note: "mentioned in the letter" },
] as const;

/** What `matched` says when a job names no skill and its text speaks of none. */
export const noSkillAsked = "The job names no particular skill";

/** The skill that a line of `matched` names, without where it was seen. */
export const skillIn = (line: string): string =>
  evidenceWorth.reduce((text, { note }) => text.replace(` (${note})`, ""), line);

/** Each sentence apart: a skill of two words is not found half here and half there. */
const sentences = (text: string) => text.split(/[.;!?\n]+/);

/** A letter that names the position it is for has shown nothing by that. */
function withoutTitle(text: string, title: string): string {
  const name = title.trim().toLowerCase();
  return name === "" ? text : text.toLowerCase().replaceAll(name, " ");
}

function evidence(
  job: MatchJob,
  candidate: MatchCandidate,
): Record<"listed" | "work" | "letter", Set<string>[]> {
  const read = (texts: string[]) => texts.map((text) => new Set(meanings(text)));
  const work = candidate.workExperiences.flatMap((entry) => [
    entry.position,
    ...sentences(entry.description),
  ]);
  const letter = sentences(
    withoutTitle(`${candidate.coverLetter ?? ""}\n${candidate.additionalInfo ?? ""}`, job.title),
  );
  return { listed: read(candidate.skills), work: read(work), letter: read(letter) };
}

/** The job's skills without repetitions; a job that lists none is read from its requirements and description. */
export function askedSkills(job: MatchJob): string[] {
  const listed =
    job.skills.length > 0 ? job.skills : knownSkillsIn([...job.requirements, job.description].join("\n"));
  const byMeaning = Map.groupBy(listed, (skill) => [...new Set(meanings(skill))].sort().join(" "));
  byMeaning.delete("");
  return [...byMeaning.values()].flatMap(([first]) => first ?? []);
}

/** Whether one phrase (as a set of meanings) says everything that the skill asks. */
export function covers(phrase: ReadonlySet<string>, skill: string): boolean {
  return meanings(skill).every((meaning) => phrase.has(meaning));
}

/** Share of the asked skills that the candidate shows, weighed by where each is shown. */
export function skillsPart(job: MatchJob, candidate: MatchCandidate): MatchedPart {
  const asked = askedSkills(job);
  if (asked.length === 0) return { score: 100, matched: [noSkillAsked], missing: [] };
  const shown = evidence(job, candidate);
  const matched: string[] = [];
  const missing: string[] = [];
  let worth = 0;
  for (const skill of asked) {
    const best = evidenceWorth.find(({ where }) =>
      where.every((place) => shown[place].some((phrase) => covers(phrase, skill))),
    );
    worth += best?.worth ?? 0;
    if (best) matched.push(`${skill} (${best.note})`);
    else missing.push(skill);
  }
  return { score: Math.round((worth / asked.length) * 100), matched, missing };
}
