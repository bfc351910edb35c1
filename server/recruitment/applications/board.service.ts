import { stageOfStatus } from "#contract/recruitment/applications.ts";
import { stageAfter } from "#contract/recruitment/stage.ts";
import { type BoardColumn, type BoardStatus, boardStatuses } from "#contract/recruitment/triage.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { together } from "#server/platform/database/together.ts";
import type { StaffOrToken } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type BoardQuery, columnOf, hiringPathOf, totalsByStatus } from "./board.queries.ts";
import { listedApplications } from "./hr-applications.service.ts";
import { viewerOf } from "./visits.service.ts";

/** What a job calls the stage that a status stands for; null where it stands for none of its own. */
function milestoneOf(status: BoardStatus, path: readonly { stage: string }[] | null): string | null {
  if (!path || stageOfStatus[status] === null) return null;
  return path[stageAfter(status, { currentStage: 1, totalStages: path.length }) - 1]?.stage ?? null;
}

/** A column for each status with the first applications of it, whatever their number is. */
export function getBoard(
  { database }: Platform,
  staff: StaffOrToken,
  query: BoardQuery,
): Promise<BoardColumn[]> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const now = new Date();
    const asked = { now, viewer: viewerOf(staff) };
    const [totals, path] = await together([
      totalsByStatus(scope, query, asked),
      query.jobId ? hiringPathOf(scope, query.jobId) : null,
    ]);
    const columns = await together(
      boardStatuses
        .filter((status) => totals.has(status))
        .map((status) => columnOf(scope, query, status, asked)),
    );
    const cards = Map.groupBy(
      await listedApplications(scope, staff, columns.flat(), now),
      ({ status }) => status,
    );
    return boardStatuses.map((status) => ({
      status,
      milestone: milestoneOf(status, path),
      total: totals.get(status) ?? 0,
      applications: cards.get(status) ?? [],
    }));
  });
}
