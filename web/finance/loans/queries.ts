import { api } from "#web/lib/api.ts";
import { runQuery } from "#web/ui/import/run-query.ts";

/** The loans of a book, followed while they are read. @param client in a loader the client of the request */
export const bookQuery = (id: string, client = api) =>
  runQuery(["finance", "loan-books"], id, client.finance.loans.imports);
