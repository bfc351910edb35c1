import { CircleCheck, CircleDashed, type LucideIcon } from "lucide-react";
import { useMessages } from "#web/lib/language.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { type Tone, textClass } from "#web/ui/tone.ts";
import { kycCardMessages, sampleMessages } from "./sample.messages.ts";
import { Sample } from "./sample.tsx";

interface Check {
  name: "idText" | "registry" | "face";
  finding: "idFinding" | "registryFinding" | "faceFinding";
  result: "matched" | "toConfirm";
  tone: Tone;
  icon: LucideIcon;
}

const checks: readonly Check[] = [
  {
    name: "idText",
    finding: "idFinding",
    result: "matched",
    tone: "success",
    icon: CircleCheck,
  },
  {
    name: "registry",
    finding: "registryFinding",
    result: "matched",
    tone: "success",
    icon: CircleCheck,
  },
  {
    name: "face",
    finding: "faceFinding",
    result: "toConfirm",
    tone: "info",
    icon: CircleDashed,
  },
];

/** Whose case it is, of people who do not exist. */
const member = { name: "Wanjiku Mwangi", id: "2•••••74" };
const officer = "Peter Kamau";

/** A member's identity check as staff see it, with made-up data: the product shows itself. */
export function KycCard() {
  const t = useMessages(kycCardMessages);
  return (
    <Sample
      title={member.name}
      note={t.note({ number: member.id })}
      state={<Badge tone="warning">{t.inReview}</Badge>}
      caption={useMessages(sampleMessages).captionOfPeople}
    >
      <Progress label={t.check} value={78} />
      <ul className="mt-4">
        {checks.map((check) => (
          <CheckLine key={check.name} check={check} />
        ))}
      </ul>
      <div className="mt-4 flex items-center gap-3 border-t border-line pt-4">
        <Avatar name={officer} />
        <p className="text-sm">
          <span className="block font-semibold">{t.decides({ name: officer })}</span>
          <span className="text-muted">{t.officer}</span>
        </p>
      </div>
    </Sample>
  );
}

function CheckLine({ check }: { check: Check }) {
  const t = useMessages(kycCardMessages);
  const Icon = check.icon;
  return (
    <li className="flex items-start gap-3 border-t border-line py-4 last:pb-0">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${textClass[check.tone]}`} />
      <div className="min-w-0 grow">
        <p className="font-semibold">{t[check.name]}</p>
        <p className="text-sm text-muted">{t[check.finding]}</p>
      </div>
      <Badge tone={check.tone}>{t[check.result]}</Badge>
    </li>
  );
}
