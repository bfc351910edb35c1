import { CircleCheck, CircleDashed, type LucideIcon } from "lucide-react";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { type Tone, textClass } from "#web/ui/tone.ts";
import { Sample } from "./sample.tsx";

interface Check {
  name: string;
  finding: string;
  result: string;
  tone: Tone;
  icon: LucideIcon;
}

const checks: readonly Check[] = [
  {
    name: "Text read from the ID",
    finding: "All 6 fields agree",
    result: "Matched",
    tone: "success",
    icon: CircleCheck,
  },
  {
    name: "National registry",
    finding: "Name and birth date agree",
    result: "Matched",
    tone: "success",
    icon: CircleCheck,
  },
  {
    name: "Facial match",
    finding: "Distance 0.41, limit 0.60",
    result: "To confirm",
    tone: "info",
    icon: CircleDashed,
  },
];

/** A member's identity check as staff see it, with made-up data: the product shows itself. */
export function KycCard() {
  return (
    <Sample
      title="Wanjiku Mwangi"
      note="ID 2•••••74 · Nakuru"
      state={<Badge tone="warning">In review</Badge>}
      caption="Sample data. The people shown do not exist."
    >
      <Progress label="Identity check" value={78} />
      <ul className="mt-4">
        {checks.map((check) => (
          <CheckLine key={check.name} check={check} />
        ))}
      </ul>
      <div className="mt-4 flex items-center gap-3 border-t border-line pt-4">
        <Avatar name="Peter Kamau" />
        <p className="text-sm">
          <span className="block font-semibold">Peter Kamau decides</span>
          <span className="text-muted">Onboarding officer, Nakuru branch</span>
        </p>
      </div>
    </Sample>
  );
}

function CheckLine({ check }: { check: Check }) {
  const Icon = check.icon;
  return (
    <li className="flex items-start gap-3 border-t border-line py-4 last:pb-0">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${textClass[check.tone]}`} />
      <div className="min-w-0 grow">
        <p className="font-semibold">{check.name}</p>
        <p className="text-sm text-muted">{check.finding}</p>
      </div>
      <Badge tone={check.tone}>{check.result}</Badge>
    </li>
  );
}
