import { CircleCheck, CircleDashed, CircleSlash, FileSearch, Undo2 } from "lucide-react";
import type { DocumentState as State } from "#contract/core/document-requests.ts";
import { Badge } from "../badge.tsx";

const looks = {
  open: { tone: "warning", icon: CircleDashed, label: "Waiting for it" },
  received: { tone: "info", icon: FileSearch, label: "Received" },
  accepted: { tone: "success", icon: CircleCheck, label: "Accepted" },
  returned: { tone: "neutral", icon: Undo2, label: "Asked for again" },
  cancelled: { tone: "neutral", icon: CircleSlash, label: "No longer needed" },
} as const;

/** Where a document that was asked for stands. */
export function DocumentState({ state }: { state: State }) {
  const { tone, icon, label } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
