import { formatNumber } from "#contract/core/numbers.ts";
import type { ResponseTime, Satisfaction } from "#contract/experience/satisfaction.ts";
import { formatCount } from "#web/lib/format.ts";

/** What stands where nobody answered. */
export const noFigure = "–";

const text = (value: number | null, write: (value: number) => string): string =>
  value === null ? noFigure : write(value);

/** An average from 1 to 5: `4.8`. */
export const csatText = ({ csat }: Pick<Satisfaction, "csat">): string =>
  text(csat.average, (value) => value.toFixed(1));

/** A score from −100 to 100: `78`. */
export const npsText = ({ nps }: Pick<Satisfaction, "nps">): string =>
  text(nps.score, (value) => formatNumber(value).replace("-", "−"));

/** An average from 1 to 7: `5.9`. */
export const cesText = ({ ces }: Pick<Satisfaction, "ces">): string =>
  text(ces.average, (value) => value.toFixed(1));

/** Minutes as people say them: `34 min`, `2.4 h`. */
export const durationText = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${formatNumber(minutes / 60, 1)} h`;

/** How long members wait on average: `34 min`. */
export const responseText = ({ averageMinutes }: ResponseTime): string => text(averageMinutes, durationText);

/** Percent: `96.7%`. */
export const percentText = (value: number | null): string =>
  text(value, (percent) => `${formatNumber(percent, 1)}%`);

/** A difference of two percentages: `3 points`. */
export const pointsText = (points: number): string => formatCount(points, "point");

/** A part of a whole: `90%`; no figure of nothing. */
export const shareText = (part: number, whole: number): string =>
  whole > 0 ? `${formatNumber((part / whole) * 100)}%` : noFigure;
