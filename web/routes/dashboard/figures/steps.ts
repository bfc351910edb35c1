import { figuresDesk } from "#web/finance/figures/import-desk.ts";
import { figuresImportQuery } from "#web/finance/figures/queries.ts";
import { apiContext } from "#web/lib/context.ts";
import { importSteps } from "../../import-steps.ts";

/** The import of monthly figures as its routes know it. */
export const figuresImports = importSteps({
  desk: figuresDesk,
  role: "owner",
  callsOf: (context) => context.get(apiContext).finance.figures.imports,
  runOf: figuresImportQuery,
});
