import { formatDate } from "#web/lib/format.ts";

/**
 * A figure beside that of the period before: `+12% on the 30 days before`. Without anything before there is
 * no percentage to give; null then.
 */
export function changeText(value: number, before: number, days: number): string | null {
  if (before === 0) return null;
  const percent = Math.round(((value - before) / before) * 100);
  if (percent === 0) return `As many as in the ${days} days before`;
  return `${percent > 0 ? "+" : ""}${percent}% on the ${days} days before`;
}

/**
 * What the chart of weeks calls one of them. The one that the period's last day lies in is only a part: so far, where
 * that is today.
 * @param to the last day of the period
 * @param today in Nairobi
 */
export function weekText(monday: string, { to, today }: { to: string; today: string }): string {
  const next = new Date(`${monday}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 7);
  const isThisWeek = today >= monday && today < next.toISOString().slice(0, 10);
  return to === today && isThisWeek ? `${formatDate(monday)}, so far` : formatDate(monday);
}

/** The same as short as fits below a column. */
export const weekTick = (monday: string): string => formatDate(monday).replace(/ \d+$/, "");
