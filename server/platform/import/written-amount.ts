/**
 * An amount as tables and statements write it: `1,500.00`, `KES 1,500`, `-200`, `(200.00)`.
 * @returns integer cents, negative where the text is; null for what is no amount
 */
export function writtenCents(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^(-?)\s*(?:kes|kshs?|sh)\.?\s*/i, "$1")
    .replace(/[\s,]/g, "");
  const [, bracket, sign, shillings = "", cents = ""] =
    /^(\(?)(-?)(\d{1,12})(?:\.(\d{1,2})0*)?(?:\/[=-])?\)?$/.exec(plain) ?? [];
  if (shillings === "" || plain.endsWith(")") !== (bracket === "(")) return null;
  const amount = Number(shillings) * 100 + Number(cents.padEnd(2, "0"));
  return amount > 0 && (sign || bracket) ? -amount : amount;
}
