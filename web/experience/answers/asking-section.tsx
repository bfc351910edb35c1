import type { InvitationFigures, SurveySettings } from "#contract/experience/survey-settings.ts";
import { ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { Section } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";

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
        ]}
      />
      {mayChange && (
        <div className="mt-6 max-w-2xl">
          <ActionForm
            keptAs="survey settings"
            refusal={refusal}
            saved={saved}
            shown={numbers.map(({ name }) => name)}
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
              </>
            )}
          </ActionForm>
        </div>
      )}
    </Section>
  );
}
