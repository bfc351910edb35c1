import { formatNumber } from "#contract/core/numbers.ts";
import type { RiskRule } from "#contract/onboarding/risk.ts";
import type { OnboardingSettings } from "#contract/onboarding/settings.ts";
import { ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { Section } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Textarea } from "#web/ui/input.tsx";
import { type SettingsArea, SettingsFrame } from "#web/ui/settings-frame.tsx";
import { JoinAddressSection } from "./join-address-section.tsx";
import type { numberNames } from "./read-settings-form.ts";
import { RiskRulesSection } from "./risk-rules-section.tsx";

type NumberName = (typeof numberNames)[number];

interface NumberField {
  name: NumberName;
  label: string;
  hint: string;
}

const money: readonly NumberField[] = [
  { name: "entranceFee", label: "Entrance fee (KSh)", hint: "Paid once." },
  {
    name: "firstShares",
    label: "First shares (KSh)",
    hint: "With the entrance fee, what makes a member of an applicant.",
  },
  {
    name: "minimumShareCapital",
    label: "Minimum share capital (KSh)",
    hint: "What every member comes to hold, often by instalments.",
  },
  {
    name: "minimumMonthlyDeposit",
    label: "Minimum monthly deposit (KSh)",
    hint: "The wizard takes no less.",
  },
];

const times: readonly NumberField[] = [
  { name: "decisionHours", label: "Decide within (business hours)", hint: "After this a case is overdue." },
  {
    name: "requestDays",
    label: "Answer requests about personal data within (days)",
    hint: "The Data Protection Act expects 7 to 14 days.",
  },
  {
    name: "noticeDays",
    label: "Notice before a membership ends (days)",
    hint: "60 days are usual; deposits are refunded after them.",
  },
  {
    name: "retentionYears",
    label: "Keep records of former members (years)",
    hint: "At least 7, for the laws against money laundering.",
  },
];

/** What came of one of the page's forms. */
export interface OnboardingSettingsAnswer {
  intent: "settings" | "risk";
  saved?: string;
  failure?: FormRefusal;
}

/** What an organisation decides about taking in members. Only its owner may change it. */
export function OnboardingSettingsPage({
  settings,
  rules,
  mayChange,
  areas,
  joinAddress,
  answer,
}: {
  settings: OnboardingSettings;
  rules: readonly RiskRule[];
  mayChange: boolean;
  areas: readonly SettingsArea[];
  /** Where people apply, as it is shared. */
  joinAddress: string;
  answer: OnboardingSettingsAnswer | undefined;
}) {
  const ofForm = answer?.intent === "risk" ? undefined : answer;
  const ofRules = answer?.intent === "risk" ? answer : undefined;
  return (
    <SettingsFrame
      title="Member onboarding settings"
      lead="What you ask of new members, and how their cases are decided."
      areas={areas}
    >
      <div className="space-y-5">
        <JoinAddressSection address={joinAddress} />
        {mayChange ? (
          <SettingsForm settings={settings} refusal={ofForm?.failure} saved={ofForm?.saved} />
        ) : (
          <Section title="What holds" description="Your organisation's owner can change it.">
            <DescriptionList items={factsOf(settings)} />
          </Section>
        )}
        <RiskRulesSection
          rules={rules}
          mayChange={mayChange}
          refusal={ofRules?.failure}
          saved={ofRules?.saved}
        />
      </div>
    </SettingsFrame>
  );
}

const factsOf = (settings: OnboardingSettings) => [
  ...[...money, ...times].map(({ name, label }) => ({ term: label, value: formatNumber(settings[name]) })),
  { term: "Where people pay in", value: settings.payInto || "–" },
  { term: "Member numbers", value: settings.memberNumberPattern },
  { term: "By-laws", value: settings.byLaws },
  { term: "Applications", value: settings.open ? "Open" : "Closed" },
  { term: "Four eyes", value: settings.fourEyes ? "Yes" : "No" },
];

function SettingsForm({
  settings,
  refusal,
  saved,
}: {
  settings: OnboardingSettings;
  refusal: FormRefusal | undefined;
  saved: string | undefined;
}) {
  return (
    <Section title="What holds" description="Changes apply to whoever applies from now on.">
      <ActionForm
        intent="settings"
        keptAs="onboarding.settings"
        refusal={refusal}
        saved={saved}
        submitLabel="Save Settings"
        preventScrollReset
      >
        {(errors) => (
          <div className="space-y-5">
            <Checkbox
              name="open"
              defaultChecked={settings.open}
              label="Take applications at your address"
              hint="Closed, the page says so, and who has begun may finish."
            />
            <Checkbox
              name="fourEyes"
              defaultChecked={settings.fourEyes}
              label="Four eyes"
              hint="Whoever registered a member or held the camera does not verify them."
            />
            <Numbers fields={money} settings={settings} errors={errors} />
            <Field
              name="payInto"
              label="Where people pay in"
              hint="M-PESA paybill 123456, for example. Applicants read it, with their ID number as the account number."
              error={errors.payInto}
            >
              {(control) => <Input {...control} maxLength={200} defaultValue={settings.payInto} />}
            </Field>
            <Field
              name="memberNumberPattern"
              label="Member numbers"
              hint="{number:5} is the next number with five digits, {year} the year of admission."
              error={errors.memberNumberPattern}
              required
            >
              {(control) => <Input {...control} maxLength={40} defaultValue={settings.memberNumberPattern} />}
            </Field>
            <Numbers fields={times} settings={settings} errors={errors} />
            <Field
              name="byLaws"
              label="By-laws that applicants accept"
              hint="Name and date, for example: By-laws of 12 March 2024."
              error={errors.byLaws}
              required
            >
              {(control) => <Input {...control} maxLength={200} defaultValue={settings.byLaws} />}
            </Field>
            <Field
              name="consentNote"
              label="Your own words in the consent notice"
              hint="Stands below the notice; leave it empty for nothing."
              error={errors.consentNote}
            >
              {(control) => <Textarea {...control} rows={4} defaultValue={settings.consentNote} />}
            </Field>
          </div>
        )}
      </ActionForm>
    </Section>
  );
}

function Numbers({
  fields,
  settings,
  errors,
}: {
  fields: readonly NumberField[];
  settings: OnboardingSettings;
  errors: Record<string, string>;
}) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {fields.map(({ name, label, hint }) => (
        <Field key={name} name={name} label={label} hint={hint} error={errors[name]} required>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              maxLength={12}
              defaultValue={formatNumber(settings[name])}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
