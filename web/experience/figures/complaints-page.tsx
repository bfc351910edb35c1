import { formatNumber } from "#contract/core/numbers.ts";
import type { ComplaintAge, ComplaintInsights } from "#contract/experience/complaint-figures.ts";
import { openStatuses } from "#contract/experience/complaints.ts";
import { experienceTopicLabels } from "#contract/experience/topics.ts";
import { formatDate, nairobiDay } from "#web/lib/format.ts";
import { type Period, partText } from "#web/lib/period.ts";
import { BarTable } from "#web/ui/bar-table.tsx";
import { Section } from "#web/ui/card.tsx";
import { Chart } from "#web/ui/chart.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { StatGroup } from "#web/ui/stat.tsx";
import { clockLabels, rootCauseLabels, severityLabels } from "../complaints/desk/labels.ts";
import { changeOf } from "./change.ts";
import { ComparedStat } from "./compared-stat.tsx";
import { FiguresFrame } from "./figures-frame.tsx";
import { ShareComplaintForm, TakeDownComplaint } from "./how-to-start.tsx";
import { useRowsBehind } from "./rows-behind.ts";
import { pointsText, shareText } from "./texts.ts";

interface Props {
  figures: ComplaintInsights;
  period: Period;
}

/** The Complaint Insights tab: what keeps coming back, and whether it is answered in time. */
export function ComplaintsPage({ figures, period }: Props) {
  const quiet = figures.now.received + figures.past.received + figures.open === 0;
  return (
    <FiguresFrame title="Complaint Insights" period={period} before={figures.before}>
      {quiet ? (
        <EmptyState
          title="No complaints in these days"
          actions={
            <>
              <ShareComplaintForm />
              <TakeDownComplaint />
            </>
          }
        >
          What members write in your complaint form, and what your staff take down, is counted here.
        </EmptyState>
      ) : (
        <>
          <KeyFigures figures={figures} period={period} />
          <Course figures={figures} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:gap-6 lg:grid-cols-2">
            <Kinds figures={figures} />
            <States figures={figures} />
          </div>
        </>
      )}
    </FiguresFrame>
  );
}

function KeyFigures({ figures: { now, past, open, clock }, period: { length } }: Props) {
  const missed = clock.find(({ state }) => state === "missed_open")?.now ?? 0;
  return (
    <StatGroup>
      <ComparedStat
        label="Complaints"
        value={formatNumber(now.received)}
        change={changeOf(now.received, past.received, length, { good: "less" })}
        note={`${formatNumber(now.closed)} of them at their end`}
      />
      <ComparedStat
        label="In time"
        value={now.received > 0 ? shareText(now.received - now.late, now.received) : null}
        change={changeOf(inTime(now), inTime(past), length, {
          write: pointsText,
          good: "more",
        })}
        note="No step was or is too late"
      />
      <ComparedStat
        label="Days to the end"
        value={now.averageDays === null ? null : formatNumber(now.averageDays, 1)}
        change={changeOf(now.averageDays, past.averageDays, length, { decimals: 1, good: "less" })}
        note="On average, of those at their end"
      />
      <ComparedStat
        label="Open today"
        value={formatNumber(open)}
        change={
          missed > 0
            ? { text: `${formatNumber(missed)} of these days late`, tone: "danger" }
            : { text: "None of these days is late", tone: "success" }
        }
        note="Whenever they came"
      />
    </StatGroup>
  );
}

const inTime = ({ received, late }: ComplaintInsights["now"]): number | null =>
  received > 0 ? ((received - late) / received) * 100 : null;

function Course({ figures: { trend } }: Pick<Props, "figures">) {
  const rows = useRowsBehind();
  const today = nairobiDay(new Date());
  return (
    <Chart
      title="Complaints received and closed"
      unit="complaints"
      dimension="From"
      kind="columns"
      series={["received", "closed"]}
      howToStart={<ShareComplaintForm />}
      points={trend.map(({ from, to, received, closed }) => ({
        label: partText(formatDate(from), to, today),
        tick: formatDate(from).replace(/ \d{4}$/, ""),
        values: [received, closed],
        to: rows.complaints({ from, to }),
      }))}
    />
  );
}

const most = (rows: readonly { now: number }[]) => Math.max(1, ...rows.map(({ now }) => now));

function Kinds({ figures: { from, to, topics, rootCauses } }: Pick<Props, "figures">) {
  const rows = useRowsBehind();
  return (
    <>
      <Section title="What they are about" level={3}>
        <BarTable
          caption="Complaints by topic"
          head={["Category", "Cases", "Before", "Open"]}
          bars={topics.map(({ topic, now, past, open }) => ({
            label: experienceTopicLabels[topic],
            to: rows.complaints({ from, to, topic: [topic] }),
            value: now,
            max: most(topics),
            texts: [now, past, open].map((count) => formatNumber(count)),
          }))}
        />
      </Section>
      <Section title="What they came out of" level={3} description="As far as it was found.">
        {rootCauses.length === 0 ? (
          <p className="text-sm text-muted">The root cause is noted when a complaint is resolved.</p>
        ) : (
          <BarTable
            caption="Complaints by root cause"
            head={["Root cause", "Cases", "Before"]}
            bars={rootCauses.map(({ rootCause, now, past }) => ({
              label: rootCauseLabels[rootCause],
              to: rows.complaints({ from, to, rootCause: [rootCause] }),
              value: now,
              max: most(rootCauses),
              texts: [now, past].map((count) => formatNumber(count)),
            }))}
          />
        )}
      </Section>
    </>
  );
}

const ageLabels: Record<ComplaintAge, string> = {
  week: "Up to a week",
  two_weeks: "1 to 2 weeks",
  month: "2 weeks to 30 days",
  older: "30 days or longer",
};

function States({ figures: { from, to, clock, severities, ages, open } }: Pick<Props, "figures">) {
  const rows = useRowsBehind();
  return (
    <>
      <Section title="In time and late" level={3} description="By the whole clock of each case.">
        <BarTable
          caption="Complaints by the state of their clock"
          head={["Clock", "Cases", "Before"]}
          bars={clock.map(({ state, now, past }) => ({
            label: clockLabels[state],
            to: rows.complaints({ from, to, clock: [state] }),
            value: now,
            max: most(clock),
            texts: [now, past].map((count) => formatNumber(count)),
          }))}
        />
      </Section>
      <Section title="How serious they are" level={3}>
        <BarTable
          caption="Complaints by severity"
          head={["Severity", "Cases", "Before", "Open"]}
          bars={severities.toReversed().map(({ severity, now, past, open: stillOpen }) => ({
            label: severityLabels[severity],
            to: rows.complaints({ from, to, severity: [severity] }),
            value: now,
            max: most(severities),
            texts: [now, past, stillOpen].map((count) => formatNumber(count)),
          }))}
        />
      </Section>
      <Section title="Age of what is open" level={3} className="lg:col-span-2">
        <BarTable
          caption="Open complaints by age"
          head={["Age", "Cases", "Share"]}
          bars={ages.map(({ age, cases, from: first, to: last }) => ({
            label: ageLabels[age],
            to: rows.complaints({ status: [...openStatuses], ...(first ? { from: first } : {}), to: last }),
            value: cases,
            max: Math.max(1, ...ages.map((one) => one.cases)),
            texts: [formatNumber(cases), shareText(cases, open)],
          }))}
        />
      </Section>
    </>
  );
}
