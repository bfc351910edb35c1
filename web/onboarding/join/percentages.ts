/** A share as typed, in basis points; 0 for what is none. */
const basisPoints = (typed: string): number => Math.round((Number(typed.replace(",", ".")) || 0) * 100);

const asPercent = (points: number): string => String(points / 100);

/** What typed shares come to, in percent: `33.33` and `66.67` are exactly `100`. */
export const totalPercent = (typed: readonly string[]): string =>
  asPercent(typed.reduce((sum, one) => sum + basisPoints(one), 0));

/** 100% in as many parts that differ by no more than a hundredth: `33.34`, `33.33`, `33.33`. */
export function equalShares(count: number): string[] {
  const whole = 10_000;
  const each = Math.floor(whole / count);
  return Array.from({ length: count }, (_, at) => asPercent(each + (at < whole - each * count ? 1 : 0)));
}
