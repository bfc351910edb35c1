import type { ExperienceChannel } from "#contract/experience/channels.ts";
import type { Sentiment } from "#contract/experience/sentiment.ts";
import type { ExperienceTopic } from "#contract/experience/topics.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { insertInteractions, updateOfFeedback } from "../interactions/interactions.queries.ts";

/** What an answer says that may be a contact by itself. */
interface CommentedAnswer {
  csat: number | null;
  nps: number | null;
  comment: string;
  channel: ExperienceChannel | null;
  memberId: string | null;
  interactionId: string | null;
  answeredAt: Date;
  sentiment: Sentiment;
  topics: ExperienceTopic[];
}

/** Whether somebody at the SACCO should see to what was said. */
const isUnhappy = ({ csat, nps, sentiment }: CommentedAnswer): boolean =>
  sentiment === "negative" || (csat !== null && csat <= 2) || (nps !== null && nps <= 6);

/**
 * A comment that comes by itself, and not after a contact, is one: the member turned to the SACCO. It waits for an
 * answer where the member is not satisfied, and is closed at once otherwise.
 * @returns the interaction that the answer is about
 */
export async function keepContact(
  scope: OrganisationScope,
  answer: CommentedAnswer,
): Promise<{ interactionId: string | null }> {
  const { comment, channel, memberId, interactionId, answeredAt, topics } = answer;
  if (comment === "") return { interactionId };
  const content = {
    memberId,
    channel: channel ?? ("web" as const),
    topic: topics[0] ?? ("other" as const),
    summary: comment,
    closedAt: isUnhappy(answer) ? null : answeredAt,
  };
  if (interactionId) {
    await updateOfFeedback(scope, interactionId, content);
    return { interactionId };
  }
  const [made = null] = await insertInteractions(scope, [
    { ...content, openedAt: answeredAt, source: "feedback" },
  ]);
  return { interactionId: made };
}
