import { and, eq, isNull } from "drizzle-orm";
import { journeyStageOf } from "#contract/experience/topics.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { interactions } from "./interactions.table.ts";

type NewInteraction = Omit<typeof interactions.$inferInsert, "organisationId" | "id" | "journeyStage">;

/** Adds interactions, each with the stage of its topic. @returns their ids, in the same order */
export async function insertInteractions(
  scope: OrganisationScope,
  values: readonly NewInteraction[],
): Promise<string[]> {
  const rows = values.map((value) => ({ ...value, id: newId(), journeyStage: journeyStageOf(value.topic) }));
  if (rows.length > 0) await scope.insert(interactions, rows);
  return rows.map(({ id }) => id);
}

/** Follows an answer to the survey that changed, as long as nobody at the SACCO has taken up what it made. */
export const updateOfFeedback = (
  scope: OrganisationScope,
  id: string,
  { topic, ...values }: Pick<NewInteraction, "topic" | "channel" | "summary" | "memberId" | "closedAt">,
) =>
  scope.update(
    interactions,
    { ...values, topic, journeyStage: journeyStageOf(topic) },
    and(
      eq(interactions.id, id),
      eq(interactions.source, "feedback"),
      isNull(interactions.firstResponseAt),
      isNull(interactions.handledBy),
    ),
  );
