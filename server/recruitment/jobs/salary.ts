import type { JobTerms } from "#contract/recruitment/job-terms.ts";

type Salary = NonNullable<JobTerms["salary"]>;

const shillings = /\b(?:kshs?|kes|sh(?:s|illings?)?)\b/;
/** A sum in another currency is not converted. */
const foreign = /[$€£]|\b(?:usd|eur|gbp|tzs|ugx|rwf|dollars?|euros?|pounds?)\b/;

const periods: readonly [pattern: RegExp, per: Salary["per"]][] = [
  [/\b(?:hour(?:ly)?|hr)\b/, "hour"],
  [/\b(?:day|daily)\b/, "day"],
  [/\b(?:week(?:ly)?|wk)\b/, "week"],
  [/\b(?:year(?:ly)?|annum|annual(?:ly)?|annually|p\.?a\.?)(?:\b|$)/, "year"],
];

const factors: Record<string, number> = { k: 1_000, m: 1_000_000, million: 1_000_000 };

const amount = String.raw`(?<!\d)(\d{1,3}(?:,\d{3}){1,4}|\d{1,12})(\.\d{1,4})?\s*(k|m|million)?(?![\w%])`;
const range = new RegExp(
  String.raw`${amount}\s*(?:/[=-])?\s*(?:(?:-|–|—|to|and)\s*(?:kshs?\.?|kes)?\s*${amount})?`,
);

/** The least amount that a bare number is taken for pay and not for a grade or a year of a scale. */
const minBareAmount = 5_000;

/**
 * Reads pay in shillings from what a SACCO wrote: `KSh 80,000 - 120,000`, `KES 80k to 120k per month`,
 * `KSh 1,600 - 1,900 a day`, `From KSh 50,000`. Without a period it is by the month, as is usual in Kenya.
 * @returns null when the text names no amount, only an upper end, or another currency
 */
export function parseSalary(text: string): Salary | null {
  const plain = text.toLowerCase().replace(/\s+/g, " ");
  if (foreign.test(plain)) return null;
  const [said, lowDigits, lowPart = "", lowUnit, highDigits, highPart = "", highUnit] =
    range.exec(plain) ?? [];
  if (!said || !lowDigits) return null;
  // `80 - 120k`: the unit after the range belongs to both ends.
  const low = cents(lowDigits + lowPart, lowUnit ?? highUnit);
  const high = highDigits ? cents(highDigits + highPart, highUnit) : null;
  if (!shillings.test(plain) && low < minBareAmount * 100) return null;
  if (low <= 0 || (high !== null && high < low)) return null;
  if (high === null && /\b(?:up to|maximum|max|at most|below|under)\b/.test(plain)) return null;
  const open = high === null && /\b(?:from|starting|minimum|min|at least|above|over)\b|\+/.test(plain);
  const per = periods.find(([pattern]) => pattern.test(plain))?.[1] ?? "month";
  return { minCents: low, maxCents: open ? null : (high ?? low), per };
}

function cents(digits: string, unit: string | undefined): number {
  return Math.round(Number(digits.replaceAll(",", "")) * (unit ? (factors[unit] ?? 1) : 1) * 100);
}
