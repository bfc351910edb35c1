import { CircleCheck, CircleMinus } from "lucide-react";
import { useMessages } from "#web/lib/language.ts";
import { Badge } from "#web/ui/badge.tsx";
import { jobMessages } from "./job.messages.ts";

/** Whether a job takes applications: green for active, grey for anything else (specification 001, 4). */
export function JobStatusBadge({ open }: { open: boolean }) {
  const t = useMessages(jobMessages);
  return open ? (
    <Badge tone="success" icon={CircleCheck}>
      {t.active}
    </Badge>
  ) : (
    <Badge icon={CircleMinus}>{t.closed}</Badge>
  );
}
