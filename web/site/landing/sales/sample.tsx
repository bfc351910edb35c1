import { Sample } from "#web/site/sample.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Meter } from "#web/ui/progress.tsx";
import type { Tone } from "#web/ui/tone.ts";

interface Employer {
  name: string;
  staff: number;
  members: number;
  stage: string;
  tone: Tone;
  next: string;
}

const employers: readonly Employer[] = [
  {
    name: "Kapkoros Tea Factory",
    staff: 412,
    members: 38,
    stage: "Check-off signed",
    tone: "success",
    next: "Staff talk, Tuesday after the morning shift",
  },
  {
    name: "Pwani Cold Stores",
    staff: 230,
    members: 0,
    stage: "Agreement sent",
    tone: "warning",
    next: "Call the payroll office: 9 days without an answer",
  },
  {
    name: "Mwangaza Girls' School",
    staff: 64,
    members: 41,
    stage: "Check-off signed",
    tone: "success",
    next: "Thank the welfare secretary; ask for new teachers",
  },
];

/** Employers with a check-off agreement, or on the way to one. */
export function PipelineSample() {
  return (
    <Sample
      title="Employers this week"
      note="Sorted by staff who could still join"
      caption="Sample data. These employers do not exist."
    >
      <ul className="divide-y divide-line">
        {employers.map(({ name, staff, members, stage, tone, next }) => (
          <li key={name} className="py-3.5 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
              <p className="font-semibold">{name}</p>
              <Badge tone={tone}>{stage}</Badge>
            </div>
            <p className="mt-1 text-sm text-muted tabular-nums">
              {members} of {staff} staff are members
            </p>
            <Meter
              label="Share of staff who are members"
              value={Math.round((members / staff) * 100)}
              className="mt-1"
            />
            <p className="mt-1.5 text-sm">
              <span className="font-semibold text-brand-ink">Next:</span> {next}
            </p>
          </li>
        ))}
      </ul>
    </Sample>
  );
}
