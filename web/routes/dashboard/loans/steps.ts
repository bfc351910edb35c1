import { bookDesk } from "#web/finance/loans/import-desk.ts";
import { bookQuery } from "#web/finance/loans/queries.ts";
import { apiContext } from "#web/lib/context.ts";
import { importSteps } from "../../import-steps.ts";

/** The import of loan books as its routes know it. */
export const bookImports = importSteps({
  desk: bookDesk,
  role: "owner",
  callsOf: (context) => context.get(apiContext).finance.loans.imports,
  runOf: bookQuery,
});
