import { apiContext } from "#web/lib/context.ts";
import { statementDesk } from "#web/onboarding/desk/import/statement-desk.ts";
import { statementQuery } from "#web/onboarding/desk/queries.ts";
import { importSteps } from "../../import-steps.ts";

/** The import of statements as its routes know it. */
export const statementImports = importSteps({
  desk: statementDesk,
  role: "onboarding",
  callsOf: (context) => context.get(apiContext).members.payments.imports,
  runOf: statementQuery,
});
