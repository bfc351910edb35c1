/**
 * An amount of shillings as people type it, `45,200`, `45 200.50` or `KES 45,200`, in cents; NaN for what is none, which
 * a schema refuses.
 */
export function typedCents(typed: string): number {
  const plain = typed.replace(/^\s*(?:kes|kshs?)\.?/i, "").replace(/[\s,]/g, "");
  const [, shillings, cents = ""] = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  return shillings === undefined ? Number.NaN : Number(shillings) * 100 + Number(cents.padEnd(2, "0"));
}
