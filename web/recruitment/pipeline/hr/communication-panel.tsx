import { CalendarPlus, FileSignature, FileUp, ListChecks, type LucideIcon, Mail } from "lucide-react";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { hasKeptText } from "#web/lib/kept-storage.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { type HiringTask, keptName } from "./tasks.ts";

interface Task {
  task: HiringTask;
  label: string;
  icon: LucideIcon;
  /** What this person must be able to do. */
  needs: "writeToCandidate" | "scheduleInterview" | "requestDocument" | "sendAssessment" | "makeOffer";
}

const tasks: readonly Task[] = [
  { task: "email", label: "Send Email", icon: Mail, needs: "writeToCandidate" },
  { task: "interview", label: "Schedule Call", icon: CalendarPlus, needs: "scheduleInterview" },
  { task: "document", label: "Request Document", icon: FileUp, needs: "requestDocument" },
  { task: "assessment", label: "Send Assessment", icon: ListChecks, needs: "sendAssessment" },
  { task: "offer", label: "Make Offer", icon: FileSignature, needs: "makeOffer" },
];

/**
 * Communication: what staff can begin with the candidate now. Each opens its form beside what was there before. On a wide
 * screen it stands where the application stands, in sight whatever is scrolled; on a phone below the rest.
 */
export function CommunicationPanel({
  application,
  onBegin,
  wide,
}: {
  application: HrApplicationDetail;
  onBegin: (task: HiringTask) => void;
  /** Whether this is the one for wide screens; each is hidden where the other shows. */
  wide: boolean;
}) {
  const possible = tasks.filter(({ needs }) => application.abilities[needs]);
  if (possible.length === 0) return null;
  const buttons = possible.map(({ task, label, icon }) => (
    <Button
      key={task}
      variant="secondary"
      size={wide ? "sm" : "md"}
      icon={icon}
      onClick={() => onBegin(task)}
    >
      {label}
      {hasKeptText(keptName(application.id, task)) && <Badge tone="warning">Not sent yet</Badge>}
    </Button>
  ));
  if (wide) {
    return (
      <section className="max-lg:hidden">
        <h3 className="sr-only">Communication</h3>
        <div className="flex flex-wrap gap-2">{buttons}</div>
      </section>
    );
  }
  return (
    <Card className="mt-4 bg-sand shadow-none lg:hidden">
      <h3 className="text-lg">Communication</h3>
      <div className="mt-3 grid gap-2">{buttons}</div>
    </Card>
  );
}
