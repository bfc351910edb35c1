import { formatNumber } from "#contract/core/numbers.ts";
import {
  type InvitationFigures,
  type NpsRhythm,
  npsRhythms,
  type SurveySettings,
} from "#contract/experience/survey-settings.ts";
import { ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { Section } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Select } from "#web/ui/input.tsx";
import { optionsOf } from "#web/ui/options.ts";

const numbers = [
  {
    name: "cooldownDays",
    label: "Days between two questions",
    hint: "Nobody is asked again sooner",
    min: 1,
    max: 180,
  },
  {
    name: "reminderDays",
    label: "Days until a reminder",
    hint: "Sent once to who did not answer; 0 for never",
    min: 0,
    max: 30,
  },
  {
    name: "samplePercent",
    label: "Percent of members asked each month",
    hint: "Drawn by lot, each at most every 90 days; 0 for nobody",
    min: 0,
    max: 100,
  },
] as const;

const rhythmLabels: Record<NpsRhythm, string> = {
  never: "Never",
  month: "Every month",
  quarter: "Every quarter",
};

/** Whom the SACCO asks by itself, and how often. */
export function AskingSection({
  settings,
  figures,
  mayChange,
  refusal,
  saved,
}: {
  settings: SurveySettings;
  figures: InvitationFigures;
  mayChange: boolean;
  refusal: FormRefusal | undefined;
  saved: string | undefined;
}) {
  return (
    <Section
      title="Asking members"
      description="By email, else by SMS, with a link of their own that counts once."
      className="mt-6"
    >
      <DescriptionList
        columns={3}
        items={[
          { term: "Asked in the last 30 days", value: String(figures.sent) },
          { term: "Answered", value: String(figures.answered) },
          { term: "Not asked: asked lately", value: String(figures.askedLately) },
          { term: "Not asked: no address or number", value: String(figures.noAddress) },
          { term: "Not asked: no member any more", value: String(figures.former) },
          ...(settings.npsEvery === "never" && figures.nps.sent === 0
            ? []
            : [
                { term: "Recurring NPS, asked in 90 days", value: String(figures.nps.sent) },
                { term: "Recurring NPS, answered", value: String(figures.nps.answered) },
                {
                  term: "Recurring NPS",
                  value: figures.nps.score === null ? "" : formatNumber(figures.nps.score),
                },
              ]),
        ]}
      />
      {mayChange && (
        <div className="mt-6 max-w-2xl">
          <ActionForm
            keptAs="survey settings"
            refusal={refusal}
            saved={saved}
            intent="asking"
            shown={[...numbers.map(({ name }) => name), "npsEvery", "npsPercent"]}
            submitLabel="Save"
          >
            {(errors) => (
              <>
                <Checkbox
                  name="askAfterClosing"
                  label="Ask by ourselves after a recorded interaction is closed"
                  hint="Within working hours; whoever was asked lately is left in peace"
                  defaultChecked={settings.askAfterClosing}
                />
                <div className="grid gap-4 sm:grid-cols-3">
                  {numbers.map(({ name, label, hint, ...range }) => (
                    <Field key={name} label={label} name={name} hint={hint} error={errors[name]}>
                      {(control) => (
                        <Input
                          {...control}
                          {...range}
                          type="number"
                          inputMode="numeric"
                          defaultValue={settings[name]}
                        />
                      )}
                    </Field>
                  ))}
                </div>
                <div className="grid gap-4 sm:grid-cols-2">
                  <Field
                    label="Recurring NPS"
                    name="npsEvery"
                    hint="Whether members recommend you, and nothing else"
                    error={errors.npsEvery}
                  >
                    {(control) => (
                      <Select
                        {...control}
                        defaultValue={settings.npsEvery}
                        options={optionsOf(npsRhythms, rhythmLabels)}
                      />
                    )}
                  </Field>
                  <Field
                    label="Percent of members asked each time"
                    name="npsPercent"
                    hint="Drawn by lot, each at most every 90 days"
                    error={errors.npsPercent}
                  >
                    {(control) => (
                      <Input
                        {...control}
                        type="number"
                        inputMode="numeric"
                        min={1}
                        max={100}
                        defaultValue={settings.npsPercent}
                      />
                    )}
                  </Field>
                </div>
              </>
            )}
          </ActionForm>
        </div>
      )}
    </Section>
  );
}
