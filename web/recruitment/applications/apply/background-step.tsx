import { Plus } from "lucide-react";
import { useId, useRef } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { useMessages } from "#web/lib/language.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import { ErrorText } from "#web/ui/field.tsx";
import { useNewRow } from "#web/ui/new-row.ts";
import { answerMessages } from "../answers.messages.ts";
import { type ApplicationForm, blankExperience } from "./application-values.ts";
import { fieldMessages } from "./apply.messages.ts";
import { ExperienceFields } from "./experience-fields.tsx";
import { QualificationFields } from "./qualification-fields.tsx";

/**
 * Step 2: work, education and skills.
 * @param required false in the profile, where everything may still be missing
 * @param ofAnother HR enters what somebody else did, and need not know all of it
 */
export function BackgroundStep({
  form,
  required = true,
  asksNoExperience = false,
  ofAnother = false,
}: {
  form: ApplicationForm;
  required?: boolean;
  /** The job asks for no experience. */
  asksNoExperience?: boolean;
  ofAnother?: boolean;
}) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "workExperiences" });
  const none = useWatch({ control: form.control, name: "noWorkExperience" }) ?? false;
  const noneBox = form.register("noWorkExperience", {
    onChange: () => form.clearErrors("workExperiences"),
  });
  const names = useMessages(answerMessages);
  const t = useMessages(fieldMessages);
  const begin = useNewRow(form, "workExperiences");
  const add = useRef<HTMLButtonElement>(null);
  const wrong = form.formState.errors.workExperiences;
  const errorId = useId();
  const removeAt = (index: number) => {
    remove(index);
    add.current?.focus();
  };
  return (
    <div className="space-y-6">
      <section className="space-y-4">
        <div>
          <h3 className="text-lg">{names.workExperience}</h3>
          {asksNoExperience && <p className="mt-1 text-sm text-muted">{t.asksForNone}</p>}
          {!ofAnother && <Checkbox {...noneBox} label={t.noneYet} />}
        </div>
        {!none &&
          fields.map((field, index) => (
            <ExperienceFields
              key={field.id}
              form={form}
              index={index}
              required={required && !asksNoExperience}
              ofAnother={ofAnother}
              onRemove={fields.length > 1 ? () => removeAt(index) : undefined}
            />
          ))}
        <ErrorText id={errorId}>{wrong?.root?.message ?? wrong?.message}</ErrorText>
        {!none && (
          <Button
            ref={add}
            variant="secondary"
            icon={Plus}
            onClick={() => {
              begin(fields.length);
              append(blankExperience, { focusName: `workExperiences.${fields.length}.position` });
            }}
          >
            {t.addExperience}
          </Button>
        )}
      </section>
      <QualificationFields form={form} required={required} />
    </div>
  );
}
