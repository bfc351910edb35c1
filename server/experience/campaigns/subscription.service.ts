import { eq } from "drizzle-orm";
import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import type { Subscription } from "#contract/experience/campaigns.ts";
import { organisations } from "#server/accounts/accounts.table.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { changeMarketingConsent } from "#server/onboarding/personal-data/marketing.service.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";
import { campaignMessages } from "./campaigns.messages.ts";
import { findCampaign, noteVisit, updateRecipient } from "./campaigns.queries.ts";
import { campaignRecipients as recipients } from "./campaigns.table.ts";

/** Whose message ends with a key. Who has it is not asked for more. @throws CodedError not_found */
async function locate({ database }: Platform, key: string) {
  const { organisationId, campaignId, memberId } = recipients;
  const [found] = await acrossOrganisations(database, (tx) =>
    tx
      .select({ organisationId, campaignId, memberId, organization: organisations.name })
      .from(recipients)
      .innerJoin(organisations, eq(organisations.id, organisationId))
      .where(eq(recipients.keyDigest, tokenDigest(key))),
  );
  if (!found) {
    throw new CodedError(
      "not_found",
      textOf(campaignMessages, (t) => t.unknownKey),
    );
  }
  return found;
}

async function isSubscribed(scope: OrganisationScope, memberId: string): Promise<boolean> {
  const [row] = await scope.select({ at: members.marketingConsentAt }, members, eq(members.id, memberId));
  return row?.at != null;
}

/** Whether the reader of a message gets news and offers. @throws CodedError not_found */
export async function getSubscription(platform: Platform, key: string): Promise<Subscription> {
  const { organisationId, memberId, organization } = await locate(platform, key);
  return inOrganisation(platform.database, organisationId, async (scope) => ({
    organization,
    subscribed: await isSubscribed(scope, memberId),
  }));
}

/** Stops news and offers of every kind, or has them again, at once and without signing in. @throws CodedError not_found */
export async function changeSubscription(
  platform: Platform,
  actor: Actor,
  key: string,
  subscribed: boolean,
): Promise<Subscription> {
  const { organisationId, campaignId, memberId, organization } = await locate(platform, key);
  return inOrganisation(platform.database, organisationId, async (scope) => {
    if ((await isSubscribed(scope, memberId)) !== subscribed) {
      await changeMarketingConsent(scope, actor, memberId, subscribed);
      const unsubscribedAt = subscribed ? null : new Date();
      await updateRecipient(scope, { campaignId, memberId }, { unsubscribedAt });
    }
    return { organization, subscribed };
  });
}

/** Counts a visit, and says where the link leads. @throws CodedError not_found */
export async function visitLink(platform: Platform, key: string): Promise<{ url: string }> {
  const { organisationId, campaignId, memberId } = await locate(platform, key);
  return inOrganisation(platform.database, organisationId, async (scope) => {
    const url = (await findCampaign(scope, campaignId))?.row.link;
    if (!url) throw new CodedError("not_found");
    await noteVisit(scope, { campaignId, memberId });
    return { url };
  });
}
