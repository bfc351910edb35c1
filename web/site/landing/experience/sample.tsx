import { Sample } from "#web/site/sample.tsx";
import { Badge } from "#web/ui/badge.tsx";
import type { Tone } from "#web/ui/tone.ts";

/** The sample figures that the specification states (000, section 9). */
const figures = [
  { label: "CSAT", value: "4.8", note: "of 5" },
  { label: "NPS", value: "78", note: "−100 to 100" },
];

const interactions: readonly { who: string; channel: string; text: string; state: string; tone: Tone }[] = [
  {
    who: "Member at Kisumu branch",
    channel: "WhatsApp",
    text: "“Loan paid out in two days. Asanteni.”",
    state: "Happy",
    tone: "success",
  },
  {
    who: "Teacher, check-off",
    channel: "SMS",
    text: "“Deducted twice in October.”",
    state: "Case open",
    tone: "warning",
  },
  {
    who: "Member for 11 years",
    channel: "Phone",
    text: "Asked how to close the account.",
    state: "Call today",
    tone: "danger",
  },
];

/** The week at a glance, and the three members to know about. */
export function WeekSample() {
  return (
    <Sample
      title="How members feel"
      note="Last 7 days · 147 interactions"
      caption="Sample data. Nobody said this; somebody will."
    >
      <dl className="grid grid-cols-2 gap-3">
        {figures.map(({ label, value, note }) => (
          <div key={label} className="rounded-card bg-sand px-4 py-3">
            <dt className="text-sm font-semibold text-muted">{label}</dt>
            <dd className="font-display text-3xl font-bold tracking-tight tabular-nums">{value}</dd>
            <dd className="text-xs text-muted">{note}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-2 divide-y divide-line">
        {interactions.map(({ who, channel, text, state, tone }) => (
          <li key={who} className="flex items-start justify-between gap-3 py-3.5 last:pb-0">
            <div className="min-w-0">
              <p className="text-sm font-semibold">{text}</p>
              <p className="text-sm text-muted">
                {who} · {channel}
              </p>
            </div>
            <Badge tone={tone}>{state}</Badge>
          </li>
        ))}
      </ul>
    </Sample>
  );
}
