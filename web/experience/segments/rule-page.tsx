import { maxLine } from "#contract/core/limits.ts";
import type { ActionRule, ActionRuleInput } from "#contract/experience/next-actions.ts";
import type { Segment } from "#contract/experience/segments.ts";
import { ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { AskingButton } from "#web/ui/asking-button.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Section } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { personalizationPath } from "./actions-paths.ts";
import { NoSegments } from "./no-segments.tsx";
import { SegmentField } from "./segment-field.tsx";

/** Under which name the form keeps what is typed. @param id that of the address: `new` for a new one */
export const keptRule = (id = "new"): string => `action-rule.${id}`;

/** What the page's action answers. */
export interface RuleAnswer {
  failure: FormRefusal;
  /** What was typed, for a page without scripts. */
  input: ActionRuleInput;
}

const blank: ActionRuleInput = { action: "", segmentId: "", priority: 10, cooldownDays: 30, active: true };

/** A rule of the next best action as a form. */
export function RulePage({
  rule,
  segments,
  readOnly,
  answer,
}: {
  /** Null for a new one. */
  rule: ActionRule | null;
  segments: readonly Segment[];
  readOnly: boolean;
  answer: RuleAnswer | undefined;
}) {
  const title = rule ? rule.action : "New rule";
  const shown = answer?.input ?? rule ?? blank;
  return (
    <>
      <PageHeader
        title={title}
        breadcrumb={
          <Breadcrumb items={[{ label: "Personalization", to: personalizationPath }, { label: title }]} />
        }
        actions={
          rule &&
          !readOnly && (
            <AskingButton
              intent="remove"
              variant="ghost"
              title="Remove this rule?"
              question="Nobody is proposed by it any more."
              confirmLabel="Remove rule"
            >
              Remove rule
            </AskingButton>
          )
        }
      />
      <Section title="Rule" className="max-w-3xl">
        {segments.length === 0 ? (
          <NoSegments>A rule is for the members of a segment.</NoSegments>
        ) : (
          <ActionForm keptAs={keptRule(rule?.id)} refusal={answer?.failure} submitLabel="Save rule">
            {(errors) => <RuleFields shown={shown} segments={segments} errors={errors} />}
          </ActionForm>
        )}
      </Section>
    </>
  );
}

function RuleFields({
  shown,
  segments,
  errors,
}: {
  shown: ActionRuleInput;
  segments: readonly Segment[];
  errors: Record<string, string>;
}) {
  const typed = (value: number) => (Number.isNaN(value) ? "" : value);
  return (
    <>
      <SegmentField
        label="For the members of"
        segments={segments}
        chosen={shown.segmentId}
        error={errors.segmentId}
      />
      <Field label="What to do" name="action" required error={errors.action}>
        {(control) => <Input {...control} maxLength={maxLine} defaultValue={shown.action} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Priority"
          name="priority"
          hint="1 comes first, 100 last"
          required
          error={errors.priority}
        >
          {(control) => (
            <Input {...control} inputMode="numeric" maxLength={3} defaultValue={typed(shown.priority)} />
          )}
        </Field>
        <Field
          label="Not again for so many days"
          name="cooldownDays"
          hint="Once it was done or dismissed"
          required
          error={errors.cooldownDays}
        >
          {(control) => (
            <Input {...control} inputMode="numeric" maxLength={3} defaultValue={typed(shown.cooldownDays)} />
          )}
        </Field>
      </div>
      <Checkbox label="Propose it" name="active" value="yes" defaultChecked={shown.active} />
    </>
  );
}
