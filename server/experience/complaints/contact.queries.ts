import { and, eq, isNull, sql } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { interactions } from "../interactions/interactions.table.ts";

/** Notes in the contact that a complaint was when somebody first answered it. */
export async function noteFirstResponse(
  scope: OrganisationScope,
  interactionId: string | null,
  { at, handledBy }: { at: Date; handledBy: string },
): Promise<void> {
  if (!interactionId) return;
  const unanswered = and(eq(interactions.id, interactionId), isNull(interactions.firstResponseAt));
  await scope.update(interactions, { firstResponseAt: at, handledBy }, unanswered);
}

/** Notes when it came to its end; null when it goes on after all. */
export async function noteEnd(
  scope: OrganisationScope,
  interactionId: string | null,
  closedAt: Date | null,
): Promise<void> {
  if (!interactionId) return;
  const values = {
    closedAt,
    ...(closedAt
      ? {
          firstResponseAt: sql`coalesce(${interactions.firstResponseAt}, ${closedAt.toISOString()})` as never,
        }
      : {}),
  };
  await scope.update(interactions, values, eq(interactions.id, interactionId));
}
