import { formatNumber } from "#contract/core/numbers.ts";
import type { ArrearsBucket, LoanClass } from "#contract/finance/loan-classes.ts";
import type { Tone } from "#web/ui/tone.ts";

export const bucketLabels: Record<ArrearsBucket, string> = {
  current: "Current",
  "1-30": "1 to 30 days",
  "31-90": "31 to 90 days",
  "91-180": "91 to 180 days",
  "181-360": "181 to 360 days",
  "over-360": "Over 360 days",
};

export const classLabels: Record<LoanClass, string> = {
  performing: "Performing",
  watch: "Watch",
  substandard: "Substandard",
  doubtful: "Doubtful",
  loss: "Loss",
};

export const classTones: Record<LoanClass, Tone> = {
  performing: "success",
  watch: "info",
  substandard: "warning",
  doubtful: "danger",
  loss: "danger",
};

/** Basis points as a percentage: `12.5%`. */
export const percentOf = (basisPoints: number): string => `${formatNumber(basisPoints / 100, 2)}%`;

/** A share of a whole: `7.9%`; a dash where there is no whole. */
export const shareOf = (part: number, whole: number): string =>
  whole > 0 ? `${formatNumber((part / whole) * 100, 1)}%` : "–";
