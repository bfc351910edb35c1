import { exampleId } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { product, productCalls, productInput } from "./products.ts";

const terms = {
  kind: ["Somewhere to save, or a loan.", "loan"],
  name: ["As members know it, and as the loan book names it.", "Development loan"],
  description: ["A line about it, in English; empty without.", "For land, building and business"],
  descriptionSwahili: ["The same in Kiswahili.", "Kwa ardhi, ujenzi na biashara"],
  rate: ["Interest in a year, in hundredths of a percent; null when not said.", 1250],
  rateBasis: ["What the interest of a loan is reckoned on; null for savings.", "reducing"],
  termMin: ["Shortest term in months; null when not said.", 6],
  termMax: ["Longest term in months; null when not said.", 48],
  depositMultiple: ["How many times the deposits a loan may be, in tenths; null when not said.", 30],
  guarantors: ["Guarantors that it takes; null when not said.", 3],
  feeRate: ["Fee of the sum, once, in hundredths of a percent; null without.", 100],
  fee: ["Fee paid once, in shillings; null without.", 500],
  minimum: ["The least, in shillings; null when not said.", 10_000],
  maximum: ["The most, in shillings; null when not said.", 3_000_000],
  noticeDays: ["Days of notice before savings are paid out; null when not said.", null],
  validFrom: ["The first day on which it is offered.", "2026-01-01"],
} as const;

export const productDocs = [
  describeSchema(productInput, "ProductInput", "A product as an owner enters it.", { ...terms }),
  describeSchema(product, "Product", "What a SACCO offers its members.", {
    id: ["Id of the product.", exampleId],
    ...terms,
    validUntil: ["The last day on which it is offered; null while no end is known.", null],
  }),
  describeSchema(productCalls.offered.params, "OfferedProductsPath", "Which SACCO.", {
    slug: ["Its slug.", "umoja"],
  }),
  describeSchema(productCalls.create.body, "NewProduct", "A product to offer.", {
    product: ["The product."],
    replacesId: ["Id of the one that ends the day before.", exampleId],
  }),
  describeSchema(productCalls.update.params, "ProductPath", "Which product.", {
    id: ["Id of the product.", exampleId],
  }),
  describeSchema(productCalls.retire.body, "ProductRetirement", "When a product ends.", {
    lastDay: ["The last day on which it is offered; null where no end is known.", "2026-12-31"],
  }),
];
