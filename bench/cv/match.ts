import type { ParsedResume } from "#contract/recruitment/resume.ts";
import type { Truth } from "./cv.ts";

/** Found and true values of one field over any number of CVs. */
export interface Tally {
  correct: number;
  found: number;
  expected: number;
}

export const fields = [
  "name",
  "email",
  "phone",
  "address",
  "position",
  "company",
  "jobDates",
  "institution",
  "qualification",
  "level",
  "grade",
  "studyDates",
  "skills",
] as const;
export type Field = (typeof fields)[number];
export type Score = Record<Field, Tally>;

/** Text compared by its letters and digits, without case; `B+` and `B-` keep their sign. */
const key = (text: string) =>
  text
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/[−–—]/g, "-")
    .replace(/(?<=\b[a-e])\s?\+/g, "plus")
    .replace(/(?<=\b[a-e])\s?-(?!\w)/g, "minus")
    .replace(/[^\p{L}\p{N}+#]+/gu, "");

const tally = (correct: number, found: number, expected: number): Tally => ({ correct, found, expected });

function single(found: string | null, expected: string | null): Tally {
  const same = found !== null && expected !== null && key(found) === key(expected);
  return tally(same ? 1 : 0, found ? 1 : 0, expected ? 1 : 0);
}

/** Counts equal values of two lists, each used once. */
function list(found: string[], expected: string[]): Tally {
  const left = expected.filter((value) => value !== "").map(key);
  const total = left.length;
  const values = found.filter((value) => value !== "");
  let correct = 0;
  for (const value of values.map(key)) {
    const at = left.indexOf(value);
    if (at < 0) continue;
    left.splice(at, 1);
    correct++;
  }
  return tally(correct, values.length, total);
}

/** Pairs each true entry with the found one that shares most of its values, so fields are compared in place. */
function paired<F, E>(
  found: F[],
  expected: E[],
  parts: ((entry: F) => string)[],
  truths: ((entry: E) => string)[],
): [F | null, E | null][] {
  const open = new Set(found);
  const pairs: [F | null, E | null][] = expected.map((truth) => {
    let best: F | null = null;
    let most = 0;
    for (const entry of open) {
      const shared = parts.filter((part, index) => {
        const value = key(part(entry));
        return value !== "" && value === key(truths[index]?.(truth) ?? "");
      }).length;
      if (shared > most) {
        best = entry;
        most = shared;
      }
    }
    if (best) open.delete(best);
    return [best, truth];
  });
  for (const [index, pair] of pairs.entries()) {
    // An entry that matched nothing is still the answer to the truth at its place.
    const next = pair[0] === null ? [...open][0] : undefined;
    if (next) {
      open.delete(next);
      pairs[index] = [next, pair[1]];
    }
  }
  return [...pairs, ...[...open].map((entry): [F, null] => [entry, null])];
}

const period = (start: string | null, end: string | null, current: boolean) =>
  start === null && end === null ? "" : `${start ?? "?"} ${current ? "now" : (end ?? "?")}`;

const sum = (tallies: Tally[]): Tally =>
  tallies.reduce(
    (total, next) =>
      tally(total.correct + next.correct, total.found + next.found, total.expected + next.expected),
    tally(0, 0, 0),
  );

/** Compares what was read with what a CV says, value by value. */
export function compare(parsed: ParsedResume, truth: Truth): Score {
  const jobs = paired(
    parsed.experience,
    truth.experience,
    [(job) => job.position, (job) => job.company, (job) => period(job.startDate, job.endDate, job.current)],
    [(job) => job.position, (job) => job.company, (job) => period(job.start, job.end, job.current)],
  );
  const studies = paired(
    parsed.education,
    truth.education,
    [
      (entry) => entry.qualification,
      (entry) => entry.institution,
      (entry) => period(entry.startDate, entry.endDate, false),
    ],
    [
      (entry) => entry.qualification,
      (entry) => entry.institution,
      (entry) => period(entry.start, entry.end, false),
    ],
  );
  const { personalInfo } = parsed;
  const orNull = (text: string | undefined) => text || null;
  return {
    name: single(personalInfo.name, truth.name),
    email: single(personalInfo.email, truth.email),
    phone: single(personalInfo.phone, truth.phone),
    address: single(personalInfo.address, truth.address),
    position: sum(
      jobs.map(([found, expected]) => single(orNull(found?.position), orNull(expected?.position))),
    ),
    company: sum(jobs.map(([found, expected]) => single(orNull(found?.company), orNull(expected?.company)))),
    jobDates: sum(
      jobs.map(([found, expected]) =>
        single(
          found ? orNull(period(found.startDate, found.endDate, found.current)) : null,
          expected ? orNull(period(expected.start, expected.end, expected.current)) : null,
        ),
      ),
    ),
    institution: sum(
      studies.map(([found, expected]) => single(orNull(found?.institution), orNull(expected?.institution))),
    ),
    qualification: sum(
      studies.map(([found, expected]) =>
        single(orNull(found?.qualification), orNull(expected?.qualification)),
      ),
    ),
    level: sum(studies.map(([found, expected]) => single(found?.level ?? null, expected?.level ?? null))),
    grade: sum(studies.map(([found, expected]) => single(found?.grade ?? null, expected?.grade ?? null))),
    studyDates: sum(
      studies.map(([found, expected]) =>
        single(
          found ? orNull(period(found.startDate, found.endDate, false)) : null,
          expected ? orNull(period(expected.start, expected.end, false)) : null,
        ),
      ),
    ),
    skills: list(parsed.skills, truth.skills),
  };
}

export function total(scores: Score[]): Score {
  return Object.fromEntries(
    fields.map((field) => [field, sum(scores.map((score) => score[field]))]),
  ) as Score;
}

export const precision = ({ correct, found }: Tally) => (found === 0 ? 1 : correct / found);
export const recall = ({ correct, expected }: Tally) => (expected === 0 ? 1 : correct / expected);
export const f1 = (counts: Tally) =>
  counts.found + counts.expected === 0 ? 1 : (2 * counts.correct) / (counts.found + counts.expected);

/** The mean F1 of all fields, each counting the same. */
export const macroF1 = (score: Score) =>
  fields.reduce((sum, field) => sum + f1(score[field]), 0) / fields.length;
