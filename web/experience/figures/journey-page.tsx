import type { ReactNode } from "react";
import { formatNumber } from "#contract/core/numbers.ts";
import type { JourneyFigures } from "#contract/experience/figures.ts";
import { type JourneyStage, journeyStageLabels } from "#contract/experience/topics.ts";
import { type JoiningStep, joiningStepLabels } from "#contract/onboarding/begun-applications.ts";
import type { Period } from "#web/lib/period.ts";
import { Section } from "#web/ui/card.tsx";
import { Chart } from "#web/ui/chart.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FiguresFrame } from "./figures-frame.tsx";
import { FiguresTable } from "./figures-table.tsx";
import { BringApplicants, HowToStart } from "./how-to-start.tsx";
import { useRowsBehind } from "./rows-behind.ts";
import { cesText, csatText, noFigure, npsText, percentText, shareText } from "./texts.ts";

type Stage = JourneyFigures["stages"][number];

/** The Journey Mapping tab: what happens at each stage of a membership, and where people are lost. */
export function JourneyPage({
  figures,
  period,
  slug = "",
  opensApplications = false,
}: {
  figures: JourneyFigures;
  period: Period;
  /** Of the organisation, whose page to join it is. */
  slug?: string;
  /** Whether whoever looks may see the applications that onboarding has. */
  opensApplications?: boolean;
}) {
  const rows = useRowsBehind();
  const behind = (stage: JourneyStage) =>
    rows.interactions({ from: period.from, to: period.to, journeyStage: [stage] });
  const quiet = figures.stages.every(
    ({ now, past }) => now.interactions + past.interactions + now.csat.answers + now.nps.answers === 0,
  );
  return (
    <FiguresFrame title="Journey Mapping" period={period} before={figures.before}>
      {quiet ? (
        <EmptyState title="Nobody was in touch in these days" actions={<HowToStart />}>
          A stage fills with the calls, visits and messages that are recorded, by what they are about, and
          with the answers to your survey.
        </EmptyState>
      ) : (
        <>
          <Chart
            title="Interactions by stage"
            unit="interactions"
            dimension="Stage"
            kind="bars"
            series={["in these days", "in the days before"]}
            points={figures.stages.map(({ stage, now, past }) => ({
              label: journeyStageLabels[stage],
              values: [now.interactions, past.interactions],
              to: behind(stage),
            }))}
          />
          <Stages stages={figures.stages} behind={behind} />
        </>
      )}
      <Joining
        figures={figures}
        start={<BringApplicants slug={slug} opensApplications={opensApplications} />}
        behind={(step) =>
          opensApplications
            ? rows.applications({
                from: period.from,
                to: period.to,
                reached: step === "begun" ? "" : step,
              })
            : undefined
        }
      />
    </FiguresFrame>
  );
}

function Stages({
  stages,
  behind,
}: {
  stages: readonly Stage[];
  behind: (stage: JourneyStage) => string | undefined;
}) {
  return (
    <Section
      title="Stage by stage"
      level={3}
      description="Dropped off: members who were in touch in the days before, and have neither paid in nor been in touch since."
    >
      <FiguresTable
        caption="Stages of a membership"
        head={["Stage", "Interactions", "Members", "Dropped off", "CSAT", "NPS", "CES"]}
        rows={stages.map(({ stage, now, past, droppedOff, dropOff }) => ({
          label: journeyStageLabels[stage],
          to: behind(stage),
          cells: [
            { now: formatNumber(now.interactions), past: formatNumber(past.interactions) },
            { now: formatNumber(now.members), past: formatNumber(past.members) },
            {
              now: percentText(dropOff),
              note:
                dropOff === null ? undefined : `${formatNumber(droppedOff)} of ${formatNumber(past.members)}`,
            },
            { now: csatText(now), past: csatText(past) },
            { now: npsText(now), past: npsText(past) },
            { now: cesText(now), past: cesText(past) },
          ],
        }))}
      />
    </Section>
  );
}

function Joining({
  figures: { joining },
  start,
  behind,
}: {
  figures: JourneyFigures;
  /** What to do where nobody has begun. */
  start: ReactNode;
  behind: (step: JoiningStep) => string | undefined;
}) {
  const lost = (span: "now" | "past", index: number) => {
    const earlier = joining[index - 1]?.[span];
    return earlier === undefined ? noFigure : shareText(earlier - (joining[index]?.[span] ?? 0), earlier);
  };
  return (
    <Section
      title="Joining, step by step"
      level={3}
      description="Applications for membership that were begun in these days, how far they have come, and the share that did not go on from the step before. One that nobody finishes is deleted after a month, and not counted any more."
    >
      {joining.every(({ now, past }) => now + past === 0) ? (
        <EmptyState title="No application was begun in these days" actions={start} className="py-6">
          Share your page to join where people look for you, or begin an application at the counter.
        </EmptyState>
      ) : (
        <FiguresTable
          caption="Steps of joining"
          head={["Step", "Applications", "Not gone on"]}
          rows={joining.map(({ step, now, past }, index) => ({
            label: joiningStepLabels[step],
            to: now > 0 ? behind(step) : undefined,
            cells: [
              { now: formatNumber(now), past: formatNumber(past) },
              { now: lost("now", index), past: lost("past", index) },
            ],
          }))}
        />
      )}
    </Section>
  );
}
