import { interactionImportDesk } from "#web/experience/interactions/import-desk.ts";
import { interactionImportQuery } from "#web/experience/interactions/queries.ts";
import { apiContext } from "#web/lib/context.ts";
import { importSteps } from "../../import-steps.ts";

/** The import of contacts as its routes know it. */
export const interactionImports = importSteps({
  desk: interactionImportDesk,
  role: "experience",
  callsOf: (context) => context.get(apiContext).experience.interactions.imports,
  runOf: interactionImportQuery,
});
