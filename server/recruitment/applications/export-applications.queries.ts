import { and, eq, gt, gte, lt, lte, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { applications } from "./applications.table.ts";
import { type HrApplicationFilter, listFields, matching, orders } from "./hr-applications.queries.ts";
import { ofJob } from "./joins.table.ts";

const fields = (scope: OrganisationScope) => ({
  ...listFields(scope),
  phone: applications.phone,
  location: applications.location,
  education: applications.education,
  skills: applications.skills,
  expectedSalary: applications.expectedSalary,
  availableStartDate: applications.availableStartDate,
  answers: applications.answers,
});

/** The column that each sort of the list goes by, and where its next rows lie; then `id`, the same or the other way. */
const sortedBy = {
  "-appliedDate": { column: applications.appliedAt, key: "appliedAt", down: true, idDown: false },
  appliedDate: { column: applications.appliedAt, key: "appliedAt", down: false, idDown: true },
  "-matchScore": { column: applications.matchScore, key: "matchScore", down: true, idDown: false },
  matchScore: { column: applications.matchScore, key: "matchScore", down: false, idDown: true },
  candidateName: { column: applications.candidateName, key: "candidateName", down: false, idDown: false },
  "-candidateName": { column: applications.candidateName, key: "candidateName", down: true, idDown: true },
} as const satisfies Record<
  HrApplicationFilter["sort"],
  { column: PgColumn; key: keyof ReturnType<typeof fields>; down: boolean; idDown: boolean }
>;

/** Rows that the list has after `last`. The first condition is what the index of the sort starts reading at. */
function after(sort: HrApplicationFilter["sort"], last: ExportedApplication): SQL | undefined {
  const { column, key, down, idDown } = sortedBy[sort];
  const value = last[key];
  return and(
    (down ? lte : gte)(column, value),
    or((down ? lt : gt)(column, value), and(eq(column, value), (idDown ? lt : gt)(applications.id, last.id))),
  );
}

function selectExported(scope: OrganisationScope, condition: SQL | undefined) {
  return scope.select(fields(scope), applications, condition).innerJoin(jobs, ofJob);
}

/** An application as an export has it. */
export type ExportedApplication = Awaited<ReturnType<typeof selectExported>>[number];

/** The applications that match, in the order of the list, from the one after `last` on. */
export function applicationsAfter(
  scope: OrganisationScope,
  filter: HrApplicationFilter,
  { last, size, now, viewer }: { last: ExportedApplication | null; size: number; now: Date; viewer: string },
): Promise<ExportedApplication[]> {
  return selectExported(
    scope,
    and(matching(filter, { scope, now, viewer }), last ? after(filter.sort, last) : undefined),
  )
    .orderBy(...orders[filter.sort])
    .limit(size);
}
