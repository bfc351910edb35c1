import { educationLabels } from "#contract/recruitment/application-labels.messages.ts";
import { educationLevels } from "#contract/recruitment/applications.ts";
import { useMessages } from "#web/lib/language.ts";
import { ControlledField, FormField } from "#web/ui/form-field.tsx";
import { Select } from "#web/ui/input.tsx";
import { optionsOf } from "#web/ui/options.ts";
import { TagInput } from "#web/ui/tag-input.tsx";
import { answerMessages } from "../answers.messages.ts";
import type { ApplicationForm } from "./application-values.ts";
import { fieldMessages } from "./apply.messages.ts";

/** The highest qualification and the key skills. */
export function QualificationFields({ form, required }: { form: ApplicationForm; required: boolean }) {
  const names = useMessages(answerMessages);
  const t = useMessages(fieldMessages);
  const levels = useMessages(educationLabels);
  return (
    <>
      <FormField form={form} name="education" label={names.highestQualification} required={required}>
        {(field) => (
          <Select {...field} placeholder={t.chooseOne} options={optionsOf(educationLevels, levels)} />
        )}
      </FormField>
      <ControlledField
        control={form.control}
        name="skills"
        label={names.keySkills}
        hint={t.skillHint}
        required={required}
      >
        {(field, control) => <TagInput {...control} value={field.value ?? []} onChange={field.onChange} />}
      </ControlledField>
    </>
  );
}
