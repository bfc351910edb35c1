/** What people type as a whole number, `12,500` or `12 500`; NaN for what is none, which a schema refuses. */
export function typedNumber(typed: string): number {
  const digits = typed.replace(/[\s,]/g, "");
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}
