/**
 * Whole shillings as typed, with or without separators: `45,200` or `45 200`.
 * @returns integer cents, or `undefined` when it is not an amount below a billion
 */
export function parseShillings(text: string): number | undefined {
  const digits = text.replace(/[\s,]/g, "");
  return /^\d{1,9}$/.test(digits) ? Number(digits) * 100 : undefined;
}
