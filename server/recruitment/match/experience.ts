import { nairobiDay, nairobiYear } from "#contract/core/clock.ts";
import { covers, type RequiredSkill } from "./skills.ts";
import { type ReadTitle, readTitle, sameLineOfWork, titleSimilarity } from "./titles.ts";
import type { MatchCandidate, MatchedPart, MatchJob } from "./types.ts";
import { meanings } from "./words.ts";

type Entry = MatchCandidate["workExperiences"][number];

const numberWords =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" ");

/** As they agree with `mwaka` and `miaka`. */
const kiswahiliNumbers = "sifuri mmoja miwili mitatu minne mitano sita saba minane tisa kumi".split(" ");

/**
 * Years of experience that a text asks for: the lower end of a range, the largest when it names several
 * (`five years, two of them as supervisor`); months become parts of a year; null when it names none. In Kiswahili
 * the unit comes first: `miaka miwili`, `miaka 2-4`, `miezi sita`.
 */
export function readYears(text: string): number | null {
  const plain = text
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/\( ?\d+ ?\)/g, " ")
    .replace(/[a-z]+/g, (word) => {
      const value = Math.max(numberWords.indexOf(word), kiswahiliNumbers.indexOf(word));
      return value < 0 ? word : String(value);
    });
  const swapped = plain.replace(
    /\bm(waka|iaka|wezi|iezi) (\d{1,4})(?!\d)/g,
    (_, unit: string, amount: string) => (unit.endsWith("ka") ? `${amount} year` : `${amount} month`),
  );
  // Bounded, and begun only where a number begins: hostile text must not make it slow.
  const asked = [
    ...swapped.matchAll(
      /(?<!\d)(\d{1,4}(?:\.\d{1,4})?) {0,2}(?:(?:-|–|to|and) ?\d{1,4}(?:\.\d{1,4})?)? {0,2}(?:\+|plus|or more)?[ -]{0,4}(?:full )?(year|yr|month)/g,
    ),
  ].map(([, amount, unit]) => Number(amount) / (unit === "month" ? 12 : 1));
  return asked.length > 0 ? Math.max(...asked) : null;
}

/** Years that a job asks for; 0 when it names none. */
export function requiredYears(job: MatchJob): number {
  const fromRequirements = job.requirements
    .filter((line) => /experience|uzoefu/i.test(line))
    .flatMap((line) => readYears(line) ?? []);
  return readYears(job.experience) ?? Math.max(0, ...fromRequirements);
}

const relevances = [
  { share: 1, label: "same work" },
  { share: 0.6, label: "related work" },
  { share: 0.25, label: "other work" },
] as const;

/** A position that somebody held, read once for as many jobs as there are. */
export interface CandidatePosition extends Pick<Entry, "position" | "startDate" | "endDate" | "current"> {
  title: ReadTitle;
  /** What its title and description mean. */
  said: ReadonlySet<string>;
}

export const readPosition = ({ description, ...entry }: Entry): CandidatePosition => ({
  ...entry,
  title: readTitle(entry.position),
  said: new Set(meanings(`${entry.position}\n${description}`)),
});

interface RequiredExperience {
  title: ReadTitle;
  skills: readonly RequiredSkill[];
  /** 0 when the job asks for none. */
  years: number;
}

/**
 * How far a position carries over to the job. Same work: a similar title, or its description shows three of
 * the job's skills. Related work: the same line of work, a partly similar title, or one such skill.
 */
function relevance(job: RequiredExperience, { title, said }: CandidatePosition): (typeof relevances)[number] {
  const skills = job.skills.filter((skill) => covers(said, skill.meanings)).length;
  const similarity = titleSimilarity(job.title, title);
  if (similarity >= 0.6 || skills >= 3) return relevances[0];
  if (similarity > 0 || skills >= 1 || sameLineOfWork(job.title, title)) return relevances[1];
  return relevances[2];
}

/** The month in Nairobi at a moment, as a running count of months. */
const monthIndexAt = (at: Date): number => nairobiYear(at) * 12 + Number(nairobiDay(at).slice(5, 7)) - 1;

/** `YYYY-MM` as a running count of months; null for anything else. */
function monthIndex(month: string | undefined): number | null {
  const [, year, number] = /^(\d{4})-(\d{2})/.exec(month ?? "") ?? [];
  return year && number ? Number(year) * 12 + Number(number) - 1 : null;
}

/** No career is longer; a mistyped year such as 0201 counts no further back than this. */
const maxCareerMonths = 60 * 12;

/** First and last month of an entry, both counted; null when it lies in the future or ends before it starts. */
function span(
  entry: Pick<Entry, "startDate" | "endDate" | "current">,
  thisMonth: number,
): { from: number; to: number } | null {
  const start = monthIndex(entry.startDate);
  if (start === null) return null;
  const end = entry.current ? thisMonth : (monthIndex(entry.endDate) ?? thisMonth);
  const from = Math.max(start, thisMonth - maxCareerMonths);
  const to = Math.min(end, thisMonth);
  return from <= to ? { from, to } : null;
}

/** `5 months`, `1.5 years`. */
function readable(years: number): string {
  const months = Math.max(1, Math.round(years * 12));
  if (months < 12) return months === 1 ? "1 month" : `${months} months`;
  return months === 12 ? "1 year" : `${Math.round(years * 10) / 10} years`;
}

/** How long somebody has worked, each calendar month counted once: `6.5 years`; empty without dated work. */
export function timeWorked(entries: readonly Entry[], today: Date): string {
  const thisMonth = monthIndexAt(today);
  const worked = new Uint8Array(maxCareerMonths + 1);
  for (const entry of entries) {
    const covered = span(entry, thisMonth);
    if (covered) worked.fill(1, thisMonth - covered.to, thisMonth - covered.from + 1);
  }
  const months = worked.reduce((sum, month) => sum + month, 0);
  return months > 0 ? readable(months / 12) : "";
}

/**
 * Relevant years against the years asked for. Each calendar month counts once, at the relevance of the most
 * relevant position held in it, so that two overlapping positions are not counted twice.
 */
export function experiencePart(
  job: RequiredExperience,
  held: readonly CandidatePosition[],
  today: Date,
): MatchedPart {
  const thisMonth = monthIndexAt(today);
  const shares = new Float64Array(maxCareerMonths + 1);
  const dated = held.flatMap((entry) => {
    const covered = span(entry, thisMonth);
    return covered ? [{ ...covered, ...relevance(job, entry), position: entry.position }] : [];
  });
  for (const { from, to, share } of dated) {
    for (let ago = thisMonth - to; ago <= thisMonth - from; ago += 1) {
      shares[ago] = Math.max(shares[ago] ?? 0, share);
    }
  }
  // Shares are multiples of 0.05: rounding makes the sum independent of the order of the entries.
  const years = Math.round(shares.reduce((sum, share) => sum + share, 0) * 20) / 20 / 12;
  const asked = job.years;
  const score = asked === 0 ? 100 : Math.round(Math.min(1, years / asked) * 100);
  const positions = dated
    .filter(({ share }) => share > 0.25)
    .sort((a, b) => b.from - a.from || a.position.localeCompare(b.position))
    .map(({ position, label, from, to }) => `${position}: ${label}, ${readable((to - from + 1) / 12)}`);
  return {
    score,
    matched: [
      asked === 0
        ? "No experience asked for"
        : `${years > 0 ? readable(years) : "No time"} of relevant work, ${readable(asked)} asked for`,
      ...positions,
    ],
    missing: score < 100 ? [`${readable(asked - years)} more of relevant work`] : [],
  };
}
