import { CircleCheck, CircleDashed, CircleSlash, FileSearch, Undo2 } from "lucide-react";
import type { DocumentState as State } from "#contract/core/document-requests.ts";
import { useMessages } from "#web/lib/language.ts";
import { Badge } from "../badge.tsx";
import { documentMessages } from "./documents.messages.ts";

const looks = {
  open: { tone: "warning", icon: CircleDashed },
  received: { tone: "info", icon: FileSearch },
  accepted: { tone: "success", icon: CircleCheck },
  returned: { tone: "neutral", icon: Undo2 },
  cancelled: { tone: "neutral", icon: CircleSlash },
} as const;

/** Where a document that was asked for stands. */
export function DocumentState({ state }: { state: State }) {
  const { tone, icon } = looks[state];
  const t = useMessages(documentMessages);
  return (
    <Badge tone={tone} icon={icon}>
      {t[state]}
    </Badge>
  );
}
