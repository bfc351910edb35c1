import { firstDaysLimits, type TemplateItem } from "#contract/recruitment/first-days.ts";
import { ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { Section } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Select } from "#web/ui/input.tsx";
import { type SettingsArea, SettingsFrame } from "#web/ui/settings-frame.tsx";

const audiences = [
  { value: "team", label: "The team" },
  { value: "newcomer", label: "The new colleague" },
];

/** Empty lines for more items. */
const spare = 3;

/** The items that every checklist for first days begins with. Works without scripts: an emptied line goes. */
export function FirstDaysTemplatePage({
  items,
  mayChange,
  areas,
  saved,
  refusal,
}: {
  items: readonly TemplateItem[];
  /** False when the trial is over. */
  mayChange: boolean;
  areas: readonly SettingsArea[];
  saved: string | undefined;
  refusal: FormRefusal | undefined;
}) {
  const more = Math.min(spare, firstDaysLimits.items - items.length);
  const blank: TemplateItem[] = Array.from({ length: more }, () => ({
    title: "",
    audience: "team",
    dueDays: 0,
  }));
  // The page is drawn anew once they are saved.
  const lines = [...items, ...blank].map((item, place) => ({
    ...item,
    place,
    key: `${place} ${item.title}`,
  }));
  return (
    <SettingsFrame
      title="First days"
      lead="What is done for everyone who is hired, by your team and by the new colleague."
      areas={areas}
    >
      <Section
        title="Template"
        description="Days count from the first day of work; -3 is three days before it. Empty a line to remove it."
      >
        {mayChange ? (
          <ActionForm
            keptAs="first-days.template"
            refusal={refusal}
            saved={saved}
            submitLabel="Save the template"
            preventScrollReset
          >
            {(errors) => (
              <ol className="space-y-3">
                {lines.map(({ key, place, ...item }) => (
                  <li key={key} className="grid gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_12rem_6rem]">
                    <Field label={`Item ${place + 1}`} name="title" error={errors[`items.${place}.title`]}>
                      {(control) => <Input {...control} maxLength={200} defaultValue={item.title} />}
                    </Field>
                    <Field label="Whose" name="audience">
                      {(control) => <Select {...control} options={audiences} defaultValue={item.audience} />}
                    </Field>
                    <Field label="Day" name="dueDays" error={errors[`items.${place}.dueDays`]}>
                      {(control) => (
                        <Input
                          {...control}
                          type="number"
                          min={firstDaysLimits.earliest}
                          max={firstDaysLimits.latest}
                          defaultValue={item.dueDays}
                        />
                      )}
                    </Field>
                  </li>
                ))}
              </ol>
            )}
          </ActionForm>
        ) : (
          <ul className="list-disc space-y-1 pl-5">
            {items.map(({ title, dueDays }) => (
              <li key={`${title} ${dueDays}`}>{title}</li>
            ))}
          </ul>
        )}
      </Section>
    </SettingsFrame>
  );
}
