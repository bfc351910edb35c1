import type { Colleague } from "#contract/core/notes.ts";
import { experienceChannelLabels } from "#contract/experience/channels.ts";
import type { ComplaintChange } from "#contract/experience/complaints.ts";
import { experienceTopicLabels } from "#contract/experience/topics.ts";
import { formatDate } from "#web/lib/format.ts";
import { ChangeDetails, History } from "#web/ui/history.tsx";
import { eventLabels, outcomeLabels, severityLabels } from "./labels.ts";

/** Everything that was done with a complaint, newest first. */
export function CaseHistory({
  history,
  colleagues,
}: {
  history: readonly ComplaintChange[];
  colleagues: readonly Colleague[];
}) {
  return (
    <History entries={history}>
      {(change) => (
        <ChangeDetails change={change}>
          <span className="font-semibold">{eventLabels[change.event]}</span>
          <span>{detailOf(change, colleagues)}</span>
        </ChangeDetails>
      )}
    </History>
  );
}

const known = <Code extends string>(labels: Readonly<Record<Code, string>>, code: string | null) =>
  (code !== null && (labels as Readonly<Record<string, string>>)[code]) || code || "";

function detailOf({ event, from, to }: ComplaintChange, colleagues: readonly Colleague[]): string {
  const name = (id: string | null) =>
    id === null ? "nobody" : (colleagues.find((one) => one.id === id)?.fullName ?? "a former colleague");
  switch (event) {
    case "received":
      return to ? `by ${known(experienceChannelLabels, to)}` : "";
    case "assigned":
      return `from ${name(from)} to ${name(to)}`;
    case "topic_changed":
      return `from ${known(experienceTopicLabels, from)} to ${known(experienceTopicLabels, to)}`;
    case "severity_changed":
      return `from ${known(severityLabels, from)} to ${known(severityLabels, to)}`;
    case "snoozed":
    case "delay_explained":
      return to ? `until ${formatDate(to)}` : "";
    case "resolved":
      return known(outcomeLabels, to);
    case "merged":
      return to ? `into ${to}` : `${from} into this one`;
    case "unmerged":
      return to ? `of ${to}` : from ? `with ${from}` : "";
    case "attached":
      return to === "member" ? "by the member" : "";
    case "escalated":
      return to === "overdue" ? "as late" : "before it is late";
    default:
      return "";
  }
}
