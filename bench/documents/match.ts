import type { Condition, FieldName, Kind, PictureClass, Truth } from "./truth.ts";

/** What a reader said of one field. */
export interface ReadValue {
  value: string;
  confidence: number;
}

/**
 * `wrong` is another value than the document's, also one for a field that it has not. `missing` is what a reader must
 * find and did not. A field that cannot be seen, or need not be found, is nothing when it is left out.
 */
export type Outcome = "right" | "wrong" | "missing" | "nothing";

export interface Judged {
  document: string;
  kind: Kind;
  class: PictureClass;
  condition: Condition;
  field: FieldName;
  outcome: Outcome;
  /** Of what was read; 0 where nothing was. */
  confidence: number;
  /** Whether it counts among the fields that should be read: printed, and to be seen. */
  counts: boolean;
}

const numbers: ReadonlySet<FieldName> = new Set([
  "idNumber",
  "serialNumber",
  "documentNumber",
  "kraPin",
  "mrz",
]);

/** Numbers without spaces, names by their letters with single spaces; dates and the sex as they are. */
export function comparable(field: FieldName, value: string): string {
  const upper = value.normalize("NFC").toUpperCase();
  if (numbers.has(field)) return upper.replace(/\s+/g, "");
  return upper
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}

/** Compares everything that was read in a document with what is true of it. */
export function judge(truth: Truth, read: Partial<Record<FieldName, ReadValue>>): Judged[] {
  const about = { document: truth.id, kind: truth.kind, class: truth.class, condition: truth.condition };
  const fields = new Set([...Object.keys(truth.fields), ...Object.keys(read)] as FieldName[]);
  return [...fields].map((field): Judged => {
    const expected = truth.fields[field];
    const found = read[field];
    const counts = expected?.required === true && expected.readable;
    const right = expected?.values.some(
      (value) => comparable(field, value) === comparable(field, found?.value ?? ""),
    );
    const absent: Outcome = counts ? "missing" : "nothing";
    return {
      ...about,
      field,
      outcome: found ? (right ? "right" : "wrong") : absent,
      confidence: found?.confidence ?? 0,
      counts,
    };
  });
}

export interface Tally {
  /** Fields that should be read, and those of them that were read rightly. */
  fields: number;
  right: number;
  wrong: number;
  missing: number;
  /** Rightly read ones at the threshold or above. */
  shown: number;
  /** Wrong ones at the threshold or above, in fields that nobody could see or asked for too. */
  shownWrong: number;
}

/** Counts a list of judgements at a threshold. */
export function tally(judged: readonly Judged[], threshold: number): Tally {
  const counted = judged.filter(({ counts }) => counts);
  const number = (list: readonly Judged[], outcome: Outcome, least = 0) =>
    list.filter((each) => each.outcome === outcome && each.confidence >= least).length;
  return {
    fields: counted.length,
    right: number(counted, "right"),
    wrong: number(counted, "wrong"),
    missing: number(counted, "missing"),
    shown: number(counted, "right", threshold),
    shownWrong: number(judged, "wrong", threshold),
  };
}

/** The lowest threshold, in hundredths, at which nothing wrong would be shown; above 1 when there is none. */
export function safeThreshold(judged: readonly Judged[]): number {
  const worst = Math.max(
    0,
    ...judged.filter(({ outcome }) => outcome === "wrong").map((each) => each.confidence),
  );
  return (Math.floor(worst * 100) + 1) / 100;
}
