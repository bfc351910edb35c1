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
export const noSkillRequired = "The job names no particular skill";

/** The skill that a line of `matched` names, without where it was seen. */
export const skillIn = (line: string): string =>
  evidenceWorth.reduce((text, { note }) => text.replace(` (${note})`, ""), line);

/** Each sentence apart: a skill of two words is not found half here and half there. */
const sentences = (text: string) => text.split(/[.;!?\n]+/);

/** A letter that names the job it is for has shown nothing by that. */
function withoutTitle(text: string, title: string): string {
  const name = title.trim().toLowerCase();
  return name === "" ? text : text.toLowerCase().replaceAll(name, " ");
}

/** A skill that a job asks for, and what a phrase has to mean to show it. */
export interface RequiredSkill {
  name: string;
  meanings: readonly string[];
}

/** The job's skills without repetitions; a job that lists none is read from its requirements and description. */
export function requiredSkills(job: MatchJob): RequiredSkill[] {
  const listed =
    job.skills.length > 0 ? job.skills : knownSkillsIn([...job.requirements, job.description].join("\n"));
  const byMeaning = new Map<string, RequiredSkill>();
  for (const name of listed) {
    const own = [...new Set(meanings(name))].sort();
    const key = own.join(" ");
    if (key !== "" && !byMeaning.has(key)) byMeaning.set(key, { name, meanings: own });
  }
  return [...byMeaning.values()];
}

/** Phrases of a text, each a set of meanings, found by what they mean. What says the same is kept once. */
export class Phrases {
  /** The phrases that have a meaning. */
  readonly #having = new Map<string, ReadonlySet<string>[]>();

  constructor(texts: readonly string[]) {
    const seen = new Set<string>();
    for (const text of new Set(texts)) {
      const phrase = new Set(meanings(text));
      const key = [...phrase].sort().join(" ");
      if (seen.has(key)) continue;
      seen.add(key);
      for (const meaning of phrase) {
        const having = this.#having.get(meaning);
        if (having) having.push(phrase);
        else this.#having.set(meaning, [phrase]);
      }
    }
  }

  /** Whether one phrase alone says everything that the skill asks. */
  show({ meanings }: RequiredSkill): boolean {
    const rarest = meanings
      .map((meaning) => this.#having.get(meaning) ?? [])
      .reduce((least, having) => (having.length < least.length ? having : least));
    return rarest.some((phrase) => covers(phrase, meanings));
  }
}

/** Whether a text (as a set of its meanings) has all that are asked for. */
export const covers = (said: ReadonlySet<string>, asked: readonly string[]): boolean =>
  asked.every((meaning) => said.has(meaning));

/** Where a person shows skills, read once for as many jobs as there are. */
export interface CandidateSkills {
  listed: Phrases;
  work: Phrases;
  /** Cover letter and further remarks as written: what they show depends on the job's title. */
  letter: string;
}

export function readCandidateSkills(candidate: MatchCandidate): CandidateSkills {
  const work = candidate.workExperiences.flatMap(({ position, description }) => [
    position,
    ...sentences(description),
  ]);
  return {
    listed: new Phrases(candidate.skills),
    work: new Phrases(work),
    letter: `${candidate.coverLetter ?? ""}\n${candidate.additionalInfo ?? ""}`,
  };
}

/** Share of the asked skills that the candidate shows, weighed by where each is shown. */
export function skillsPart(
  asked: readonly RequiredSkill[],
  title: string,
  shown: CandidateSkills,
): MatchedPart {
  if (asked.length === 0) return { score: 100, matched: [noSkillRequired], missing: [] };
  const letter = new Phrases(sentences(withoutTitle(shown.letter, title)));
  const places = { listed: shown.listed, work: shown.work, letter };
  const matched: string[] = [];
  const missing: string[] = [];
  let worth = 0;
  for (const skill of asked) {
    const best = evidenceWorth.find(({ where }) => where.every((place) => places[place].show(skill)));
    worth += best?.worth ?? 0;
    if (best) matched.push(`${skill.name} (${best.note})`);
    else missing.push(skill.name);
  }
  return { score: Math.round((worth / asked.length) * 100), matched, missing };
}
