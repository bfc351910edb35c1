import { clsx } from "clsx";
import { CircleAlert, CircleCheck, CircleHelp, Clock, type LucideIcon, Minus, Unplug } from "lucide-react";
import { formatNumber } from "#contract/core/numbers.ts";
import type { MemberCase } from "#contract/onboarding/case-checks.ts";
import { riskConditions } from "#contract/onboarding/risk.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { type Tone, textClass } from "#web/ui/tone.ts";
import { checkLabels, checkStatusLabels, outcomeLabel, riskLabels, riskTones } from "../labels.ts";
import { useChecksAgain } from "../mutations.ts";

type Check = MemberCase["checks"][number];

const looks: Record<NonNullable<Check["outcome"]>, { tone: Tone; icon: LucideIcon }> = {
  matched: { tone: "success", icon: CircleCheck },
  mismatch: { tone: "danger", icon: CircleAlert },
  uncertain: { tone: "warning", icon: CircleHelp },
  not_found: { tone: "warning", icon: CircleHelp },
  not_applicable: { tone: "neutral", icon: Minus },
};

const lookOf = ({ status, outcome }: Check): { tone: Tone; icon: LucideIcon } => {
  if (outcome) return looks[outcome];
  return status === "unavailable" ? { tone: "warning", icon: Unplug } : { tone: "neutral", icon: Clock };
};

/** What each check came to, and the rating with its reasons. */
export function ChecksSection({ memberId, found }: { memberId: string; found: MemberCase }) {
  const again = useChecksAgain(memberId);
  const { checks, risk } = found;
  if (checks.length === 0) {
    return (
      <Section title="Checks">
        <p className="text-sm text-muted">Nothing of this case has been checked by itself.</p>
      </Section>
    );
  }
  return (
    <Section
      title="Checks"
      actions={
        checks.some(({ status }) => status === "unavailable") && (
          <Button
            variant="secondary"
            size="sm"
            loading={again.isPending}
            onClick={() => again.mutate(undefined)}
          >
            Check again
          </Button>
        )
      }
    >
      <ul className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2">
        {checks.map((check) => {
          const { tone, icon: Icon } = lookOf(check);
          return (
            <li key={check.kind} className="flex items-center justify-between gap-3 text-sm">
              <span>{checkLabels[check.kind]}</span>
              <span className={clsx("inline-flex items-center gap-1.5 font-semibold", textClass[tone])}>
                <Icon aria-hidden className="size-4 shrink-0" />
                {check.outcome ? outcomeLabel(check.kind, check.outcome) : checkStatusLabels[check.status]}
              </span>
            </li>
          );
        })}
      </ul>
      {risk && (
        <div className="mt-4 border-t border-line pt-4 text-sm">
          <Badge tone={riskTones[risk.rating]}>{riskLabels[risk.rating]}</Badge>
          {risk.reasons.length > 0 && (
            <ul className="mt-2 list-disc space-y-1 pl-5">
              {risk.reasons.map(({ condition, amount }) => (
                <li key={condition}>
                  {riskConditions[condition].replace("{amount}", amount === null ? "" : formatNumber(amount))}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Section>
  );
}
