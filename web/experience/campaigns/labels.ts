import { CircleCheck, CircleX, Clock, type LucideIcon, Pause, PencilLine, Send } from "lucide-react";
import { type Language, languageNames } from "#contract/core/language.ts";
import type { CampaignChannel, CampaignState, RecipientState } from "#contract/experience/campaigns.ts";
import type { Tone } from "#web/ui/tone.ts";

/** States of a campaign as staff read them. */
export const campaignStateLooks: Record<CampaignState, { label: string; tone: Tone; icon: LucideIcon }> = {
  draft: { label: "Draft", tone: "neutral", icon: PencilLine },
  scheduled: { label: "Scheduled", tone: "info", icon: Clock },
  sending: { label: "Going out", tone: "brand", icon: Send },
  paused: { label: "Paused", tone: "warning", icon: Pause },
  sent: { label: "Sent", tone: "success", icon: CircleCheck },
  cancelled: { label: "Cancelled", tone: "neutral", icon: CircleX },
};

export const recipientStateLooks: Record<RecipientState, { label: string; tone: Tone }> = {
  waiting: { label: "Not reached yet", tone: "neutral" },
  queued: { label: "On its way", tone: "info" },
  sent: { label: "Sent", tone: "success" },
  failed: { label: "Failed", tone: "danger" },
  skipped: { label: "Left out", tone: "warning" },
};

export const campaignChannelLabels: Record<CampaignChannel, string> = { mail: "Mail", sms: "SMS" };

/** A language's own name. */
export const languageName = (language: Language): string => languageNames.get(language) ?? language;
