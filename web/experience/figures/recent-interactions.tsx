import { experienceChannelLabels } from "#contract/experience/channels.ts";
import type { InteractionState, RecentInteraction } from "#contract/experience/figures.ts";
import { experienceTopicLabels } from "#contract/experience/topics.ts";
import { formatAge } from "#web/lib/format.ts";
import type { Period } from "#web/lib/period.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Tone } from "#web/ui/tone.ts";
import { HowToStart } from "./how-to-start.tsx";
import { useRowsBehind } from "./rows-behind.ts";

const states: Record<InteractionState, { label: string; tone: Tone }> = {
  waiting: { label: "Waiting", tone: "warning" },
  answered: { label: "Answered", tone: "info" },
  closed: { label: "Closed", tone: "success" },
};

/** The last interactions of the period, newest first. */
export function RecentInteractions({
  rows,
  period: { from, to },
}: {
  rows: readonly RecentInteraction[];
  period: Period;
}) {
  const all = useRowsBehind().interactions({ from, to });
  return (
    <Section
      title="Recent interactions"
      level={3}
      actions={
        rows.length > 0 &&
        all && (
          <ButtonLink to={all} variant="secondary" size="sm">
            All interactions
          </ButtonLink>
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState title="Nobody was in touch in these days" className="py-6" actions={<HowToStart />}>
          Calls, visits and messages that your staff record or import stand here, and so does each answer to
          your survey.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {rows.map(({ id, openedAt, channel, topic, who, summary, state }) => (
            <li key={id} className="flex items-start justify-between gap-3 py-3 first:pt-0 last:pb-0">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{who || "Somebody without a name"}</p>
                {summary && <p className="line-clamp-2 text-sm wrap-anywhere">{summary}</p>}
                <p className="text-sm text-muted">
                  {experienceTopicLabels[topic]} · {experienceChannelLabels[channel]} · {formatAge(openedAt)}
                </p>
              </div>
              <Badge tone={states[state].tone}>{states[state].label}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
