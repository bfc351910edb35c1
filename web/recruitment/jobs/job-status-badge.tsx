import { CircleCheck, CircleMinus } from "lucide-react";
import { Badge } from "#web/ui/badge.tsx";

/** Whether a job takes applications: green for active, grey for anything else (specification 001, 4). */
export function JobStatusBadge({ open }: { open: boolean }) {
  return open ? (
    <Badge tone="success" icon={CircleCheck}>
      Active
    </Badge>
  ) : (
    <Badge icon={CircleMinus}>Closed</Badge>
  );
}
