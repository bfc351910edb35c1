import { CircleCheck, CircleDot, CircleSlash } from "lucide-react";
import type { EnquiryStatus } from "#contract/site/enquiries.ts";
import { Badge } from "#web/ui/badge.tsx";

export const statusLabels: Record<EnquiryStatus, string> = {
  new: "New",
  answered: "Answered",
  closed: "Closed",
};

const looks = {
  new: { tone: "warning", icon: CircleDot },
  answered: { tone: "success", icon: CircleCheck },
  closed: { tone: "neutral", icon: CircleSlash },
} as const;

/** Where an enquiry stands. */
export function EnquiryStatusBadge({ status }: { status: EnquiryStatus }) {
  return <Badge {...looks[status]}>{statusLabels[status]}</Badge>;
}
