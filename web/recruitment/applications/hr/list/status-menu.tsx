import { ArrowRightLeft } from "lucide-react";
import { type StatusChoice, statusChoices } from "#contract/recruitment/applications.ts";
import type { HrApplication } from "#contract/recruitment/hr.ts";
import { statusLabel } from "#web/recruitment/applications/status.ts";
import { IconButton } from "#web/ui/button.tsx";
import { Menu } from "#web/ui/menu.tsx";

/** The statuses that HR may choose, but for the one that holds. */
export function StatusMenu({
  application,
  className,
  onChoose,
}: {
  application: Pick<HrApplication, "id" | "candidateName" | "status">;
  className?: string;
  onChoose: (status: StatusChoice) => void;
}) {
  return (
    <Menu
      trigger={
        <IconButton
          // Of its own, as the row that it is in may be kept as text.
          id={`status-of-${application.id}`}
          icon={ArrowRightLeft}
          label={`Update Status of ${application.candidateName}`}
          title="Update Status"
          className={className}
        />
      }
      items={() =>
        statusChoices
          .filter((status) => status !== application.status)
          .map((status) => ({
            label: statusLabel(status),
            onSelect: () => onChoose(status),
            ...(status === "rejected" ? { tone: "danger", separated: true } : {}),
          }))
      }
    />
  );
}
