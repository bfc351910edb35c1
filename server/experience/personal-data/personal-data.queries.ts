import { and, asc, eq, inArray, or } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { ofPerson } from "#server/platform/person-rows.ts";
import { campaignRecipients, campaigns } from "../campaigns/campaigns.table.ts";
import { feedbackTable as feedback } from "../feedback/feedback.table.ts";
import { feedbackInvitations } from "../feedback/invitations.table.ts";
import { interactions } from "../interactions/interactions.table.ts";
import { actionResults, actionRules } from "../segments/actions.table.ts";

/** Contacts of a member, and those at an address of theirs in which no member was known. */
const isTheirs = ofPerson({
  memberId: interactions.memberId,
  phone: interactions.contactPhone,
  email: interactions.contactEmail,
});

/** A member's contacts with the SACCO, for their eyes. */
export const contactsOf = (scope: OrganisationScope, memberId: string) =>
  scope
    .select(
      {
        openedAt: interactions.openedAt,
        channel: interactions.channel,
        topic: interactions.topic,
        direction: interactions.direction,
        summary: interactions.summary,
        firstResponseAt: interactions.firstResponseAt,
        closedAt: interactions.closedAt,
      },
      interactions,
      eq(interactions.memberId, memberId),
    )
    .orderBy(asc(interactions.openedAt), asc(interactions.id));

/** What a member answered, and what was read from it. */
export const answersOf = (scope: OrganisationScope, memberId: string) =>
  scope
    .select(
      {
        answeredAt: feedback.answeredAt,
        csat: feedback.csat,
        nps: feedback.nps,
        ces: feedback.ces,
        comment: feedback.comment,
        followUp: feedback.followUp,
        channel: feedback.channel,
        memberNumber: feedback.memberNumber,
        sentiment: feedback.sentiment,
        topics: feedback.topics,
      },
      feedback,
      eq(feedback.memberId, memberId),
    )
    .orderBy(asc(feedback.answeredAt), asc(feedback.id));

/** The campaigns that a member was meant to get, and what became of each. */
export const campaignsOf = (scope: OrganisationScope, memberId: string) =>
  scope
    .select(
      {
        campaign: campaigns.name,
        state: campaignRecipients.state,
        reason: campaignRecipients.reason,
        channel: campaignRecipients.channel,
        sentAt: campaignRecipients.sentAt,
        visits: campaignRecipients.visits,
        lastVisitAt: campaignRecipients.visitedAt,
        unsubscribedAt: campaignRecipients.unsubscribedAt,
      },
      campaignRecipients,
      eq(campaignRecipients.memberId, memberId),
    )
    .innerJoin(
      campaigns,
      and(
        eq(campaigns.organisationId, campaignRecipients.organisationId),
        eq(campaigns.id, campaignRecipients.campaignId),
      ),
    )
    .orderBy(asc(campaigns.startedAt), asc(campaigns.id));

/** What staff did with, or for, a member by the rules of the next best action. */
export const actionsOf = (scope: OrganisationScope, memberId: string) =>
  scope
    .select(
      {
        at: actionResults.createdAt,
        action: actionRules.action,
        outcome: actionResults.outcome,
        note: actionResults.note,
      },
      actionResults,
      eq(actionResults.memberId, memberId),
    )
    .innerJoin(
      actionRules,
      and(
        eq(actionRules.organisationId, actionResults.organisationId),
        eq(actionRules.id, actionResults.ruleId),
      ),
    )
    .orderBy(asc(actionResults.createdAt), asc(actionResults.id));

/** Takes the person out of contacts and answers, with what they said; that there was one, and its scores, stay. */
export async function forgetPerson(
  scope: OrganisationScope,
  memberId: string,
  addresses: string[],
): Promise<void> {
  const nobody = { memberId: null, contactName: "", contactPhone: null, contactEmail: null };
  const theirs = isTheirs(memberId, addresses);
  const words = { comment: "", followUp: "", memberNumber: "", visitDigest: null, memberId: null };
  const about = scope.select({ id: interactions.id }, interactions, theirs);
  await scope.update(
    feedback,
    { ...words, commentLanguage: null },
    or(eq(feedback.memberId, memberId), inArray(feedback.interactionId, about)),
  );
  if (addresses.length > 0) {
    await scope.update(feedbackInvitations, { address: "" }, inArray(feedbackInvitations.address, addresses));
  }
  await scope.update(interactions, { ...nobody, summary: "" }, theirs);
}
