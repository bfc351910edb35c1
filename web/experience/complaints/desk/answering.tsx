import { complaintLimits } from "#contract/experience/complaint-limits.ts";
import { complaintOutcomes, rootCauses } from "#contract/experience/complaints.ts";
import { Section } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Select, Textarea } from "#web/ui/input.tsx";
import { optionsOf } from "#web/ui/options.ts";
import { CaseForm, type CaseProps } from "./case-form.tsx";
import { outcomeLabels, rootCauseLabels } from "./labels.ts";

/** How the member reads what is written. */
const howTold = ({ complaint: { reachedBy, anonymous } }: CaseProps): string => {
  const ways = reachedBy.map((way) => (way === "mail" ? "email" : "SMS")).join(" and ");
  if (ways) return `Goes out by ${ways}, and stands on the page of the complaint.`;
  return anonymous
    ? "The member is anonymous and reads it by the tracking code."
    : "The member left no address: they read it by the tracking code, or you call.";
};

const can = ({ complaint }: CaseProps, action: CaseProps["complaint"]["abilities"][number]) =>
  complaint.abilities.includes(action);

/** What is written to the member: an acknowledgement, an answer or question, a delay. */
export function WriteSection(props: CaseProps) {
  if (!can(props, "reply")) return null;
  return (
    <Section title="Write to the member" description={howTold(props)}>
      <CaseForm {...props} action="reply" submitLabel="Send" keeps>
        {(errors) => (
          <>
            <Field label="Message" name="message" required error={errors.message}>
              {(control) => <Textarea {...control} rows={5} maxLength={complaintLimits.message} />}
            </Field>
            <Checkbox name="waits" label="I need an answer" hint="The clock rests until the member writes." />
          </>
        )}
      </CaseForm>
    </Section>
  );
}

/** What came of it: root cause, outcome and resolution, for the staff. */
export function ResolveSection(props: CaseProps) {
  const { rootCause, outcome, resolution, status } = props.complaint;
  if (!can(props, "resolve")) return null;
  return (
    <Section
      title={status === "resolved" ? "What was found" : "Resolve"}
      description="For the staff and the return. What the member is told comes next."
    >
      <CaseForm
        {...props}
        action="resolve"
        submitLabel={status === "resolved" ? "Save what was found" : "Resolve"}
        keeps
        emptied={status !== "resolved"}
      >
        {(errors) => (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label="Root cause" name="rootCause" required error={errors.rootCause}>
                {(control) => (
                  <Select
                    {...control}
                    placeholder="Choose"
                    defaultValue={rootCause ?? ""}
                    options={optionsOf(rootCauses, rootCauseLabels)}
                  />
                )}
              </Field>
              <Field label="Outcome" name="outcome" required error={errors.outcome}>
                {(control) => (
                  <Select
                    {...control}
                    placeholder="Choose"
                    defaultValue={outcome ?? ""}
                    options={optionsOf(complaintOutcomes, outcomeLabels)}
                  />
                )}
              </Field>
            </div>
            <Field label="Resolution" name="resolution" required error={errors.resolution}>
              {(control) => (
                <Textarea
                  {...control}
                  rows={3}
                  maxLength={complaintLimits.resolution}
                  defaultValue={resolution ?? ""}
                />
              )}
            </Field>
          </>
        )}
      </CaseForm>
    </Section>
  );
}

/** The last word to the member. */
export function CloseSection(props: CaseProps) {
  if (!can(props, "close")) return null;
  const { merged, reachedBy } = props.complaint;
  return (
    <Section
      title="Tell the member and close"
      description={`${howTold(props)}${merged.length > 0 ? " Those who were merged into it hear the same." : ""}`}
    >
      <CaseForm {...props} action="close" submitLabel="Tell the member and close" keeps>
        {(errors) => (
          <>
            <Field label="What came of it" name="message" required error={errors.message}>
              {(control) => <Textarea {...control} rows={5} maxLength={complaintLimits.message} />}
            </Field>
            {reachedBy.length > 0 && (
              <Checkbox
                name="survey"
                defaultChecked
                label="Ask how it went"
                hint="A link to the survey follows, unless the member was asked lately."
              />
            )}
          </>
        )}
      </CaseForm>
    </Section>
  );
}

/** Why it takes longer, with a new day. */
export function DelayForm(props: CaseProps & { tomorrow: string }) {
  return (
    <CaseForm {...props} action="explain_delay" submitLabel="Tell the member" keeps>
      {(errors) => (
        <>
          <Field label="New day" name="until" required error={errors.until}>
            {(control) => <Input {...control} type="date" min={props.tomorrow} />}
          </Field>
          <Field label="Why it takes longer" name="message" required error={errors.message}>
            {(control) => <Textarea {...control} rows={3} maxLength={complaintLimits.message} />}
          </Field>
        </>
      )}
    </CaseForm>
  );
}
