import { formatNumber } from "#contract/core/numbers.ts";

/**
 * A figure beside that of the month before: `+2.4% from last month`; a plain word where there is nothing to compare
 * with. @param before null where it is not known
 */
export function changeSince(now: number, before: number | null): string {
  if (before === null) return "No figure of the month before";
  if (now === before) return "As last month";
  if (before === 0) return "None last month";
  const percent = formatNumber(((now - before) / before) * 100, 1);
  return `${now > before ? "+" : ""}${percent}% from last month`;
}

/** Cents as an overview writes them, in whole shillings: `KES 45.2M`, `KES 812,400`. */
export function inMillions(cents: number): string {
  const shillings = Math.round(cents / 100);
  return shillings < 1_000_000
    ? `KES ${formatNumber(shillings)}`
    : `KES ${formatNumber(shillings / 1_000_000, 1)}M`;
}
