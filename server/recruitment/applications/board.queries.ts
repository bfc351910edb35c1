import { and, count, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import {
  type BoardStatus,
  boardColumnSize,
  type boardQuery,
  boardStatuses,
} from "#contract/recruitment/triage.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { applications } from "./applications.table.ts";
import { listFields, matching, orders } from "./hr-applications.queries.ts";
import { ofJob } from "./joins.table.ts";

export type BoardQuery = z.output<typeof boardQuery>;

/** When, and by whom, the board is asked for; null for a program. */
interface Asked {
  now: Date;
  viewer: string | null;
}

/** The first applications of a status that match. */
export function columnOf(scope: OrganisationScope, query: BoardQuery, status: BoardStatus, asked: Asked) {
  return scope
    .select(
      listFields(scope),
      applications,
      and(eq(applications.status, status), matching(query, { scope, ...asked })),
    )
    .innerJoin(jobs, ofJob)
    .orderBy(...orders[query.sort])
    .limit(boardColumnSize);
}

/** How many applications match, by status; one without any is absent. */
export async function totalsByStatus(
  scope: OrganisationScope,
  query: BoardQuery,
  asked: Asked,
): Promise<ReadonlyMap<string, number>> {
  const rows = await scope
    .select(
      { status: applications.status, total: count() },
      applications,
      and(inArray(applications.status, boardStatuses), matching(query, { scope, ...asked })),
    )
    .groupBy(applications.status);
  return new Map(rows.map(({ status, total }) => [status, total]));
}

/** The stages of a job's hiring path in their order; null outside the organisation. */
export async function hiringPathOf(scope: OrganisationScope, jobId: string) {
  const [row] = await scope.select({ milestones: jobs.milestones }, jobs, eq(jobs.id, jobId));
  return row?.milestones ?? null;
}
