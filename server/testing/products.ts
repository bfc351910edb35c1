import type { ProductInput } from "#contract/finance/products.ts";

/** A product that passes every check. */
export const productOf = (): ProductInput => ({
  kind: "loan",
  name: "Development loan",
  description: "For land, building and business",
  descriptionSwahili: "Kwa ardhi, ujenzi na biashara",
  rate: 1250,
  rateBasis: "reducing",
  termMin: 6,
  termMax: 48,
  depositMultiple: 30,
  guarantors: 3,
  feeRate: 100,
  fee: null,
  minimum: 10_000,
  maximum: 3_000_000,
  noticeDays: null,
  validFrom: "2026-01-01",
});
