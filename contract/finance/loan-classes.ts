/** How long a loan is in arrears, in the order of a book's ageing. */
export const arrearsBuckets = ["current", "1-30", "31-90", "91-180", "181-360", "over-360"] as const;
export type ArrearsBucket = (typeof arrearsBuckets)[number];

/** Classes of loans by which provision is made. */
export const loanClasses = ["performing", "watch", "substandard", "doubtful", "loss"] as const;
export type LoanClass = (typeof loanClasses)[number];

/**
 * What belongs to each bucket: from how many days in arrears on, its class, and the provision that is asked for in basis
 * points of what is outstanding. The classes are those of Part VII, "Risk Classification of Assets and Provisioning", of
 * the Sacco Societies (Deposit-Taking Sacco Business) Regulations, 2010 (Legal Notice 95 of 2010,
 * https://new.kenyalaw.org/akn/ke/act/ln/2010/95/eng@2022-12-31), which a SACCO returns on its Form 4. How far the days
 * and rates could be checked, and why the page says to confirm them: docs/decisions/078-loan-classes.md.
 */
export const bucketRules: Record<ArrearsBucket, { from: number; class: LoanClass; provision: number }> = {
  current: { from: 0, class: "performing", provision: 100 },
  "1-30": { from: 1, class: "watch", provision: 500 },
  "31-90": { from: 31, class: "substandard", provision: 2_500 },
  "91-180": { from: 91, class: "substandard", provision: 2_500 },
  "181-360": { from: 181, class: "doubtful", provision: 5_000 },
  "over-360": { from: 361, class: "loss", provision: 10_000 },
};

/** From how many days in arrears on a loan is part of the portfolio at risk (PAR 30). */
export const atRiskFrom = 31;

/** The bucket of a loan that is so many days in arrears. */
export const bucketOf = (daysInArrears: number): ArrearsBucket =>
  arrearsBuckets.findLast((bucket) => daysInArrears >= bucketRules[bucket].from) ?? "current";

/** The provision that is asked for, in whole cents. */
export const provisionOf = (outstanding: number, bucket: ArrearsBucket): number =>
  Math.round((outstanding * bucketRules[bucket].provision) / 10_000);
