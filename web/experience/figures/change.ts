import { formatNumber } from "#contract/core/numbers.ts";
import type { Tone } from "#web/ui/tone.ts";

/** How a figure is held against the one before. */
interface Measure {
  decimals?: number;
  /** How a difference is written, where it is not a plain number. */
  write?: (difference: number) => string;
  /** Which way is good; a count is neither. */
  good?: "more" | "less";
}

export interface Change {
  text: string;
  tone: Tone;
}

/**
 * A figure beside that of as many days before: `+0.2 on the 30 days before`.
 * @param days how many there are
 * @returns a plain word where one of the two is no figure
 */
export function changeOf(
  now: number | null,
  past: number | null,
  days: number,
  { decimals = 0, write = (difference) => formatNumber(difference, decimals), good }: Measure = {},
): Change {
  if (now === null) return { text: "No figure in these days", tone: "neutral" };
  if (past === null) return { text: `No figure in the ${days} days before`, tone: "neutral" };
  // As both are shown: a reader who takes one from the other comes to the same.
  const [one, other] = [now, past].map((value) => Math.round(value * 10 ** decimals));
  const difference = (Number(one) - Number(other)) / 10 ** decimals;
  if (difference === 0) return { text: `As in the ${days} days before`, tone: "neutral" };
  const amount = `${difference > 0 ? "+" : "−"}${write(Math.abs(difference))}`;
  const tone = good === undefined ? "neutral" : difference > 0 === (good === "more") ? "success" : "danger";
  return { text: `${amount} on the ${days} days before`, tone };
}
