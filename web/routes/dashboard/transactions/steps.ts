import { statementDesk } from "#web/finance/transactions/import-desk.ts";
import { statementQuery } from "#web/finance/transactions/queries.ts";
import { apiContext } from "#web/lib/context.ts";
import { importSteps } from "../../import-steps.ts";

/** The import of statements into the register as its routes know it. */
export const statementImports = importSteps({
  desk: statementDesk,
  role: "owner",
  callsOf: (context) => context.get(apiContext).finance.transactions.imports,
  runOf: statementQuery,
});
