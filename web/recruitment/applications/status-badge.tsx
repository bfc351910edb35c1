import {
  CircleCheck,
  CircleDashed,
  CircleX,
  ClipboardList,
  FileSearch,
  Inbox,
  type LucideIcon,
  MessagesSquare,
  Scale,
} from "lucide-react";
import type { ApplicationStatus } from "#contract/recruitment/applications.ts";
import { useLanguage } from "#web/lib/language.ts";
import { Badge } from "#web/ui/badge.tsx";
import type { Tone } from "#web/ui/tone.ts";
import { statusLabel } from "./status.ts";

interface Look {
  tone: Tone;
  icon: LucideIcon;
}

const otherLook: Look = { tone: "neutral", icon: CircleDashed };

const looks: Record<ApplicationStatus, Look> = {
  submitted: { tone: "neutral", icon: Inbox },
  screening: { tone: "warning", icon: FileSearch },
  interview: { tone: "info", icon: MessagesSquare },
  assessment: { tone: "warning", icon: ClipboardList },
  final_review: { tone: "info", icon: Scale },
  accepted: { tone: "success", icon: CircleCheck },
  rejected: { tone: "danger", icon: CircleX },
  withdrawn: otherLook,
};

/**
 * Where an application stands, as text, colour and icon (specification 001, section 4).
 * @param status one of `applicationStatuses`; any other value gets the default look
 */
export function StatusBadge({ status, className }: { status: string; className?: string }) {
  const { tone, icon } = new Map<string, Look>(Object.entries(looks)).get(status) ?? otherLook;
  return (
    <Badge tone={tone} icon={icon} className={className}>
      {statusLabel(status, useLanguage())}
    </Badge>
  );
}
