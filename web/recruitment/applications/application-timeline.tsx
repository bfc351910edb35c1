import type { TimelineStep } from "#contract/recruitment/applications.ts";
import { formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { Timeline } from "#web/ui/timeline.tsx";
import { applicationMessages } from "./portal/portal.messages.ts";

/**
 * The stages of one application: what each is, when it was reached, and how long it usually takes.
 * @param limit shows that many steps at most, from the first one on
 */
export function ApplicationTimeline({ steps, limit }: { steps: readonly TimelineStep[]; limit?: number }) {
  const t = useMessages(applicationMessages);
  const language = useLanguage();
  // After a decision no step is current, and those that have not come never will.
  const goesOn = steps.some((step) => step.status === "current");
  return (
    <Timeline
      items={steps.slice(0, limit).map((step) => ({
        title: step.stage,
        state: step.status,
        description: step.description,
        when: [
          step.date && formatDate(step.date, language),
          goesOn && step.status !== "completed" && t.usually({ count: step.estimatedDays }),
        ]
          .filter(Boolean)
          .join(" · "),
      }))}
    />
  );
}
