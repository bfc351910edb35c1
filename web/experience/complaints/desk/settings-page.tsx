import type { ComplaintSettings } from "#contract/experience/complaint-settings.ts";
import { formatDate } from "#web/lib/format.ts";
import { ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { AddressSection } from "#web/ui/address-section.tsx";
import { Section } from "#web/ui/card.tsx";
import { CopyField } from "#web/ui/copy-field.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Textarea } from "#web/ui/input.tsx";
import { type SettingsArea, SettingsFrame } from "#web/ui/settings-frame.tsx";
import type { hourNames, numberNames } from "./read-settings-form.ts";

const days: readonly { name: (typeof numberNames)[number]; label: string; hint: string }[] = [
  { name: "acknowledgeDays", label: "Acknowledge within (working days)", hint: "SASRA: 3." },
  {
    name: "investigateDays",
    label: "Investigate within (working days)",
    hint: "SASRA: 14, from the receipt.",
  },
  {
    name: "communicateDays",
    label: "Tell the member within (working days)",
    hint: "SASRA: 7, from the end of the investigation.",
  },
  {
    name: "warnHours",
    label: "Escalate before a miss (business hours)",
    hint: "The owner of the case and all who work on complaints are told once.",
  },
];

const hours: readonly { name: (typeof hourNames)[number]; label: string }[] = [
  { name: "weekdayHours", label: "Monday to Friday" },
  { name: "saturdayHours", label: "Saturday" },
  { name: "sundayHours", label: "Sunday" },
];

export interface ComplaintSettingsAnswer {
  saved?: string;
  failure?: FormRefusal;
}

/** How much time complaints have, and when the office is open. Only the organisation's owner may change it. */
export function ComplaintSettingsPage({
  settings,
  mayChange,
  areas,
  address,
  answer,
}: {
  settings: ComplaintSettings;
  mayChange: boolean;
  areas: readonly SettingsArea[];
  /** Where members complain, as it is shared. */
  address: string;
  answer: ComplaintSettingsAnswer | undefined;
}) {
  return (
    <SettingsFrame
      title="Complaint settings"
      lead="Where members complain, and how much time you give yourselves."
      areas={areas}
    >
      <div className="space-y-5">
        <AddressSection
          title="Your complaint form"
          description="Share the address, or show the code at the counter. It is in English and Kiswahili, and can be used without a name."
          address={address}
        >
          <CopyField label="Address" value={address} />
        </AddressSection>
        {mayChange ? (
          <SettingsForm settings={settings} answer={answer} />
        ) : (
          <Section title="What holds" description="Your organisation's owner can change it.">
            <DescriptionList items={factsOf(settings)} />
          </Section>
        )}
      </div>
    </SettingsFrame>
  );
}

const factsOf = (settings: ComplaintSettings) => [
  ...days.map(({ name, label }) => ({ term: label, value: settings[name] })),
  ...hours.map(({ name, label }) => ({ term: label, value: settings[name] || "Closed" })),
  { term: "Closed on", value: settings.closedOn.map((day) => formatDate(day)).join(", ") },
];

function SettingsForm({
  settings,
  answer,
}: {
  settings: ComplaintSettings;
  answer: ComplaintSettingsAnswer | undefined;
}) {
  return (
    <ActionForm
      keptAs="complaint-settings"
      refusal={answer?.failure}
      saved={answer?.saved}
      submitLabel="Save the settings"
    >
      {(errors) => (
        <div className="space-y-5">
          <Section
            title="Times"
            description="A working day is as many business hours as an ordinary weekday has. What you change holds for complaints from now on."
          >
            <div className="grid gap-4 sm:grid-cols-2">
              {days.map(({ name, label, hint }) => (
                <Field key={name} label={label} name={name} hint={hint} required error={errors[name]}>
                  {(control) => (
                    <Input
                      {...control}
                      type="number"
                      inputMode="numeric"
                      min={1}
                      defaultValue={settings[name]}
                    />
                  )}
                </Field>
              ))}
            </div>
          </Section>
          <Section
            title="Business hours"
            description="As 08:00-18:00, or with a break 08:00-13:00, 14:00-17:00. Empty when you are closed. Kenya's public holidays are known."
          >
            <div className="grid gap-4 sm:grid-cols-3">
              {hours.map(({ name, label }) => (
                <Field key={name} label={label} name={name} error={errors[name]}>
                  {(control) => <Input {...control} defaultValue={settings[name]} />}
                </Field>
              ))}
            </div>
            <Field
              label="Closed on"
              name="closedOn"
              hint="Other days on which you are closed, one in a line: 2026-12-24"
              error={errors.closedOn}
              className="mt-4 max-w-sm"
            >
              {(control) => <Textarea {...control} rows={3} defaultValue={settings.closedOn.join("\n")} />}
            </Field>
          </Section>
        </div>
      )}
    </ActionForm>
  );
}
