import { CalendarCheck, FileSearch, ListChecks, type LucideIcon } from "lucide-react";
import { Badge } from "#web/ui/badge.tsx";
import type { Tone } from "#web/ui/tone.ts";
import type { CandidateStatus } from "./candidates.ts";

const looks: Record<CandidateStatus, { tone: Tone; icon: LucideIcon }> = {
  "Interview Scheduled": { tone: "info", icon: CalendarCheck },
  "Technical Review": { tone: "warning", icon: FileSearch },
  "Final Review": { tone: "success", icon: ListChecks },
};

/** The status of a sample candidate, each with a colour and an icon of its own. */
export function StatusBadge({ status }: { status: CandidateStatus }) {
  return <Badge {...looks[status]}>{status}</Badge>;
}
