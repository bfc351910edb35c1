import { transactionCalls as calls } from "#contract/finance/transactions.ts";
import { namesOf } from "#server/accounts/team.service.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import { importEndpoints } from "#server/platform/import/import.http.ts";
import type { Platform } from "#server/platform/platform.ts";
import { listBalances } from "./balances.service.ts";
import { statementImport } from "./statement-import.ts";
import * as transactions from "./transactions.service.ts";

export const transactionEndpoints = (platform: Platform) => [
  endpoint(calls.list, ({ actor, query }) => transactions.listTransactions(platform, actor, query)),
  endpoint(calls.totals, ({ actor, query }) => transactions.totalTransactions(platform, actor, query)),
  endpoint(calls.balances, ({ actor, query }) => listBalances(platform, actor, query)),
  endpoint(calls.export, ({ actor, query, signal }) =>
    transactions.exportTransactions(platform, actor, query, signal),
  ),
  endpoint(calls.get, ({ actor, params }) => transactions.getTransaction(platform, actor, params.id)),
  endpoint(calls.change, ({ actor, params, body }) =>
    transactions.changeTransaction(platform, actor, params.id, body),
  ),
  ...importEndpoints(platform, calls.imports, statementImport, namesOf),
];
