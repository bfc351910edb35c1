/** A loan on a reducing balance, repaid in equal monthly instalments. Amounts in whole shillings. */
export interface Instalment {
  monthly: number;
  /** All interest over the whole term. */
  interest: number;
}

/**
 * The annuity formula, P·r / (1 - (1 + r)^-n), rounded up to the shilling.
 * @param principal whole shillings
 * @param yearlyBasisPoints interest a year on the reducing balance: 1200 is 12%, 1% a month
 * @param months at least 1
 */
export function instalmentOf(principal: number, yearlyBasisPoints: number, months: number): Instalment {
  const rate = yearlyBasisPoints / 10_000 / 12;
  const exact = rate === 0 ? principal / months : (principal * rate) / (1 - (1 + rate) ** -months);
  // What floating point adds to a whole shilling is not another shilling.
  return { monthly: Math.ceil(exact - 1e-6), interest: Math.round(exact * months - principal) };
}
