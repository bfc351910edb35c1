import { useContext } from "react";
import { formatNumber } from "#contract/core/numbers.ts";
import { experienceChannelLabels } from "#contract/experience/channels.ts";
import type { FeedbackLoop, OpenLoop } from "#contract/experience/complaint-figures.ts";
import { casePath } from "#contract/experience/complaint-paths.ts";
import { formatAge, formatCount } from "#web/lib/format.ts";
import type { Period } from "#web/lib/period.ts";
import { ActionButton, type FormRefusal } from "#web/ui/action-form.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { BarTable } from "#web/ui/bar-table.tsx";
import { Section } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { Link } from "#web/ui/link.tsx";
import { StatGroup } from "#web/ui/stat.tsx";
import { statusLabels, statusTones } from "../complaints/desk/labels.ts";
import { changeOf } from "./change.ts";
import { ComparedStat } from "./compared-stat.tsx";
import { FiguresFrame } from "./figures-frame.tsx";
import { HowToStart } from "./how-to-start.tsx";
import { DemoContext, useRowsBehind } from "./rows-behind.ts";
import { percentText, pointsText, shareText } from "./texts.ts";

interface Props {
  figures: FeedbackLoop;
  period: Period;
}

/** What staff can do here; nothing in the demo and after a trial. */
interface Work {
  canOpen?: boolean;
  /** Why a case was not opened. */
  refusal?: FormRefusal | undefined;
}

/** The Feedback Loop tab: from a low score to a case to a member who was told. */
export function LoopPage({ figures, period, ...work }: Props & Work) {
  return (
    <FiguresFrame title="Feedback Loop" period={period} before={figures.before}>
      {figures.now.answers + figures.past.answers === 0 ? (
        <EmptyState title="Nobody answered in these days" actions={<HowToStart />}>
          A CSAT of 1 or 2, or an NPS of 0 to 6, asks for a call. Such answers stand here until the member was
          told what came of it.
        </EmptyState>
      ) : (
        <>
          <KeyFigures figures={figures} period={period} />
          <Steps figures={figures} period={period} />
          <OpenLoops figures={figures} {...work} />
        </>
      )}
    </FiguresFrame>
  );
}

const told = ({ told: members, low }: FeedbackLoop["now"]): number | null =>
  low > 0 ? (members / low) * 100 : null;

function KeyFigures({ figures: { now, past, closedLoop, hoursToCase, openTotal }, period }: Props) {
  const rows = useRowsBehind();
  return (
    <StatGroup>
      <ComparedStat
        label="Low scores"
        value={formatNumber(now.low)}
        change={changeOf(now.low, past.low, period.length, { good: "less" })}
        note={`Of ${formatCount(now.answers, "answer")}: CSAT 1 or 2, NPS 0 to 6`}
        to={now.low > 0 ? rows.answers({ from: period.from, to: period.to, low: "true" }) : undefined}
      />
      <ComparedStat
        label="Loops closed"
        value={closedLoop === null ? null : percentText(closedLoop)}
        change={changeOf(told(now), told(past), period.length, {
          write: pointsText,
          good: "more",
        })}
        note="Low scores whose member was told"
      />
      <ComparedStat
        label="Until a case"
        value={hoursToCase === null ? null : `${formatNumber(hoursToCase, 1)} h`}
        change={{
          text: `${formatCount(now.cases, "case")} of ${formatCount(now.low, "low score")}`,
          tone: "neutral",
        }}
        note="Half within this time"
      />
      <ComparedStat
        label="Still open"
        value={formatNumber(openTotal)}
        change={
          openTotal > 0
            ? { text: "Call these members", tone: "danger" }
            : { text: "Everybody was told", tone: "success" }
        }
        note="Without a case, or with one that is open"
        to={openTotal > 0 ? rows.answers({ from: period.from, to: period.to, loop: ["open"] }) : undefined}
      />
    </StatGroup>
  );
}

function Steps({ figures: { now, past }, period: { from, to } }: Props) {
  const rows = useRowsBehind();
  const steps = [
    ["Low score", now.low, past.low, rows.answers({ from, to, low: "true" })],
    ["Case opened", now.cases, past.cases, rows.answers({ from, to, loop: ["case"] })],
    ["Case closed", now.closed, past.closed, rows.answers({ from, to, loop: ["closed"] })],
    ["Member told", now.told, past.told, rows.answers({ from, to, loop: ["told"] })],
  ] as const;
  return (
    <Section title="How far they came" level={3}>
      <BarTable
        caption="Low scores by how far they came"
        head={["Step", "Answers", "Share", "Before"]}
        bars={steps.map(([label, count, before, to]) => ({
          label,
          to: count > 0 ? to : undefined,
          value: count,
          max: Math.max(1, now.low),
          texts: [formatNumber(count), shareText(count, now.low), shareText(before, past.low)],
        }))}
      />
    </Section>
  );
}

function OpenLoops({
  figures: { open, openTotal },
  canOpen = false,
  refusal,
}: Pick<Props, "figures"> & Work) {
  return (
    <Section
      title="Open low scores"
      level={3}
      description={
        openTotal > open.length
          ? `The first ${open.length} of ${formatNumber(openTotal)}, those without a case on top.`
          : "Those without a case on top."
      }
    >
      {refusal && <FormError message={refusal.message} attempt={refusal} />}
      {open.length === 0 ? (
        <EmptyState title="No low score is open" className="py-6">
          Everybody who was not satisfied was told what came of it.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {open.map((one) => (
            <OpenRow key={one.id} row={one} canOpen={canOpen} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function OpenRow({
  row: { id, who, csat, nps, comment, channel, answeredAt, case: opened },
  canOpen,
}: {
  row: OpenLoop;
  canOpen: boolean;
}) {
  const demo = useContext(DemoContext);
  const scores = [csat !== null && `CSAT ${csat}`, nps !== null && `NPS ${nps}`].filter(Boolean).join(" · ");
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{who || "Somebody without a number"}</p>
        {comment && <p className="text-sm wrap-anywhere">{comment}</p>}
        <p className="text-sm text-muted">
          {scores}
          {channel && ` · ${experienceChannelLabels[channel]}`} · {formatAge(answeredAt)}
        </p>
      </div>
      {opened && (
        <div className="flex items-center gap-2">
          {demo ? (
            <span className="font-semibold">{opened.reference}</span>
          ) : (
            <Link to={casePath(opened.id)} className="font-semibold text-brand-ink hover:underline">
              {opened.reference}
            </Link>
          )}
          <Badge tone={statusTones[opened.status]}>{statusLabels[opened.status]}</Badge>
        </div>
      )}
      {!opened && canOpen && (
        <ActionButton
          intent="open-case"
          values={{ id }}
          label={`Open a case: ${who || "somebody without a number"}`}
        >
          Open a case
        </ActionButton>
      )}
    </li>
  );
}
