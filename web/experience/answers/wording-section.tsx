import { type Language, languageNames, languages } from "#contract/core/language.ts";
import { maxLine } from "#contract/core/limits.ts";
import { type FollowUp, followUps } from "#contract/experience/survey-scales.ts";
import type { FollowUpWords } from "#contract/experience/survey-settings.ts";
import { ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { Section } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";

/** After which scores each question is asked. */
const occasions: Record<FollowUp, string> = {
  improve: "CSAT 1 or 2, or NPS 0 to 6",
  better: "CSAT 3, or NPS 7 or 8",
  praise: "CSAT 4 or 5, or NPS 9 or 10",
  hard: "CES 1 to 3",
  easier: "CES 4 or 5",
  easy: "CES 6 or 7",
};

/** In which words members are asked after the scores, in both languages. */
export function WordingSection({
  words,
  usual,
  mayChange,
  refusal,
  saved,
}: {
  words: FollowUpWords;
  /** The words that stand where there are no own ones. */
  usual: Record<FollowUp, Partial<Record<Language, string>>>;
  mayChange: boolean;
  refusal: FormRefusal | undefined;
  saved: string | undefined;
}) {
  return (
    <Section
      title="The question after the scores"
      description="It depends on the lowest score; where that is the effort (CES) alone, it is about the effort. Leave a field empty for the words that stand in it."
      className="mt-6"
    >
      <Disclosure label="Ask in your own words" open={refusal !== undefined || saved !== undefined}>
        <ActionForm
          intent="wording"
          keptAs="survey wording"
          refusal={refusal}
          saved={saved}
          submitLabel="Save the questions"
        >
          {(errors) =>
            followUps.map((one) => (
              <fieldset key={one} disabled={!mayChange}>
                <legend className="mb-2 text-sm font-semibold">{occasions[one]}</legend>
                <div className="grid gap-4 lg:grid-cols-2">
                  {languages.map((language) => (
                    <Field
                      key={language}
                      label={languageNames.get(language) ?? language}
                      name={`${one}.${language}`}
                      error={errors[`${one}.${language}`]}
                    >
                      {(control) => (
                        <Input
                          {...control}
                          lang={language}
                          maxLength={maxLine}
                          placeholder={usual[one][language]}
                          defaultValue={words[one]?.[language] ?? ""}
                        />
                      )}
                    </Field>
                  ))}
                </div>
              </fieldset>
            ))
          }
        </ActionForm>
      </Disclosure>
    </Section>
  );
}
