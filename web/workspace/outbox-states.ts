import { CircleCheck, CircleX, Clock, Inbox, type LucideIcon } from "lucide-react";
import type { mailStates } from "#contract/workspace/outbox.ts";
import type { Tone } from "#web/ui/tone.ts";

/** How the outboxes show how far a mail or SMS has come. */
export const outboxStates: Record<
  (typeof mailStates)[number],
  { label: string; tone: Tone; icon: LucideIcon }
> = {
  queued: { label: "Queued", tone: "info", icon: Clock },
  sent: { label: "Sent", tone: "success", icon: CircleCheck },
  kept: { label: "Kept here", tone: "neutral", icon: Inbox },
  failed: { label: "Failed", tone: "danger", icon: CircleX },
};
