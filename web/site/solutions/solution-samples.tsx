import type { ReactNode } from "react";
import { formatNumber } from "#contract/core/numbers.ts";

import { LoyaltySample } from "#web/site/home/pillar-samples.tsx";
import { Sample } from "#web/site/sample.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Meter, Progress } from "#web/ui/progress.tsx";
import { Timeline, type TimelineItem } from "#web/ui/timeline.tsx";
import type { Tone } from "#web/ui/tone.ts";
import type { SolutionId } from "./solutions.ts";

const kes = (shillings: number) => `KES\u00a0${formatNumber(shillings)}`;
const peopleCaption = "Sample data. The people shown do not exist.";

/** One line of a sample: what it is about, a word below it, and what is shown at its end. */
function Line({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <li className="flex items-start justify-between gap-4 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {note && <p className="text-sm text-muted">{note}</p>}
      </div>
      <div className="shrink-0 text-right text-sm tabular-nums">{children}</div>
    </li>
  );
}

const notice = {
  text: "Umoja SACCO: our AGM is on Saturday at 9 a.m., Umoja Hall, Nakuru. Reply 1 if you attend, 2 for a proxy.",
  sent: 12_847,
  counts: [
    { label: "Delivered", count: 12_431 },
    { label: "Will attend", count: 4_106 },
    { label: "Proxy asked for", count: 1_872 },
  ],
  optedOut: 12,
};

/** A message to all members, with what came back. */
function MessageSample() {
  return (
    <Sample
      title="AGM notice by SMS"
      note={`To ${formatNumber(notice.sent)} members`}
      state={<Badge tone="success">Sent</Badge>}
    >
      <p className="rounded-card bg-brand-tint p-4 text-sm">{notice.text}</p>
      <ul className="mt-4 space-y-3">
        {notice.counts.map(({ label, count }) => (
          <li key={label}>
            <p className="flex justify-between gap-4 text-sm">
              {label}
              <span className="text-muted tabular-nums">{formatNumber(count)}</span>
            </p>
            <Meter label={label} value={Math.round((count / notice.sent) * 100)} className="mt-1" />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">{notice.optedOut} opted out, and are left out from now on.</p>
    </Sample>
  );
}

const transfers = [
  {
    seller: "Member 04417",
    buyer: "Member 11026",
    shares: 400,
    price: 105,
    state: "Approved",
    tone: "success",
  },
  {
    seller: "Member 00982",
    buyer: "Member 07730",
    shares: 150,
    price: 104,
    state: "With officer",
    tone: "warning",
  },
  { seller: "Member 06251", buyer: "no bid yet", shares: 1200, price: 112, state: "Offered", tone: "info" },
] as const;

/** Shares that members offer each other, and where each transfer stands. */
function SharesSample() {
  return (
    <Sample title="Share transfers" note="Par value KES 100 · nobody falls below 500 shares">
      <ul>
        {transfers.map(({ seller, buyer, shares, price, state, tone }) => (
          <Line
            key={seller}
            title={`${formatNumber(shares)} shares at ${kes(price)}`}
            note={`${seller} to ${buyer}`}
          >
            <Badge tone={tone}>{state}</Badge>
            <p className="mt-1 text-muted">{kes(shares * price)}</p>
          </Line>
        ))}
      </ul>
    </Sample>
  );
}

const goals = [
  { name: "School fees, term 1", by: "by 5 January", saved: 38_400, wanted: 60_000 },
  { name: "Plot in Kitengela", by: "by December next year", saved: 212_000, wanted: 450_000 },
  { name: "Sister's wedding", by: "by 14 August, with 4 others", saved: 64_000, wanted: 80_000 },
];

/** A member's goals, each with what is saved for it. */
function GoalsSample() {
  return (
    <Sample title="Mercy Akinyi" note={`${kes(5_200)} a month by check-off`} caption={peopleCaption}>
      <ul className="space-y-4">
        {goals.map(({ name, by, saved, wanted }) => (
          <li key={name}>
            <p className="font-semibold">{name}</p>
            <p className="mb-1.5 flex justify-between gap-4 text-sm text-muted">
              {by}
              <span className="tabular-nums">
                {formatNumber(saved)} of {formatNumber(wanted)}
              </span>
            </p>
            <Progress label={name} value={saved} max={wanted} />
          </li>
        ))}
      </ul>
    </Sample>
  );
}

const commission = 350;
const agents = [
  { name: "Wycliffe Barasa", area: "Bungoma market", signedUp: 46, active: 41 },
  { name: "Naomi Chelimo", area: "Eldoret, jua kali", signedUp: 38, active: 29 },
  { name: "Said Omar", area: "Likoni ferry", signedUp: 27, active: 25 },
];

/** What agents brought in, and what is paid for it. */
function AgentsSample() {
  return (
    <Sample
      title="Agents this quarter"
      note={`${kes(commission)} for each member active after three months`}
      caption={peopleCaption}
    >
      <ul>
        {agents.map(({ name, area, signedUp, active }) => (
          <Line key={name} title={name} note={area}>
            <p>
              {active} of {signedUp} active
            </p>
            <p className="font-semibold">{kes(active * commission)}</p>
          </Line>
        ))}
      </ul>
    </Sample>
  );
}

const plan: readonly { month: string; what: string; state: string; tone: Tone }[] = [
  {
    month: "January",
    what: "School-fees loans, three weeks before term",
    state: "212 new loans",
    tone: "success",
  },
  {
    month: "March",
    what: "AGM: dividend explained in English and Kiswahili",
    state: "Running",
    tone: "info",
  },
  {
    month: "May",
    what: "Junior accounts at school visiting days",
    state: "Board to approve",
    tone: "warning",
  },
  { month: "July", what: "Tea bonus: move it into deposits", state: "Planned", tone: "neutral" },
];

/** The year's campaigns, each with what it brought or waits for. */
function PlanSample() {
  return (
    <Sample title="Plan for the year" note="Four campaigns around pay days and terms">
      <ul>
        {plan.map(({ month, what, state, tone }) => (
          <Line key={month} title={month} note={what}>
            <Badge tone={tone}>{state}</Badge>
          </Line>
        ))}
      </ul>
    </Sample>
  );
}

const claim: readonly TimelineItem[] = [
  {
    title: "Reported by the member",
    state: "completed",
    when: "Monday",
    description: "By phone, from the hospital",
  },
  {
    title: "Papers complete",
    state: "completed",
    when: "Tuesday",
    description: "Invoice, discharge summary, ID",
  },
  {
    title: "With the insurer",
    state: "current",
    when: "Day 3 of 10",
    description: "Followed up by Joyce Wambui",
  },
  { title: "Paid to the hospital", state: "pending" },
];

/** A claim on its way, as the member sees it. */
function ClaimSample() {
  return (
    <Sample
      title={`Claim for ${kes(86_500)}`}
      note="Inpatient, spouse of member 03318"
      state={<Badge tone="info">In progress</Badge>}
      caption={peopleCaption}
    >
      <Timeline items={claim} />
    </Sample>
  );
}

const results = [
  { question: "Reads a payslip and applies the one-third rule", before: 54, after: 91 },
  { question: "Works out what guarantors still cover", before: 38, after: 84 },
  { question: "Knows the 15% liquidity ratio and what counts", before: 47, after: 88 },
];

/** What a course changed, by the same questions before and after it. */
function CourseSample() {
  return (
    <Sample title="Credit appraisal, half a day" note="14 loan officers of 3 branches, on their own forms">
      <ul className="space-y-4">
        {results.map(({ question, before, after }) => (
          <li key={question}>
            <p className="text-sm font-semibold">{question}</p>
            <Meter label="Right answers before" value={before} tone="neutral" className="mt-1" />
            <Meter label="Right answers after" value={after} className="mt-1" />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">Right answers before the course, and after it.</p>
    </Sample>
  );
}

/** A piece of each solution at work, with made-up data. */
export const solutionSamples: Record<SolutionId, () => ReactNode> = {
  "loyalty-programs": LoyaltySample,
  "engagement-tools": MessageSample,
  "sacco-hisa": SharesSample,
  habahaba: GoalsSample,
  "member-acquisition": AgentsSample,
  marketing: PlanSample,
  insurance: ClaimSample,
  training: CourseSample,
};
