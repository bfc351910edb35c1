import { nairobiYear } from "#contract/core/clock.ts";
import { isoDate } from "./dates.ts";
import { type Checked, checkDigit, checked } from "./zone-digits.ts";
import {
  lengthOf,
  misfits,
  namesIn,
  namesRow,
  placesOf,
  type RowShape,
  rowsOf,
  type ZoneNames,
} from "./zone-lines.ts";

/** A value of a zone, and whether a check digit proves it. */
export interface ZoneValue {
  value: string;
  proof: "proven" | "none" | "wrong";
}

/** What a machine-readable zone says. */
export interface Zone {
  kind: "passport" | "card" | "old-card";
  /** The rows as they must have been printed. */
  rows: string[];
  country: string;
  documentNumber: ZoneValue;
  birth: ZoneValue | null;
  sex: "male" | "female" | null;
  /** Of an old card the day of issue: it does not expire. */
  end: ZoneValue | null;
  /** The number of the person: in the personal number of a passport, behind the card's number of a card. */
  personNumber: ZoneValue | null;
  names: ZoneNames;
  /** Whether the digit over all parts holds; null where there is none. */
  whole: boolean | null;
}

const any = (length: number) => ({ length, place: "any" as const });
const digit = (length: number) => ({ length, place: "digit" as const });
const letter = (length: number) => ({ length, place: "letter" as const });

const passportRow: RowShape = [
  letter(1),
  any(1),
  digit(7),
  digit(1),
  letter(3),
  digit(7),
  letter(1),
  digit(7),
  any(14),
  digit(2),
];
const cardRow1: RowShape = [letter(5), digit(10), any(15)];
const cardRow2: RowShape = [digit(7), letter(1), digit(7), letter(3), any(11), digit(1)];
const oldCardRow2: RowShape = [
  digit(7),
  letter(1),
  digit(7),
  letter(2),
  digit(9),
  letter(1),
  any(2),
  digit(1),
];

/** Rows as they were read that can be a zone: long, of capitals, digits and fillers. */
export const looksLikeRow = (text: string): boolean => {
  const plain = text.replace(/\s/g, "");
  const fillers = (plain.match(/[<«]/g) ?? []).length;
  const capitals = (plain.match(/[A-Z0-9<«]/g) ?? []).length;
  return (
    plain.length >= 18 &&
    capitals >= 0.8 * plain.length &&
    (fillers >= 2 || (plain.length >= 28 && plain.length === text.length))
  );
};

/** Reads a zone of its rows, from above; null where they are none. */
export function readZone(rows: readonly string[]): Zone | null {
  const read = rows.map((row) =>
    row
      .toUpperCase()
      .replace(/«/g, "<<")
      .replace(/[^A-Z0-9<]/g, ""),
  );
  for (let at = 0; at < read.length; at++) {
    const [first = "", second = "", third] = read.slice(at);
    const zone = readPassport(first, second) ?? (third === undefined ? null : readCard(first, second, third));
    if (zone) return zone;
  }
  return null;
}

/** A letter behind the digits of a number was a filler: A, K and U count as much as it, which is nothing modulo ten. */
const takenForFiller = /^([A-Z]{1,2}\d{6,7})[AKU]/;

function readPassport(first: string, second: string): Zone | null {
  if (!/^[PF][A-Z<]/.test(first)) return readHeadless(first, second);
  if (first.length < 12 || second.length < 34) return null;
  const rows = [second, withNumberFilled(second)].flatMap((row) =>
    rowsOf(row, lengthOf(passportRow)).flatMap(withPlainNumber),
  );
  return best(rows, passportRow, (row) => {
    const number = checkedPart(row.replace(takenForFiller, "$1<"), passportRow, 0, 9, 9);
    const birth = checkedPart(row, passportRow, 13, 19, 19);
    const end = checkedPart(row, passportRow, 21, 27, 27);
    const own = checkedNumber(row.slice(28, 42), row[42] ?? "<");
    const empty = /^<+$/.test(own.text);
    const mended = [
      number.text,
      digitAt(row, 9),
      countryOf(row.slice(10, 13)),
      birth.text,
      digitAt(row, 19),
      row[20] ?? "<",
      end.text,
      digitAt(row, 27),
      own.text,
      row[42] === "<" ? "<" : digitAt(row, 42),
      digitAt(row, 43),
    ].join("");
    const whole =
      checkDigit(mended.slice(0, 10) + mended.slice(13, 20) + mended.slice(21, 43)) === mended[43];
    const names = namesRow(first.slice(5), 39);
    const country = countryOf(first.slice(2, 5));
    return {
      kind: "passport",
      rows: [`P${first[1] === "<" ? "<" : namesRow(first[1] ?? "", 1)}${country}${names}`, mended],
      country,
      documentNumber: zoneValue(number, (text) => text.replace(/<+$/, ""), isClear(number.text[1] ?? "")),
      birth: dateOf(birth, "past"),
      sex: sexOf(row[20]),
      end: dateOf(end, "future"),
      personNumber: empty ? null : zoneValue(own, (text) => text.replace(/</g, ""), isClear(own.text)),
      names: namesIn(names),
      whole,
    };
  });
}

/** A passport whose first letters cannot be seen, as under a finger: only where all of the other row's digits hold. */
function readHeadless(first: string, second: string): Zone | null {
  const seen = /^.{0,2}?K?EN([A-Z]{2}.{20,})$/.exec(first)?.[1];
  const zone = seen ? readPassport(`P<KEN${seen}`, second) : null;
  return zone?.whole && zone.documentNumber.proof === "proven" ? zone : null;
}

/** A number of eight characters has a filler behind it, which is lost between it and its check digit. */
const withNumberFilled = (row: string): string => row.replace(/^[A-Z0-9]{8}(?=[0-9]KEN)/, "$&<");

/** The row, and what it is where the fillers behind a number of so many digits were taken for something else. */
const withPlainNumber = (row: string): string[] => [
  row,
  ...[0, 7, 8, 9].map((digits) => row.slice(0, 28 + digits) + "<".repeat(14 - digits) + row.slice(42)),
  `${row.slice(0, 28)}${"<".repeat(15)}${row.slice(43)}`,
];

function readCard(first: string, second: string, third: string): Zone | null {
  if (!/^[I1L][D0O<]/.test(first) || first.length < 15 || second.length < 20) return null;
  const old = /^.{14,17}B[0-9OISBZGQD]{7,9}/.test(second) && !/KEN|KYA/.test(second.slice(13, 20));
  const rows = bestRow(first, cardRow1, (row) => checkedPart(row, cardRow1, 5, 14, 14));
  if (!rows) return null;
  const { row: row1, value: number } = rows;
  const upper = `ID${countryOf(row1.slice(2, 5))}${number.text}${digitAt(row1, 14)}${row1.slice(15)}`;
  const names = namesRow(third, 30);
  const shape = old ? oldCardRow2 : cardRow2;
  return best(rowsOf(second, lengthOf(shape)), shape, (row) => {
    const birth = checkedPart(row, shape, 0, 6, 6);
    const end = checkedPart(row, shape, 8, 14, 14);
    const start = `${birth.text}${digitAt(row, 6)}${row[7] ?? "<"}${end.text}${digitAt(row, 14)}`;
    const common = {
      country: countryOf(row1.slice(2, 5)),
      documentNumber: zoneValue(number, (text) => text.replace(/<+$/, "")),
      birth: dateOf(birth, "past"),
      sex: sexOf(row[7]),
      names: namesIn(names),
    };
    if (old) {
      const digits = placed(row, shape).slice(17, 26);
      return {
        ...common,
        kind: "old-card",
        rows: [upper, `${start}<B${digits}${row.slice(26, 29)}${digitAt(row, 29)}`, names],
        end: dateOf(end, "past"),
        personNumber: { value: digits.replace(/^0+/, ""), proof: "none" },
        whole: null,
      };
    }
    const lower = `${start}${countryOf(row.slice(15, 18))}${row.slice(18, 29)}${digitAt(row, 29)}`;
    const over = upper.slice(5, 30) + lower.slice(0, 7) + lower.slice(8, 15) + lower.slice(18, 29);
    const own = row1.slice(15).replace(/</g, "");
    const whole = checkDigit(over) === lower[29];
    return {
      ...common,
      kind: "card",
      rows: [upper, lower, names],
      end: dateOf(end, "future"),
      personNumber: own === "" ? null : { value: digitsOf(own), proof: whole ? "proven" : "none" },
      whole,
    };
  });
}

/** The way of taking a row for what it may have been in which most digits hold and least is exchanged. */
function best(rows: readonly string[], shape: RowShape, take: (row: string) => Zone): Zone | null {
  let chosen: Zone | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    const zone = take(row);
    const score = proofs(zone) - 0.25 * misfits(row, shape);
    if (score <= most) continue;
    most = score;
    chosen = zone;
  }
  return chosen && most > -2 ? chosen : null;
}

function bestRow(read: string, shape: RowShape, take: (row: string) => Checked) {
  let chosen: { row: string; value: Checked } | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const row of rowsOf(read, lengthOf(shape))) {
    const value = take(row);
    const score = (value.holds ? 3 - value.mended : 0) - 0.25 * misfits(row, shape);
    if (score > most) {
      most = score;
      chosen = { row, value };
    }
  }
  return chosen;
}

function proofs({ documentNumber, birth, end, personNumber, whole }: Zone): number {
  const values = [documentNumber, birth, end, personNumber];
  const held = values.filter((value) => value?.proof === "proven").length;
  return 2 * held - values.filter((value) => value?.proof === "wrong").length + (whole ? 2 : 0);
}

const placed = (row: string, shape: RowShape): string => checked(row, "<", placesOf(shape)).text;

const digitAt = (row: string, at: number): string => checked(row[at] ?? "<", "<", ["digit"]).text;

function checkedPart(row: string, shape: RowShape, from: number, to: number, at: number): Checked {
  return checked(row.slice(from, to), row[at] ?? "<", placesOf(shape).slice(from, to));
}

function zoneValue(part: Checked, plain: (text: string) => string, clear = true): ZoneValue {
  return { value: plain(part.text), proof: part.holds ? (clear ? "proven" : "none") : "wrong" };
}

/** A number of a person, which Kenya gives in digits: other characters only where the digit says that they stand there. */
function checkedNumber(text: string, digitOfIt: string): Checked {
  const number = checked(
    text,
    digitOfIt,
    Array.from(text, () => "digit" as const),
  );
  return number.holds ? number : checked(text, digitOfIt, []);
}

/** 6 and G count the same, 1 and L as well: where there is one among letters, the digit does not prove which. */
const isClear = (text: string) => /^[0-9<]*$/.test(text) || !/[6G1L]/.test(text);

function dateOf(part: Checked, side: "past" | "future"): ZoneValue | null {
  const [year, month, day] = [part.text.slice(0, 2), part.text.slice(2, 4), part.text.slice(4, 6)].map(
    Number,
  );
  if (year === undefined || month === undefined || day === undefined) return null;
  const now = nairobiYear(new Date());
  const century = side === "future" || year + 2000 <= now ? 2000 : 1900;
  const value = isoDate(century + year, month, day);
  return value === null ? null : { value, proof: part.holds ? "proven" : "wrong" };
}

const sexOf = (character: string | undefined): Zone["sex"] =>
  character === "M" ? "male" : character === "F" ? "female" : null;

/** `KYA` stands on cards for Kenya beside `KEN`; what is read is kept where it is neither. */
function countryOf(read: string): string {
  const letters = namesRow(read, 3);
  if (/^K[EF]N$|^KE[NMH]$/.test(letters)) return "KEN";
  if (/^K[YV]A$/.test(letters)) return "KYA";
  return letters;
}

const digitsOf = (text: string) =>
  checked(
    text,
    "<",
    Array.from(text, () => "digit" as const),
  ).text;
