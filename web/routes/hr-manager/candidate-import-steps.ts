import { apiContext } from "#web/lib/context.ts";
import { candidateImportDesk } from "#web/recruitment/candidates/hr/import/desk.ts";
import { importQuery } from "#web/recruitment/candidates/hr/import/queries.ts";
import { importSteps } from "../import-steps.ts";

/** The import of candidates as its routes know it. */
export const candidateImports = importSteps({
  desk: candidateImportDesk,
  role: "hr",
  callsOf: (context) => context.get(apiContext).hr.candidateImports,
  runOf: importQuery,
});
