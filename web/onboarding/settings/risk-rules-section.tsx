import { formatNumber } from "#contract/core/numbers.ts";
import { riskRatings } from "#contract/onboarding/flags.ts";
import { type RiskRule, riskConditionNames, riskSentence } from "#contract/onboarding/risk.ts";
import { ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Section } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Select } from "#web/ui/input.tsx";
import { riskLabels, riskTones } from "../desk/labels.ts";
import { comparesAmount } from "./read-risk-form.ts";

/** By which rules cases are rated. @param mayChange whether the form is shown, or what holds */
export function RiskRulesSection({
  rules,
  mayChange,
  refusal,
  saved,
}: {
  rules: readonly RiskRule[];
  mayChange: boolean;
  refusal: FormRefusal | undefined;
  saved: string | undefined;
}) {
  const inOrder = riskConditionNames.flatMap(
    (condition) => rules.find((rule) => rule.condition === condition) ?? [],
  );
  if (!mayChange) {
    return (
      <Section title="Risk rules" description="Your organisation's owner can change them.">
        <ul className="space-y-3">
          {inOrder.map((rule) => (
            <li key={rule.condition} className="flex flex-wrap items-center justify-between gap-2">
              <span>{riskSentence(rule)}</span>
              <Badge tone={riskTones[rule.rating]}>{riskLabels[rule.rating]}</Badge>
            </li>
          ))}
        </ul>
      </Section>
    );
  }
  return (
    <Section
      title="Risk rules"
      description="A case gets the highest rating of the rules that hold for it. Low switches a rule off."
    >
      <ActionForm
        intent="risk"
        keptAs="onboarding.risk"
        refusal={refusal}
        saved={saved}
        submitLabel="Save Rules"
        preventScrollReset
      >
        {(errors) => (
          <div className="divide-y divide-line">
            {inOrder.map((rule, index) => (
              <RuleFields key={rule.condition} rule={rule} error={errors[`rules.${index}.amount`]} />
            ))}
          </div>
        )}
      </ActionForm>
    </Section>
  );
}

const ratingOptions = riskRatings.map((value) => ({ value, label: riskLabels[value] }));

function RuleFields({ rule, error }: { rule: RiskRule; error: string | undefined }) {
  const { condition, rating, amount } = rule;
  return (
    <fieldset className="py-4 first:pt-0">
      <legend className="sr-only">{riskSentence(rule)}</legend>
      <p aria-hidden className="mb-2">
        {riskSentence(rule)}
      </p>
      <div className="grid max-w-xl gap-4 sm:grid-cols-2">
        <Field label="Rating" name={`rating.${condition}`}>
          {(control) => <Select {...control} options={ratingOptions} defaultValue={rating} />}
        </Field>
        {comparesAmount(rule) && (
          <Field
            label={condition === "deposit_of_income" ? "Per cent" : "Amount (KSh)"}
            name={`amount.${condition}`}
            error={error}
            required
          >
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                maxLength={13}
                defaultValue={formatNumber(amount ?? 0)}
              />
            )}
          </Field>
        )}
      </div>
    </fieldset>
  );
}
