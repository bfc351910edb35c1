import { products } from "#server/finance/products/products.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { loanProducts } from "./seed-loans.ts";

const savings = [
  {
    name: "Member deposits",
    description: "Your monthly savings, on which your loans are built",
    descriptionSwahili: "Akiba yako ya kila mwezi, msingi wa mikopo yako",
    rate: 950,
    noticeDays: 60,
    minimum: 1000,
  },
  {
    name: "Holiday savings",
    description: "Put aside for December, paid out on the first",
    descriptionSwahili: "Weka akiba ya Desemba, hulipwa tarehe moja",
    rate: 600,
    noticeDays: 0,
    minimum: 500,
  },
];

/** What each loan is for, in both languages, and what it takes beside the interest. */
const loanTerms: Record<string, { en: string; sw: string; guarantors: number; max: number }> = {
  "Development loan": {
    en: "For land, building and business",
    sw: "Kwa ardhi, ujenzi na biashara",
    guarantors: 4,
    max: 3_000_000,
  },
  "School fees loan": {
    en: "For fees, paid to the school",
    sw: "Kwa karo, hulipwa kwa shule",
    guarantors: 2,
    max: 300_000,
  },
  "Emergency loan": {
    en: "For what cannot wait, within a day",
    sw: "Kwa dharura, ndani ya siku moja",
    guarantors: 1,
    max: 100_000,
  },
};

/** What Umoja offers: its savings, and the loans that its book is of, at the rates that the book says. */
export async function seedProducts(umoja: OrganisationScope): Promise<void> {
  await umoja.insert(products, [
    ...savings.map((one) => ({ ...one, kind: "savings" as const, validFrom: "2024-01-01" })),
    ...loanProducts.map(([name, termMax, rate]) => {
      const terms = loanTerms[name];
      return {
        kind: "loan" as const,
        name,
        description: terms?.en ?? "",
        descriptionSwahili: terms?.sw ?? "",
        rate,
        rateBasis: "reducing" as const,
        termMin: 1,
        termMax,
        depositMultiple: 30,
        guarantors: terms?.guarantors ?? 2,
        feeRate: 100,
        minimum: 5000,
        maximum: terms?.max ?? 500_000,
        validFrom: "2024-01-01",
      };
    }),
  ]);
}
