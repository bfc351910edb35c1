/** What every permanent member of staff gets; jobs add their own. */
export const umojaBenefits = [
  "Medical cover for you, your spouse and up to four children",
  "Pension scheme: we add 10% to your own 5%",
  "25 working days of leave a year",
  "Staff loans at 6% a year after confirmation",
] as const;

export const jiraniBenefits = [
  "Medical cover for you and your dependants",
  "Pension scheme with a 7.5% employer contribution",
  "Staff loan facility after six months",
] as const;
