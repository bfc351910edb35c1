import { CalendarPlus, FileUp, type LucideIcon, Mail } from "lucide-react";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import type { HiringTask } from "./tasks.ts";

const tasks: readonly { task: HiringTask; label: string; icon: LucideIcon }[] = [
  { task: "email", label: "Send Email", icon: Mail },
  { task: "interview", label: "Schedule Call", icon: CalendarPlus },
  { task: "document", label: "Request Document", icon: FileUp },
];

/** Communication: what staff can begin with the candidate. Each opens its form beside what was there before. */
export function CommunicationPanel({
  application,
  onBegin,
}: {
  application: HrApplicationDetail;
  onBegin: (task: HiringTask) => void;
}) {
  const { updateStatus } = application.abilities;
  return (
    <Card className="mt-4 bg-sand shadow-none">
      <h3 className="text-lg">Communication</h3>
      <div className="mt-3 grid gap-2">
        {tasks.map(({ task, label, icon }) => (
          <Button
            key={task}
            variant="secondary"
            icon={icon}
            disabled={!updateStatus}
            onClick={() => onBegin(task)}
          >
            {label}
          </Button>
        ))}
      </div>
    </Card>
  );
}
