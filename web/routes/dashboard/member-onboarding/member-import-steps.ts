import { apiContext } from "#web/lib/context.ts";
import { memberImportDesk } from "#web/onboarding/desk/import/desk.ts";
import { memberImportQuery } from "#web/onboarding/desk/queries.ts";
import { importSteps } from "../../import-steps.ts";

/** The import of members as its routes know it. */
export const memberImports = importSteps({
  desk: memberImportDesk,
  role: "onboarding",
  callsOf: (context) => context.get(apiContext).members.imports,
  runOf: memberImportQuery,
});
