/** What may stand beside the digits of a sum: a currency, separators of thousands, a unit. */
const beside = /(?:ksh|kes)\.?|\/=|\/-|[\s,%]|months?|years?|days?|hours?/gi;

/**
 * A number as people write it: `KSh 1,250.50`, `1250/=`, `7.5%`. @returns null for what is none
 */
export function readNumber(text: string): number | null {
  const digits = text.replace(beside, "");
  return /^[-−]?\d{1,15}(\.\d{1,6})?$/.test(digits) ? Number(digits.replace("−", "-")) : null;
}
