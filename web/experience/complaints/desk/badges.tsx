import { CircleCheck, CirclePause, Clock, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ClockState, Complaint, ComplaintStatus, Severity } from "#contract/experience/complaints.ts";
import { formatNearDate, timeOf } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import type { Tone } from "#web/ui/tone.ts";
import { clockLabels, severityLabels, severityTones, statusLabels, statusTones } from "./labels.ts";

export const StatusBadge = ({ status }: { status: ComplaintStatus }) => (
  <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
);

export const SeverityBadge = ({ severity }: { severity: Severity }) => (
  <Badge tone={severityTones[severity]}>{severityLabels[severity]}</Badge>
);

const clockLooks: Record<ClockState, { tone: Tone; icon: LucideIcon }> = {
  within: { tone: "info", icon: Clock },
  missed_open: { tone: "danger", icon: TriangleAlert },
  met: { tone: "success", icon: CircleCheck },
  missed: { tone: "warning", icon: TriangleAlert },
};

/** Whether something is, or was, in time. */
export const ClockBadge = ({ state }: { state: ClockState }) => (
  <Badge {...clockLooks[state]}>{clockLabels[state]}</Badge>
);

/** Until when a complaint's next step has to be done, or why nothing has to be. */
export function DueText({
  complaint: { status, dueAt, clock },
  now = new Date(),
}: {
  complaint: Pick<Complaint, "status" | "dueAt" | "clock">;
  now?: Date;
}) {
  if (status === "waiting") {
    return (
      <span className="inline-flex items-center gap-1 text-muted">
        <CirclePause aria-hidden className="size-4 shrink-0" />
        Paused
      </span>
    );
  }
  if (!dueAt) return clock ? <ClockBadge state={clock} /> : <span className="text-muted">–</span>;
  const overdue = new Date(dueAt) < now;
  return (
    <time
      dateTime={dueAt}
      className={overdue ? "inline-flex items-center gap-1 font-semibold text-danger" : undefined}
    >
      {overdue && <TriangleAlert aria-hidden className="size-4 shrink-0" />}
      {overdue && <span className="sr-only">Late since </span>}
      {formatNearDate(dueAt, now)}, {timeOf(dueAt)}
    </time>
  );
}
