import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { insertEvent } from "./applications.queries.ts";
import type { ApplicationRow } from "./hr-applications.queries.ts";

/** A line of an application's history that the team reads; the candidate does not. */
export const noteInHistory = (
  scope: OrganisationScope,
  { id: applicationId, status, stage }: Pick<ApplicationRow, "id" | "status" | "stage">,
  actor: { actorId: string | null; tokenId?: string | null },
  notes: string,
): Promise<string> =>
  insertEvent(scope, {
    applicationId,
    at: new Date(),
    ...actor,
    fromStatus: status,
    toStatus: status,
    stage,
    notes,
  });
