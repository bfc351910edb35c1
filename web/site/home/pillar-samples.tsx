import { useMessages } from "#web/lib/language.ts";
import { sampleMessages } from "#web/site/sample.messages.ts";
import { Sample } from "#web/site/sample.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { Gauge } from "#web/ui/gauge.tsx";
import { Meter, Progress } from "#web/ui/progress.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import type { Tone } from "#web/ui/tone.ts";
import { pillarSampleMessages } from "./pillar-samples.messages.ts";

const sources = [
  { name: "existingMember", count: 74 },
  { name: "branchStaff", count: 58 },
  { name: "socialMedia", count: 31 },
  { name: "newspaper", count: 14 },
  { name: "magazine", count: 10 },
] as const;

/** Where new members heard of the SACCO, as under its figures. */
export function SourcesSample() {
  const t = useMessages(pillarSampleMessages);
  const most = Math.max(...sources.map(({ count }) => count));
  const total = sources.reduce((sum, { count }) => sum + count, 0);
  return (
    <Sample title={t.newMembers({ count: total })} note={t.newMembersNote}>
      <ul className="space-y-4">
        {sources.map(({ name, count }) => (
          <li key={name}>
            <p className="text-sm">{t[name]}</p>
            <Meter label={t[name]} value={count} max={most} unit="" className="mt-1" />
          </li>
        ))}
      </ul>
    </Sample>
  );
}

interface Call {
  member: string;
  sign: "missed" | "rated" | "cleared";
  tone: Tone;
}

const calls: readonly Call[] = [
  { member: "Achieng Odhiambo", sign: "missed", tone: "warning" },
  { member: "Kiprono Cheruiyot", sign: "rated", tone: "danger" },
  { member: "Halima Abdi", sign: "cleared", tone: "success" },
];

/** Members who need a word, with the reason, as an officer finds them in the morning. */
export function QuietMembersSample() {
  const t = useMessages(pillarSampleMessages);
  return (
    <Sample title={t.quiet} note={t.quietNote}>
      <ul>
        {calls.map(({ member, sign, tone }) => (
          <li
            key={member}
            className="flex items-start justify-between gap-3 border-t border-line py-3.5 last:pb-0"
          >
            <div className="min-w-0">
              <p className="font-semibold">{member}</p>
              <p className="text-sm text-muted">{t[sign]}</p>
            </div>
            <Badge tone={tone}>{t[`${sign}Step`]}</Badge>
          </li>
        ))}
      </ul>
    </Sample>
  );
}

/** The figures of the customer-experience overview. */
export function FeedbackSample() {
  const t = useMessages(pillarSampleMessages);
  return (
    <Sample title={t.feedback} note={t.feedbackNote}>
      <Gauge label={t.nps} value={78} min={-100} max={100} className="mx-auto" />
      <p className="text-center text-sm text-muted">{t.nps}</p>
      <DescriptionList
        columns={2}
        className="mt-5 border-t border-line pt-4"
        items={[
          { term: t.satisfaction, value: t.satisfactionValue },
          { term: t.mostOften, value: t.mostOftenValue },
        ]}
      />
    </Sample>
  );
}

const earned = [
  { for: "onTime", points: 600 },
  { for: "repaidEarly", points: 400 },
  { for: "introduced", points: 240 },
] as const;
const nextReward = 1500;
const loyalMember = "Faith Chebet";

/** A member's loyalty account. */
export function LoyaltySample() {
  const t = useMessages(pillarSampleMessages);
  const points = earned.reduce((sum, entry) => sum + entry.points, 0);
  return (
    <Sample
      title={loyalMember}
      note={t.loyaltyNote}
      state={<Badge tone="brand">{t.gold}</Badge>}
      caption={useMessages(sampleMessages).captionOfPerson}
    >
      <p className="font-display text-4xl font-bold tracking-tight">
        <RichText
          text={t.points({ points: points.toLocaleString("en-KE") })}
          parts={{ unit: (words) => <span className="text-lg">{words}</span> }}
        />
      </p>
      <Progress label={t.nextReward} value={points} max={nextReward} className="mt-3" />
      <p className="mt-2 text-sm text-muted">{t.missingPoints({ points: nextReward - points })}</p>
      <ul className="mt-4">
        {earned.map((entry) => (
          <li key={entry.for} className="flex justify-between gap-4 border-t border-line py-2.5 last:pb-0">
            <span className="text-sm">{t[entry.for]}</span>
            <span className="text-sm font-semibold tabular-nums">{`+${entry.points}`}</span>
          </li>
        ))}
      </ul>
    </Sample>
  );
}
