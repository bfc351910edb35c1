import { type ProductInput, productKinds, rateBases } from "#contract/finance/products.ts";
import { formText } from "#web/lib/form-text.ts";
import { oneOf } from "#web/lib/search-params.ts";

/** Nothing that the schema takes: it then says at the field what would be. */
const noNumber = -1;

function numberIn(form: FormData, name: string, times = 1): number | null {
  const typed = formText(form, name).replace(/[\s,%]/g, "");
  if (typed === "") return null;
  return /^\d{1,10}(\.\d+)?$/.test(typed) ? Math.round(Number(typed) * times) : noNumber;
}

/** What the form of a product says; percents and multiples as they are kept. */
export function readProductForm(form: FormData): ProductInput {
  const text = (name: string) => formText(form, name);
  const kind = oneOf(text("kind"), productKinds) ?? "loan";
  const ofLoan = <T>(value: T) => (kind === "loan" ? value : null);
  return {
    kind,
    name: text("name"),
    description: text("description"),
    descriptionSwahili: text("descriptionSwahili"),
    rate: numberIn(form, "rate", 100),
    rateBasis: ofLoan(oneOf(text("rateBasis"), rateBases) ?? null),
    termMin: ofLoan(numberIn(form, "termMin")),
    termMax: ofLoan(numberIn(form, "termMax")),
    depositMultiple: ofLoan(numberIn(form, "depositMultiple", 10)),
    guarantors: ofLoan(numberIn(form, "guarantors")),
    feeRate: ofLoan(numberIn(form, "feeRate", 100)),
    fee: numberIn(form, "fee"),
    minimum: numberIn(form, "minimum"),
    maximum: numberIn(form, "maximum"),
    noticeDays: kind === "savings" ? numberIn(form, "noticeDays") : null,
    validFrom: text("validFrom"),
  };
}
