import { useFetcher } from "react-router";
import { maxGraceDays, type TwoFactorRule } from "#contract/accounts/two-factor-rule.ts";
import { roles } from "#contract/core/access.ts";
import { roleLabels } from "#web/lib/role-labels.ts";
import { ActionForm } from "#web/ui/action-form.tsx";
import { Section } from "#web/ui/card.tsx";
import { CheckboxGroup } from "#web/ui/choice.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import type { SettingsAnswer } from "./answer.ts";

const options = roles.map((value) => ({ value, label: roleLabels[value].label }));

function howFar({ covered, missing }: TwoFactorRule): string {
  if (missing === 0) return covered === 1 ? "The one person it holds for has it." : `All ${covered} have it.`;
  return `${missing} of ${covered} ${missing === 1 ? "has" : "have"} not set it up yet; the team list says who.`;
}

/** Of whom the owner requires two-factor sign-in. Works without scripts. */
export function TwoFactorRuleSection({ rule, mayChange }: { rule: TwoFactorRule; mayChange: boolean }) {
  const fetcher = useFetcher<SettingsAnswer>();
  const failure = fetcher.data?.failure;
  return (
    <Section
      title="Two-factor sign-in"
      description="Require a code beside the password. Who has not set it up after the days of grace does so before anything else opens."
    >
      <div className="space-y-4">
        {rule.roles.length > 0 && <p className="text-sm">{howFar(rule)}</p>}
        {mayChange && (
          <ActionForm
            fetcher={fetcher}
            intent="two-factor"
            keptAs="two-factor-rule"
            refusal={failure}
            saved={fetcher.data?.saved}
            shown={["twoFactorRoles", "graceDays"]}
            submitLabel="Save who needs it"
          >
            <CheckboxGroup
              legend="Required of"
              name="twoFactorRoles"
              options={options}
              chosen={rule.roles}
              error={failure?.fields?.roles}
            />
            <Field
              label="Days of grace"
              name="graceDays"
              hint={`0 to ${maxGraceDays}, from now or from when somebody joins`}
              error={failure?.fields?.graceDays}
            >
              {(control) => (
                <Input
                  {...control}
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={maxGraceDays}
                  defaultValue={rule.graceDays}
                  className="max-w-28"
                />
              )}
            </Field>
          </ActionForm>
        )}
      </div>
    </Section>
  );
}
