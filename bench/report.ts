/** The value below which `share` (0 to 1) of the sorted values lie, by the nearest rank. Needs one value or more. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError("a quantile of no values");
  return value;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/**
 * Runs every arm once a round, one after the other, so that what else the machine does hits all alike. A
 * round that does not count comes first.
 * @returns the results of each arm, in the order of the rounds
 */
export async function alternate<Result, Arm extends string>(
  rounds: number,
  arms: Record<Arm, (round: number) => Promise<Result>>,
): Promise<Record<Arm, Result[]>> {
  const names = Object.keys(arms) as Arm[];
  const results = Object.fromEntries(names.map((name) => [name, [] as Result[]])) as Record<Arm, Result[]>;
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const result = await arms[name](round);
      if (round > 0) results[name].push(result);
    }
  }
  return results;
}

/** Median of the ratios of the rounds: both values of a ratio come from the same moments. */
export const ratio = (over: readonly number[], under: readonly number[]): number =>
  median(over.map((value, round) => value / (under[round] ?? Number.NaN)));

/** Three significant digits, no exponent: `0.00123`, `45.7`, `12300`. */
export const figure = (value: number): string =>
  value === 0
    ? "0"
    : Number(value.toPrecision(3)).toLocaleString("en", { useGrouping: false, maximumFractionDigits: 8 });

/** Prints rows under a heading in aligned columns: the first to the left, figures to the right. */
export function printTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("   ");
  console.log([`\n${title}`, line(head), ...rows.map(line)].join("\n"));
}
