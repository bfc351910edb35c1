import type { z } from "zod";
import type { periodQuery } from "#contract/core/period.ts";
import { pathStatuses } from "#contract/recruitment/applications.ts";
import type { FunnelReport } from "#contract/recruitment/funnel.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { StaffOrToken } from "#server/platform/http/access.ts";
import { daysOfPeriod, inDays, spanOf } from "#server/platform/period.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./funnel.queries.ts";

/** How far the applications of a period came and how long they waited. @throws CodedError validation */
export function reportFunnel(
  { database }: Platform,
  staff: StaffOrToken,
  query: z.output<typeof periodQuery>,
): Promise<FunnelReport> {
  const { from, to } = daysOfPeriod(query, new Date());
  const span = spanOf({ from, to });
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const furthest = await queries.countFurthest(scope, span, pathStatuses);
    const stays = new Map((await queries.timeAtStatus(scope, span)).map((row) => [row.status, row]));
    const waits = pathStatuses.filter((status) => status !== "accepted");
    return {
      from,
      to,
      funnel: pathStatuses.map((status, index) => ({
        status,
        reached: furthest
          .filter(({ place }) => place > index)
          .reduce((sum, row) => sum + row.applications, 0),
      })),
      waiting: waits.map((status) => {
        const { moves = 0, seconds = null } = stays.get(status) ?? {};
        return { status, moves, averageDays: moves > 0 && seconds !== null ? inDays(seconds) : null };
      }),
    };
  });
}
