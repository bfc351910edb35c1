import type { Domain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { addSampleOfFinance, removeFinanceSample } from "./beginnings.service.ts";
import { figuresEndpoints } from "./figures/figures.http.ts";
import { figuresImport } from "./figures/figures-import.ts";
import { loanImport } from "./loans/loan-import.ts";
import { searchLoans } from "./loans/loan-search.service.ts";
import { loanEndpoints } from "./loans/loans.http.ts";
import { financePersonalData } from "./personal-data.service.ts";
import { productEndpoints } from "./products/products.http.ts";
import { statementImport } from "./transactions/statement-import.ts";
import { transactionEndpoints } from "./transactions/transactions.http.ts";

/** The organisation's money as it stands in its core banking system: nothing is posted back to that. */
export function openFinance(platform: Platform): Domain {
  return {
    endpoints: [
      ...figuresEndpoints(platform),
      ...transactionEndpoints(platform),
      ...loanEndpoints(platform),
      ...productEndpoints(platform),
    ],
    personalData: financePersonalData,
    search: { role: "owner", find: searchLoans },
    imports: [figuresImport, statementImport, loanImport],
    beginnings: {
      stepsDone: async () => [],
      addSample: addSampleOfFinance,
      removeSample: removeFinanceSample,
    },
    async seed(demo) {
      const { seedFinance } = await import("#server/seed/seed-finance.ts");
      await seedFinance(demo);
    },
  };
}
