/**
 * A number as both languages write it: `12,847`, `-3.5`. `Intl` says the same, and setting it up costs a phone more than
 * the rest of a page does.
 * @param decimals how many there are at most; zeros at the end are left out
 */
export function formatNumber(value: number, decimals = 0): string {
  const scale = 10 ** decimals;
  const [whole = "", fraction] = String(Math.round(Math.abs(value) * scale) / scale).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  const text = fraction ? `${grouped}.${fraction}` : grouped;
  return value < 0 && text !== "0" ? `-${text}` : text;
}

/** An amount of integer cents without its currency, exact: `45,200`, `-45,200.50`. */
export function formatCents(cents: number): string {
  const rest = Math.abs(cents) % 100;
  const shillings = `${formatNumber(Math.trunc(Math.abs(cents) / 100))}${rest ? `.${String(rest).padStart(2, "0")}` : ""}`;
  return cents < 0 ? `-${shillings}` : shillings;
}
