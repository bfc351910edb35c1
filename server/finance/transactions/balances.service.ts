import type { z } from "zod";
import type { Page } from "#contract/core/paging.ts";
import type { balanceList, MemberBalance } from "#contract/finance/transactions.ts";
import { isMemberFoundBy } from "#server/onboarding/members/member-search.service.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./balances.queries.ts";

/** What each member has by payments and transactions. */
export const listBalances = (
  { database }: Platform,
  { organisationId }: Staff,
  query: z.output<typeof balanceList.query>,
): Promise<Page<MemberBalance>> =>
  inOrganisation(database, organisationId, (scope) =>
    queries.listBalances(scope, query, query.q ? isMemberFoundBy(scope, query.q, members.id) : undefined),
  );
