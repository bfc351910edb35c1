import {
  Ban,
  CircleCheck,
  Clock,
  Flag,
  Hourglass,
  LogOut,
  type LucideIcon,
  TriangleAlert,
} from "lucide-react";
import { nairobiDay } from "#contract/core/clock.ts";
import type { Member } from "#contract/onboarding/members.ts";
import { formatCount, formatDate, formatNearDate, timeOf } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import type { Tone } from "#web/ui/tone.ts";
import { kycLabels } from "./labels.ts";

const kycLooks: Record<Member["kycStatus"], { tone: Tone; icon: LucideIcon }> = {
  pending: { tone: "warning", icon: Clock },
  in_progress: { tone: "info", icon: Hourglass },
  verified: { tone: "success", icon: CircleCheck },
  rejected: { tone: "danger", icon: Ban },
};

/** How far the check of an identity has come; what nobody knows reads as pending. */
export function KycBadge({ status }: { status: Member["kycStatus"] }) {
  return <Badge {...(kycLooks[status] ?? kycLooks.pending)}>{kycLabels[status] ?? kycLabels.pending}</Badge>;
}

/** That a membership has ended, or until when it lasts. */
export const endWords = (leftOn: string): string =>
  leftOn <= nairobiDay(new Date()) ? "Former member" : `Leaves ${formatDate(leftOn)}`;

export function EndBadge({ leftOn }: Pick<Member, "leftOn">) {
  return leftOn && <Badge icon={LogOut}>{endWords(leftOn)}</Badge>;
}

export function OpenFlags({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Badge tone="warning" icon={Flag}>
      {formatCount(count, "flag")}
    </Badge>
  );
}

/** Until when a case is to be decided; in red once that is over. */
export function Due({ at, now = new Date() }: { at: string | null; now?: Date }) {
  if (at === null) return <span className="text-muted">–</span>;
  const overdue = new Date(at) < now;
  return (
    <time
      dateTime={at}
      className={overdue ? "inline-flex items-center gap-1 font-semibold text-danger" : undefined}
    >
      {overdue && <TriangleAlert aria-hidden className="size-4 shrink-0" />}
      {overdue && <span className="sr-only">Overdue since </span>}
      {formatNearDate(at, now)}, {timeOf(at)}
    </time>
  );
}
