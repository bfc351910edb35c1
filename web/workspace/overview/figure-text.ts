import { formatNumber } from "#contract/core/numbers.ts";

/** A figure beside that of a month ago: `+2.4% from last month`; a plain word where there is nothing to compare with. */
export function changeSince({ now, monthAgo }: { now: number; monthAgo: number }): string {
  if (now === monthAgo) return "As last month";
  if (monthAgo === 0) return "None last month";
  const percent = formatNumber(((now - monthAgo) / monthAgo) * 100, 1);
  return `${now > monthAgo ? "+" : ""}${percent}% from last month`;
}

/** Whole shillings as an overview writes them: `KES 45.2M`, `KES 812,400`. */
export const inMillions = (shillings: number): string =>
  shillings < 1_000_000 ? `KES ${formatNumber(shillings)}` : `KES ${formatNumber(shillings / 1_000_000, 1)}M`;
