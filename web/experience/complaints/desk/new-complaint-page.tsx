import { nairobiDay } from "#contract/core/clock.ts";
import { languageNames, languages } from "#contract/core/language.ts";
import { experienceChannelLabels, experienceChannels } from "#contract/experience/channels.ts";
import { complaintLimits } from "#contract/experience/complaint-limits.ts";
import { caseListPath } from "#contract/experience/complaint-paths.ts";
import { severities } from "#contract/experience/complaints.ts";
import { experienceTopicLabels, experienceTopics } from "#contract/experience/topics.ts";
import { ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Section } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Select, Textarea } from "#web/ui/input.tsx";
import { optionsOf } from "#web/ui/options.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { severityLabels } from "./labels.ts";

/** Under which name the form keeps what is typed. */
export const newComplaintKeptAs = "complaint.new";

/** What the staff write down for a member who complains at the counter, on the phone or in a letter. */
export function NewComplaintPage({
  attempt,
  refusal,
}: {
  /** The same for a repeated press: it makes one complaint. */
  attempt: string;
  refusal: FormRefusal | undefined;
}) {
  const today = nairobiDay(new Date());
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Take down a complaint"
        lead="The member gets the tracking code by mail or SMS, where you enter an address or number."
        breadcrumb={<Breadcrumb items={[{ label: "Complaints", to: caseListPath }, { label: "New" }]} />}
      />
      <ActionForm keptAs={newComplaintKeptAs} refusal={refusal} submitLabel="Take it down">
        {(errors) => (
          <div className="space-y-5">
            <input type="hidden" name="key" value={attempt} />
            <Section title="What happened">
              <div className="space-y-4">
                <div className="grid gap-4 sm:grid-cols-2">
                  <Field label="Came by" name="channel" required error={errors.channel}>
                    {(control) => (
                      <Select
                        {...control}
                        defaultValue="branch"
                        options={optionsOf(experienceChannels, experienceChannelLabels)}
                      />
                    )}
                  </Field>
                  <Field
                    label="Made on"
                    name="receivedOn"
                    hint="If not today: the clock begins on that day."
                    error={errors.receivedOn}
                  >
                    {(control) => <Input {...control} type="date" max={today} />}
                  </Field>
                  <Field label="Topic" name="topic" required error={errors.topic}>
                    {(control) => (
                      <Select
                        {...control}
                        placeholder="Choose"
                        options={optionsOf(experienceTopics, experienceTopicLabels)}
                      />
                    )}
                  </Field>
                  <Field label="Severity" name="severity" required error={errors.severity}>
                    {(control) => (
                      <Select
                        {...control}
                        defaultValue="medium"
                        options={optionsOf(severities, severityLabels)}
                      />
                    )}
                  </Field>
                </div>
                <Field label="In the member's words" name="description" required error={errors.description}>
                  {(control) => <Textarea {...control} rows={6} maxLength={complaintLimits.description} />}
                </Field>
                <Field label="What would put it right" name="wanted" error={errors.wanted}>
                  {(control) => <Textarea {...control} compact maxLength={complaintLimits.wanted} />}
                </Field>
                <Field label="Happened on" name="happenedOn" error={errors.happenedOn} className="max-w-56">
                  {(control) => <Input {...control} type="date" max={today} />}
                </Field>
              </div>
            </Section>
            <Section title="Who complains">
              <Person errors={errors} />
            </Section>
          </div>
        )}
      </ActionForm>
    </div>
  );
}

/** Of who stays anonymous the style sheet hides the fields, and the server keeps nothing. */
function Person({ errors }: { errors: Record<string, string> }) {
  return (
    <div className="group/person space-y-4">
      <Checkbox name="anonymous" label="Stays anonymous" hint="Nothing of the person is kept." />
      <div className="grid gap-4 group-has-[input[name=anonymous]:checked]/person:hidden sm:grid-cols-2">
        <Field label="Name" name="fullName" required error={errors.fullName}>
          {(control) => <Input {...control} autoComplete="off" />}
        </Field>
        <Field label="Member number" name="memberNumber" error={errors.memberNumber}>
          {(control) => <Input {...control} autoComplete="off" maxLength={complaintLimits.memberNumber} />}
        </Field>
        <Field label="Phone" name="phone" error={errors.phone}>
          {(control) => <PhoneInput {...control} autoComplete="off" />}
        </Field>
        <Field label="Email" name="email" error={errors.email}>
          {(control) => <Input {...control} type="email" autoComplete="off" />}
        </Field>
        <Field label="Reads" name="language" error={errors.language}>
          {(control) => (
            <Select
              {...control}
              options={languages.map((value) => ({ value, label: languageNames.get(value) ?? value }))}
            />
          )}
        </Field>
      </div>
    </div>
  );
}
