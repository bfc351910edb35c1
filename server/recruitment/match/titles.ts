import type { MatchedPart } from "./types.ts";
import { meanings, skillsOfFamily } from "./words.ts";

/** Words of rank in a job title, from an intern (0) to a manager (4). A title without one counts as 2. */
const ranks = new Map(
  [
    "intern attachee attache pupil",
    "trainee assistant clerk junior graduate",
    "officer agent representative associate executive",
    "senior supervisor lead",
    "manager head chief director",
  ].flatMap((words, rank) => words.split(" ").map((word): [string, number] => [word, rank])),
);
const usualRank = 2;

/** Words in a title that say where, not what. */
const places = new Set(["fosa", "bosa", "bank", "sacco", "weekend", "part", "time", "microfinance"]);

/**
 * Lines of work by the words of their titles: the neighbours within which experience carries over. A title that names a
 * skill of the taxonomy (`Credit Administration Officer`) belongs where that family of skills does.
 */
const linesOfWork = (
  [
    ["credit", "credit, credit appraisal, debt, debt recovery"],
    ["finance", "accountant, account, accounting, finance, financial, audit, auditor, treasury, tax"],
    ["counter", "teller, operations, branch, front, reception, receptionist, relationship, call"],
    [null, "record, registry, archive, data, data entry, filing, records management"],
    ["ict", "ict, web, system, network, database, developer"],
    ["people", "hr, administration, people, training, welfare"],
    ["legal", "legal, advocate, secretary"],
    ["risk", "legal, compliance, risk, audit, auditor, internal audit"],
    ["audit", "audit, auditor, accountant"],
    ["marketing", "marketing, sales, field, brand, communication, growth, business"],
    [null, "driver, rider, messenger, transport, fleet"],
  ] as const
).map(([family, words]) => new Set([...words.split(", ").flatMap(meanings), ...skillsOfFamily(family)]));

const meet = <Item>(one: ReadonlySet<Item>, other: ReadonlySet<Item>): boolean =>
  [...one].some((item) => other.has(item));

/** A job title, read once for as many comparisons as there are. */
export interface ReadTitle {
  /** What it is about, in meanings. */
  subject: ReadonlySet<string>;
  rank: number;
  /** The lines of work it belongs to. */
  lines: ReadonlySet<number>;
}

export function readTitle(title: string): ReadTitle {
  const words = meanings(title);
  const subject = new Set(words.filter((word) => !ranks.has(word) && !places.has(word)));
  const rank = words.reduce((highest, word) => Math.max(highest, ranks.get(word) ?? -1), -1);
  const lines = linesOfWork.flatMap((line, index) => (meet(subject, line) ? [index] : []));
  return { subject, rank: rank < 0 ? usualRank : rank, lines: new Set(lines) };
}

/** One step below the asked rank still counts for something; above it is never held against anyone. */
function rankShare(held: number, asked: number): number {
  if (held >= asked) return 1;
  return asked - held === 1 ? 0.6 : 0.2;
}

/** How alike two job titles are, 0-1: seven tenths their subject, three tenths their rank. */
export function titleSimilarity(job: ReadTitle, own: ReadTitle): number {
  if (job.subject.size === 0) return own.subject.size === 0 ? rankShare(own.rank, job.rank) : 0;
  const shared = [...job.subject].filter((word) => own.subject.has(word)).length;
  if (shared === 0) return 0;
  return 0.7 * (shared / job.subject.size) + 0.3 * rankShare(own.rank, job.rank);
}

/** Whether two titles belong to one line of work, e.g. `Accounts Assistant` and `Internal Auditor`. */
export const sameLineOfWork = (one: ReadTitle, other: ReadTitle): boolean => meet(one.lines, other.lines);

interface JobTitle {
  name: string;
  title: ReadTitle;
}

interface CandidatePosition {
  position: string;
  startDate: string;
  title: ReadTitle;
}

/** What a title from the same line of work is worth beside a title about the same thing. */
const lineOfWorkShare = 0.35;

const close = "is close to";
const sameLine = "is in the same line of work as";

/** The earlier position that a line of `matched` names. */
export const heldTitleIn = (line: string): string =>
  [close, sameLine].reduce((text, likeness) => text.split(` ${likeness} `)[0] ?? text, line);

/** The nearest title the candidate has held, the latest of equals. */
export function titlePart({ title, name }: JobTitle, positions: readonly CandidatePosition[]): MatchedPart {
  const held = positions
    .map(({ position, startDate, title: own }) => ({
      position,
      startDate,
      similarity: titleSimilarity(title, own),
      neighbour: sameLineOfWork(title, own) ? lineOfWorkShare : 0,
    }))
    .sort(
      (a, b) =>
        Math.max(b.similarity, b.neighbour) - Math.max(a.similarity, a.neighbour) ||
        b.startDate.localeCompare(a.startDate) ||
        a.position.localeCompare(b.position),
    );
  const [best] = held;
  const share = best ? Math.max(best.similarity, best.neighbour) : 0;
  if (!best || share === 0) {
    return { score: 0, matched: [], missing: [`No earlier position close to ${name}`] };
  }
  const likeness = best.similarity > best.neighbour ? close : sameLine;
  return {
    score: Math.round(share * 100),
    matched: [`${best.position} ${likeness} ${name}`],
    missing: [],
  };
}
