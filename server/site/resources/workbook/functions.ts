import { dateSerial, serialDate } from "./model.ts";

/** What a cell holds once calculated; `null` is an empty cell. Dates are serial numbers. */
export type Value = number | string | boolean | null;

/** The values of a range in reading order, and its shape. */
export interface Block {
  values: Value[];
  rows: number;
  columns: number;
}

/** What a spreadsheet shows as `#DIV/0!`, `#VALUE!` or `#N/A`. */
export class FormulaError extends Error {
  /** Names the innermost cell in which it arose. */
  at(cell: string): this {
    if (!this.message.includes(" at ")) this.message += ` at ${cell}`;
    return this;
  }
}

export const isBlock = (value: Value | Block): value is Block => typeof value === "object" && value !== null;

export function toNumber(value: Value): number {
  if (value === null) return 0;
  if (typeof value === "string") throw new FormulaError("#VALUE!");
  return Number(value);
}

/** Empty equals 0 and "" alike; texts compare without case, and any text is above any number. */
export function compare(left: Value, right: Value): number {
  if (typeof left === "string" || typeof right === "string") {
    if (left !== null && typeof left !== "string") return -1;
    if (right !== null && typeof right !== "string") return 1;
    const [a, b] = [(left ?? "").toLowerCase(), (right ?? "").toLowerCase()];
    return a === b ? 0 : a < b ? -1 : 1;
  }
  return toNumber(left) - toNumber(right);
}

const flat = (args: (Value | Block)[]) => args.flatMap((arg) => (isBlock(arg) ? arg.values : [arg]));
const numbers = (args: (Value | Block)[]) => flat(args).filter((value) => typeof value === "number");
const single = (arg: Value | Block | undefined): Value =>
  (isBlock(arg ?? null) ? null : (arg as Value)) ?? null;
const number = (arg: Value | Block | undefined) => toNumber(single(arg));
const block = (arg: Value | Block | undefined): Block => {
  if (arg === undefined || !isBlock(arg)) throw new FormulaError("#VALUE!");
  return arg;
};

/** A number with its decimal point moved to the right, exactly. */
function shifted(value: number, digits: number): number {
  const [figures, exponent = "0"] = value.toPrecision(15).split("e");
  return Number(`${figures}e${Number(exponent) + digits}`);
}

/**
 * Rounds on the decimal digits that a number shows (2.675 rounds to 2.68, as spreadsheets do).
 * @param whole rounds a number above zero to a whole one
 */
const roundWith = (whole: (value: number) => number) => (value: number, digits: number) =>
  // Zero is added because -0 is not what a cell shows.
  Math.sign(value) * shifted(whole(shifted(Math.abs(value), digits)), -digits) + 0;

const round = roundWith(Math.round);
const roundUp = roundWith(Math.ceil);

/** The condition of SUMIF and COUNTIF: a value to equal (0 for an empty cell), or an operator and a value in one text. */
function criterion(condition: Value): (value: Value) => boolean {
  const [, operator = "=", operand = ""] = /^(<=|>=|<>|<|>|=)?(.*)$/s.exec(String(condition ?? 0)) ?? [];
  const wanted = operand !== "" && !Number.isNaN(Number(operand)) ? Number(operand) : operand;
  const holds: Record<string, (order: number) => boolean> = {
    "=": (order) => order === 0,
    "<>": (order) => order !== 0,
    "<": (order) => order < 0,
    ">": (order) => order > 0,
    "<=": (order) => order <= 0,
    ">=": (order) => order >= 0,
  };
  const ordered = operator !== "=" && operator !== "<>";
  return (value) =>
    !(ordered && typeof value !== typeof wanted) &&
    !(value === null && wanted !== "") &&
    (holds[operator]?.(compare(value, wanted)) ?? false);
}

function sumIf(range: Block, condition: Value, sums: Block): number {
  const holds = criterion(condition);
  return range.values.reduce<number>((sum, value, index) => {
    const amount = sums.values[index];
    return holds(value) && typeof amount === "number" ? sum + amount : sum;
  }, 0);
}

/** The instalment that repays `present` over `periods` at `rate` a period; negative, as money paid out. */
function payment(rate: number, periods: number, present: number): number {
  return rate === 0 ? -present / periods : (-present * rate) / (1 - (1 + rate) ** -periods);
}

/** The rate a period at which `periods` payments of `paid` (negative) repay `present`, found by bisection. */
function interestRate(periods: number, paid: number, present: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (payment(middle, periods, present) > paid) low = middle;
    else high = middle;
  }
  return low;
}

/** The same day `months` later, or the last day of that month when it is shorter. */
function addMonths(serial: number, months: number): number {
  const date = serialDate(serial);
  const target = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const next = new Date(target);
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  return dateSerial(new Date(target + (Math.min(date.getUTCDate(), lastDay) - 1) * 86_400_000));
}

/** The result beside the last key that is not above `wanted`; the keys rise, and are of its kind. */
function lookup(wanted: Value, keys: Block, results: Block): Value {
  const comparable = (key: Value) => typeof key === typeof (wanted ?? 0);
  const index = keys.values.findLastIndex((key) => comparable(key) && compare(key, wanted) <= 0);
  if (index < 0) throw new FormulaError("#N/A");
  return results.values[index] ?? null;
}

/**
 * The functions a workbook of ours may use, each as Excel and LibreOffice define it. IF and IFERROR are not
 * here because they do not calculate every argument.
 */
export const functions: Record<string, (...args: (Value | Block)[]) => Value> = {
  SUM: (...args) => numbers(args).reduce((sum, value) => sum + value, 0),
  MIN: (...args) => Math.min(...numbers(args)),
  MAX: (...args) => Math.max(...numbers(args)),
  COUNT: (...args) => numbers(args).length,
  COUNTA: (...args) => flat(args).filter((value) => value !== null).length,
  ABS: (value) => Math.abs(number(value)),
  INT: (value) => Math.floor(number(value)),
  ROUNDUP: (value, digits) => roundUp(number(value), number(digits)),
  ROUND: (value, digits) => round(number(value), number(digits)),
  AND: (...args) => flat(args).every(Boolean),
  OR: (...args) => flat(args).some(Boolean),
  PMT: (rate, periods, present) => payment(number(rate), number(periods), number(present)),
  // What else RATE takes (a rest, when in the month, a first guess) is not needed: bisection always arrives.
  RATE: (periods, paid, present) => interestRate(number(periods), number(paid), number(present)),
  EDATE: (date, months) => addMonths(number(date), number(months)),
  COUNTIF: (range, condition) => block(range).values.filter(criterion(single(condition))).length,
  SUMIF: (range, condition, sums = range) => sumIf(block(range), single(condition), block(sums)),
  LOOKUP: (wanted, keys, results) => lookup(single(wanted), block(keys), block(results)),
};
