import type { CampaignChannel, CampaignSettings, SkipReason } from "#contract/experience/campaigns.ts";

/** What is known of somebody in the moment in which a message to them would go out. */
export interface Standing {
  email: string | null;
  marketingConsentAt: Date | null;
  leftOn: string | null;
  /** Messages of campaigns that they were sent within the days of the settings. */
  lately: number;
}

/**
 * By what somebody gets a campaign's message, or why they get none. Looked at anew for each message: they may have
 * stopped them since the campaign began.
 * @param today the day in Nairobi
 */
export function wayTo(
  { email, marketingConsentAt, leftOn, lately }: Standing,
  channels: readonly CampaignChannel[],
  { messages }: CampaignSettings,
  today: string,
): { channel: CampaignChannel } | { reason: SkipReason } {
  if (marketingConsentAt === null) return { reason: "no_consent" };
  if (leftOn !== null && leftOn <= today) return { reason: "former" };
  const byMail = channels.includes("mail") && email !== null;
  if (!byMail && !channels.includes("sms")) return { reason: "no_address" };
  if (lately >= messages) return { reason: "capped" };
  return { channel: byMail ? "mail" : "sms" };
}
