import { nairobiYear } from "#contract/core/clock.ts";
import { asDigit, editDistance, lettersOf } from "./fuzzy.ts";

/** Months as they are printed, in English, Kiswahili and French, by their beginnings. */
const months: readonly (readonly string[])[] = [
  ["JANUARY", "JANUARI", "JANVIER", "JAN"],
  ["FEBRUARY", "FEBRUARI", "FEVRIER", "FEB", "FEV"],
  ["MARCH", "MACHI", "MARS", "MAR", "MAC"],
  ["APRIL", "APRILI", "AVRIL", "APR", "AVR"],
  ["MAY", "MEI", "MAI"],
  ["JUNE", "JUNI", "JUIN", "JUN"],
  ["JULY", "JULAI", "JUILLET", "JUL"],
  ["AUGUST", "AGOSTI", "AOUT", "AUG", "AGO"],
  ["SEPTEMBER", "SEPTEMBA", "SEPTEMBRE", "SEP", "SEPT"],
  ["OCTOBER", "OKTOBA", "OCTOBRE", "OCT", "OKT"],
  ["NOVEMBER", "NOVEMBA", "NOVEMBRE", "NOV"],
  ["DECEMBER", "DESEMBA", "DECEMBRE", "DEC", "DES"],
];

export interface ReadDate {
  /** `2026-11-22` */
  value: string;
  /** How certain its form makes it: 1 as it should be, less where letters were taken for digits or the order is odd. */
  form: number;
}

/** How a form says that days are to be written, beside what was written: `(DD/MM/YYYY)`. */
const pattern = /\(?DD[^A-Za-z0-9]?MM[^A-Za-z0-9]?YY(?:YY)?\)?/i;

/**
 * The date that a text is: `24.06.2021`, `15-02-1989`, `24 FEB 1974`, `24 FEB/FEB 74`, `February 24, 1974`,
 * `1974-02-24`. The day stands first, as Kenyans write it, unless the month is a word.
 */
export function dateIn(text: string): ReadDate | null {
  const plain = text.replace(pattern, "").replace(/^[^A-Za-z0-9]+/, "");
  return dayAndWord(plain) ?? wordAndDay(plain) ?? numberedDate(plain.replace(/\s+/g, ""));
}

/** A day of one digit or two, whichever leaves the better month: `1 OCTOBER` is no misread `10 CTOBER`. */
function dayAndWord(text: string): ReadDate | null {
  const compact = text.replace(/\s+/g, "");
  const long = wordedDate(compact, longDay);
  const short = /^.\d/.test(text) ? null : wordedDate(compact, shortDay);
  if (!long || !short) return long ?? short;
  const isApart = /^.\s/.test(text);
  return short.form > long.form || (isApart && short.form === long.form) ? short : long;
}

const afterDay =
  "(?:st|nd|rd|th|ST|ND|RD|TH)?[^A-Za-z0-9]*([A-Za-z0]?(?:[A-Za-z]|[0158](?=[A-Za-z])){2,8}|[A-Za-z0-9]{3})[^A-Za-z0-9]*(?:[A-Za-z]{3,9}[^A-Za-z0-9]*)?([0-9OoIlSBZG]{4}|[0-9]{2})[^A-Za-z0-9]*$";
const longDay = new RegExp(`^([0-9OoIlSBZ]{2})${afterDay}`);
const shortDay = new RegExp(`^([0-9OoIlSBZ])${afterDay}`);

function wordedDate(text: string, form: RegExp): ReadDate | null {
  const parts = form.exec(text);
  if (!parts || (parts[2]?.replace(/\d/g, "").length ?? 0) < 2) return null;
  const [, dayText = "", monthText = "", yearText = ""] = parts;
  const day = digits(dayText);
  const year = digits(yearText);
  const month = monthIn(lettersOf(monthText));
  if (!day || !year || !month) return null;
  const value = isoDate(fullYear(year.value), month.number, Number(day.value));
  // Where a digit stands for the first letter, it may be the second of the day.
  const doubt = /^\d[A-Za-z]{3}/.test(monthText) ? 0.8 : 1;
  return value === null ? null : { value, form: day.form * year.form * month.form * doubt };
}

function wordAndDay(text: string): ReadDate | null {
  const parts =
    /^([A-Za-z]{3,9})[^A-Za-z0-9]*(\d{1,2})(?:st|nd|rd|th)?[^A-Za-z0-9]+(\d{4})[^A-Za-z0-9]*$/i.exec(text);
  const month = parts && monthIn(lettersOf(parts[1] ?? ""));
  const value = month && isoDate(Number(parts[3]), month.number, Number(parts[2]));
  return value ? { value, form: month.form } : null;
}

/** The month that letters name, if not more than one of them is wrong. */
function monthIn(letters: string): { number: number; form: number } | null {
  for (const [index, names] of months.entries()) {
    if (names.includes(letters)) return { number: index + 1, form: 1 };
  }
  const near = months.flatMap((names, index) =>
    names.some((name) => editDistance(name, letters) === 1) ? [index + 1] : [],
  );
  return near.length === 1 ? { number: near[0] as number, form: 0.8 } : null;
}

function numberedDate(text: string): ReadDate | null {
  const parts =
    /^[^A-Za-z0-9]*([A-Za-z0-9|]{1,4})([^A-Za-z0-9|]+)([A-Za-z0-9|]{1,2})([^A-Za-z0-9|]+)([A-Za-z0-9|]{2,4})[^A-Za-z0-9]*$/.exec(
      text,
    );
  const together = /^\D{0,2}(\d{2})(\d{2})((?:19|20)\d{2})\D{0,2}$/.exec(text);
  const [first, second, third] = parts ? [parts[1], parts[3], parts[5]] : (together?.slice(1) ?? []);
  const numbers = [first, second, third].map((part) => digits(part ?? ""));
  const [a, b, c] = numbers;
  if (!a || !b || !c) return null;
  const form = a.form * b.form * c.form * (parts ? 1 : 0.8);
  if (a.value.length === 4) {
    const value = isoDate(Number(a.value), Number(b.value), Number(c.value));
    return value === null ? null : { value, form };
  }
  if (c.value.length === 3 || a.value.length > 2) return null;
  const year = fullYear(c.value);
  const usual = isoDate(year, Number(b.value), Number(a.value));
  if (usual) return { value: usual, form };
  const turned = isoDate(year, Number(a.value), Number(b.value));
  return turned === null ? null : { value: turned, form: form * 0.6 };
}

/** Text as digits where it is at least half of them. */
function digits(text: string): { value: string; form: number } | null {
  const read = [...text].map(asDigit);
  if (text === "" || read.some((digit) => digit === null)) return null;
  const wrong = [...text].filter((character) => !/\d/.test(character)).length;
  return wrong * 2 > text.length ? null : { value: read.join(""), form: wrong === 0 ? 1 : 0.8 };
}

/** Two digits are of this century where that is not more than ten years ahead. */
function fullYear(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year + 2000 > nairobiYear(new Date()) + 10 ? year + 1900 : year + 2000;
}

/** Null where there is no such day. */
export function isoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const same =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return same && year >= 1900 && year < 2100 ? date.toISOString().slice(0, 10) : null;
}
