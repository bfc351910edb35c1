import { api } from "#web/lib/api.ts";
import { runQuery } from "#web/ui/import/run-query.ts";

/**
 * An import, followed while it runs.
 * @param client in a loader the client of the request
 */
export const importQuery = (id: string, client = api) =>
  runQuery(["hr", "candidate-imports"], id, client.hr.candidateImports);
