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
