import { api } from "#web/lib/api.ts";
import { runQuery } from "#web/ui/import/run-query.ts";

/** The lines of a statement, followed while they are read. @param client in a loader the client of the request */
export const statementQuery = (id: string, client = api) =>
  runQuery(["finance", "statements"], id, client.finance.transactions.imports);
