import { Sample } from "#web/site/sample.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { Gauge } from "#web/ui/gauge.tsx";
import { Meter, Progress } from "#web/ui/progress.tsx";
import type { Tone } from "#web/ui/tone.ts";

const sources = [
  { name: "Existing member", count: 74 },
  { name: "Branch staff", count: 58 },
  { name: "Social media", count: 31 },
  { name: "Newspaper advert", count: 14 },
  { name: "Magazine advert", count: 10 },
] as const;

/** Where new members heard of the SACCO, as under its figures. */
export function SourcesSample() {
  const most = Math.max(...sources.map(({ count }) => count));
  const total = sources.reduce((sum, { count }) => sum + count, 0);
  return (
    <Sample title={`${total} new members`} note="Last 30 days, by who introduced them">
      <ul className="space-y-4">
        {sources.map(({ name, count }) => (
          <li key={name}>
            <p className="text-sm">{name}</p>
            <Meter label={name} value={count} max={most} unit="" className="mt-1" />
          </li>
        ))}
      </ul>
    </Sample>
  );
}

interface Call {
  member: string;
  sign: string;
  step: string;
  tone: Tone;
}

const calls: readonly Call[] = [
  {
    member: "Achieng Odhiambo",
    sign: "Two check-offs missed: new employer",
    step: "Renew check-off",
    tone: "warning",
  },
  {
    member: "Kiprono Cheruiyot",
    sign: "Rated the counter 2 of 5 on Monday",
    step: "Call today",
    tone: "danger",
  },
  { member: "Halima Abdi", sign: "Loan cleared; deposits unchanged", step: "Offer top-up", tone: "success" },
];

/** Members who need a word, with the reason, as an officer finds them in the morning. */
export function QuietMembersSample() {
  return (
    <Sample title="Members to speak with" note="3 of 12,847 this morning">
      <ul>
        {calls.map(({ member, sign, step, tone }) => (
          <li
            key={member}
            className="flex items-start justify-between gap-3 border-t border-line py-3.5 last:pb-0"
          >
            <div className="min-w-0">
              <p className="font-semibold">{member}</p>
              <p className="text-sm text-muted">{sign}</p>
            </div>
            <Badge tone={tone}>{step}</Badge>
          </li>
        ))}
      </ul>
    </Sample>
  );
}

/** The figures of the customer-experience overview. */
export function FeedbackSample() {
  return (
    <Sample title="What members say" note="147 interactions, all channels">
      <Gauge label="Net promoter score" value={78} min={-100} max={100} className="mx-auto" />
      <p className="text-center text-sm text-muted">Net promoter score</p>
      <DescriptionList
        columns={2}
        className="mt-5 border-t border-line pt-4"
        items={[
          { term: "Satisfaction", value: "4.8 of 5" },
          { term: "Said most often", value: "“Queue moved fast”" },
        ]}
      />
    </Sample>
  );
}

const earned = [
  { for: "Deposits on time, 12 months", points: 600 },
  { for: "School fees loan repaid early", points: 400 },
  { for: "Two members introduced", points: 240 },
] as const;
const nextReward = 1500;

/** A member's loyalty account. */
export function LoyaltySample() {
  const points = earned.reduce((sum, entry) => sum + entry.points, 0);
  return (
    <Sample
      title="Faith Chebet"
      note="Member for 9 years · Eldoret"
      state={<Badge tone="brand">Gold</Badge>}
      caption="Sample data. The person shown does not exist."
    >
      <p className="font-display text-4xl font-bold tracking-tight">
        {points.toLocaleString("en-KE")} <span className="text-lg">points</span>
      </p>
      <Progress label="On the way to the next reward" value={points} max={nextReward} className="mt-3" />
      <p className="mt-2 text-sm text-muted">{nextReward - points} more for KSh 1,500 of share capital</p>
      <ul className="mt-4">
        {earned.map((entry) => (
          <li key={entry.for} className="flex justify-between gap-4 border-t border-line py-2.5 last:pb-0">
            <span className="text-sm">{entry.for}</span>
            <span className="text-sm font-semibold tabular-nums">+{entry.points}</span>
          </li>
        ))}
      </ul>
    </Sample>
  );
}
