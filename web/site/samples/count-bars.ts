import { formatNumber } from "#contract/core/numbers.ts";

import type { Bar } from "#web/ui/bar-table.tsx";

/**
 * Rows of a `BarTable`, each bar as long as its count beside the largest one.
 * @param counts label, count and what a second column says of it
 */
export function countBars(
  counts: readonly (readonly [label: string, count: number, note?: string])[],
  format: (count: number) => string = formatNumber,
): Bar[] {
  const max = Math.max(...counts.map(([, count]) => count), 0);
  return counts.map(([label, value, note = ""]) => ({ label, value, max, texts: [format(value), note] }));
}
