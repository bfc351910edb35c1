import { educationLabels } from "#contract/recruitment/application-labels.messages.ts";
import { educationLevels } from "#contract/recruitment/applications.ts";
import type { MatchCandidate, MatchedPart } from "./types.ts";

/** Rank of a level: 1 certificate ... 6 PhD; 0 is a school certificate. */
const rankOf = new Map(educationLevels.map((level, index) => [level, index + 1]));
/** What a rank of 0 is called. */
export const schoolLabel = "Secondary school";
const labelOf = (rank: number) => {
  const level = educationLevels[rank - 1];
  return level ? educationLabels.en[level] : schoolLabel;
};

/** Most specific wording first: what one pattern has read, the next no longer sees. */
const levelPatterns: [pattern: RegExp, rank: number | null][] = [
  [
    /post-?graduate diploma|practi[sc]ing certificate|certificate of good conduct|good conduct|cheti cha tabia njema/g,
    null,
  ],
  [/\b(phd|doctorate|doctoral|(shahada ya )?uzamifu)\b/g, 6],
  [/\b(shahada ya )?uzamili\b/g, 5],
  [/\b(master['’]?s?|mba|msc|llm)\b( degree)?/g, 5],
  [/\b(bachelor['’]?s?|degree|bcom|bsc|llb|bba)\b( degree)?/g, 4],
  [/\bshahada\b/g, 4],
  [/\b(higher national|higher|advanced) diploma\b|\bstashahada ya juu\b/g, 3],
  [/\b(diploma|stashahada)\b/g, 2],
  [/\b(cheti cha )?(kcse|secondary|form four|o-level|kidato cha nne)\b( certificate)?/g, 0],
  [/\b(certificate|cheti)\b/g, 1],
];

const credentials: [name: string, pattern: RegExp][] = [
  ["CPA", /\bcpa\b|certified public accountant/],
  ["ACCA", /\bacca\b/],
  ["CIFA", /\bcifa\b/],
  ["CISA", /\bcisa\b/],
  ["CIA", /\bcia\b|certified internal auditor/],
  ["CHRP", /\bchrp\b|certified human resource/],
  ["Advocate of the High Court", /advocate of the high court|admitted to the bar|admitted advocate/],
];
const credentialsIn = (text: string) =>
  credentials.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);

const niceToHave = /advantage|desirable|preferred|a plus|bonus/;

function levelsIn(text: string): number[] {
  let rest = text;
  return levelPatterns.flatMap(([pattern, rank]) => {
    const before = rest;
    rest = rest.replace(pattern, " ");
    return rank !== null && rest !== before ? [rank] : [];
  });
}

/** What a job asks for. */
export interface RequiredEducation {
  /** The lowest level that will do; null when none is named. */
  level: number | null;
  /** Professional qualifications, any of which will do. */
  credentials: string[];
  /** The professional qualification may stand in for the level: `degree or CPA(K)`. */
  either: boolean;
}

export function readRequiredEducation(text: string): RequiredEducation {
  const clauses = text
    .toLowerCase()
    .split(/[.;,]/)
    .filter((clause) => !niceToHave.test(clause));
  const required = clauses.join(" , ");
  const levels = levelsIn(required);
  const names = credentialsIn(required);
  const either = clauses.some(
    (clause) => / (or|au) /.test(clause) && levelsIn(clause).length > 0 && credentialsIn(clause).length > 0,
  );
  return { level: levels.length > 0 ? Math.min(...levels) : null, credentials: names, either };
}

/** Percent by how many levels short: one level short still carries weight. */
const shortfall = [100, 60, 30, 10];

/** What a candidate has. */
export interface CandidateEducation {
  level: MatchCandidate["education"];
  /** Professional qualifications, wherever they are named. */
  credentials: string[];
}

export function readEducation(candidate: MatchCandidate): CandidateEducation {
  const texts = [
    ...candidate.skills,
    ...candidate.workExperiences.map((entry) => entry.description),
    candidate.coverLetter ?? "",
    candidate.additionalInfo ?? "",
  ];
  return { level: candidate.education, credentials: credentialsIn(texts.join("\n").toLowerCase()) };
}

/** Highest education against the level asked for; a professional qualification is three tenths where asked. */
export function educationPart(
  asked: RequiredEducation,
  { level, credentials }: CandidateEducation,
): MatchedPart {
  const own = rankOf.get(level) ?? 0;
  const needed = asked.level ?? 0;
  const levelScore = shortfall[Math.max(0, needed - own)] ?? 0;
  const held = credentials.filter((name) => asked.credentials.includes(name));
  const wanted = asked.credentials.join(" or ");

  const matched = [...(own >= needed ? [labelOf(own)] : []), ...held];
  const missing: string[] = [];
  if (own < needed && !(asked.either && held.length > 0)) missing.push(labelOf(needed));
  if (wanted !== "" && held.length === 0 && !(asked.either && own >= needed)) missing.push(wanted);

  let score = levelScore;
  if (asked.credentials.length > 0 && asked.either) score = Math.max(levelScore, held.length > 0 ? 100 : 0);
  else if (asked.credentials.length > 0) {
    score = Math.round(0.7 * levelScore + (held.length > 0 ? 30 : 0));
  }
  return { score, matched, missing };
}
