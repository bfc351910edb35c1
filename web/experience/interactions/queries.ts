import { api } from "#web/lib/api.ts";
import { runQuery } from "#web/ui/import/run-query.ts";

/** An import of contacts, followed while it runs. @param client in a loader the client of the request */
export const interactionImportQuery = (id: string, client = api) =>
  runQuery(["experience", "interaction-imports"], id, client.experience.interactions.imports);
