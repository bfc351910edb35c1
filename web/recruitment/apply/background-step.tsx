import { Plus } from "lucide-react";
import { useId, useRef } from "react";
import { useFieldArray } from "react-hook-form";
import { educationLevels } from "#contract/recruitment/applications.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorText } from "#web/ui/field.tsx";
import { ControlledField, FormField } from "#web/ui/form-field.tsx";
import { Select } from "#web/ui/input.tsx";
import { TagInput } from "#web/ui/tag-input.tsx";
import { type ApplicationForm, blankExperience } from "./application-values.ts";
import { ExperienceFields } from "./experience-fields.tsx";

/**
 * Step 2: work, education and skills.
 * @param required false in the profile, where everything may still be missing
 */
export function BackgroundStep({ form, required = true }: { form: ApplicationForm; required?: boolean }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "workExperiences" });
  const add = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  const removeAt = (index: number) => {
    remove(index);
    add.current?.focus();
  };
  return (
    <div className="space-y-6">
      <section className="space-y-4">
        <h3 className="text-lg">Work experience</h3>
        {fields.map((field, index) => (
          <ExperienceFields
            key={field.id}
            form={form}
            index={index}
            required={required}
            onRemove={fields.length > 1 ? () => removeAt(index) : undefined}
          />
        ))}
        <ErrorText id={errorId}>{form.formState.errors.workExperiences?.root?.message}</ErrorText>
        <Button
          ref={add}
          variant="secondary"
          icon={Plus}
          onClick={() => append(blankExperience, { focusName: `workExperiences.${fields.length}.position` })}
        >
          Add work experience
        </Button>
      </section>
      <FormField form={form} name="education" label="Highest qualification" required={required}>
        {(field) => <Select {...field} placeholder="Choose one" options={educationLevels} />}
      </FormField>
      <ControlledField
        control={form.control}
        name="skills"
        label="Key skills"
        hint="Type a skill and press Enter, for example: Cash handling"
        required={required}
      >
        {(field, control) => <TagInput {...control} value={field.value ?? []} onChange={field.onChange} />}
      </ControlledField>
    </div>
  );
}
