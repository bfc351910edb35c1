import type { HrApplication } from "#contract/recruitment/hr.ts";
import { Badge } from "#web/ui/badge.tsx";

/** Marks what came since this person's last visit and was not opened by them. Nothing where nothing did. */
export function NewsBadge({ news }: Pick<HrApplication, "news">) {
  if (news === null) return null;
  return <Badge tone="info">{news === "application" ? "New" : "News"}</Badge>;
}
