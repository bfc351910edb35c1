import { api } from "#web/lib/api.ts";
import { runQuery } from "#web/ui/import/run-query.ts";

/** An import of monthly figures, followed while it runs. @param client in a loader the client of the request */
export const figuresImportQuery = (id: string, client = api) =>
  runQuery(["finance", "figures-imports"], id, client.finance.figures.imports);
