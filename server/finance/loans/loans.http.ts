import { loanCalls as calls } from "#contract/finance/loans.ts";
import { namesOf } from "#server/accounts/team.service.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import { importEndpoints } from "#server/platform/import/import.http.ts";
import type { Platform } from "#server/platform/platform.ts";
import { loanImport } from "./loan-import.ts";
import * as loans from "./loans.service.ts";

export const loanEndpoints = (platform: Platform) => [
  endpoint(calls.list, ({ actor, query }) => loans.listLoans(platform, actor, query)),
  endpoint(calls.book, ({ actor, query }) => loans.summariseLoans(platform, actor, query.asOf)),
  endpoint(calls.export, ({ actor, query, signal }) => loans.exportLoans(platform, actor, query, signal)),
  endpoint(calls.get, ({ actor, params }) => loans.getLoan(platform, actor, params.id)),
  endpoint(calls.assign, ({ actor, params, body }) =>
    loans.assignLoan(platform, actor, params.id, body.memberId),
  ),
  ...importEndpoints(platform, calls.imports, loanImport, namesOf),
];
