import { Checkbox } from "#web/ui/choice.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Textarea } from "#web/ui/input.tsx";
import type { ApplicationForm } from "./application-values.ts";
import type { CvChoice } from "./cv-choice.ts";
import { CvField } from "./cv-field.tsx";
import { Review } from "./review.tsx";

/** Step 4: the letter, the CV, and a look at everything before it is sent. */
export function FinalStep({
  form,
  cv,
  onEdit,
}: {
  form: ApplicationForm;
  cv: CvChoice;
  onEdit: (step: number) => void;
}) {
  return (
    <div className="space-y-6">
      <FormField
        form={form}
        name="coverLetter"
        label="Cover letter"
        hint="Why this position, and why you? At least 50 characters."
        required
      >
        {(field) => <Textarea {...field} rows={6} />}
      </FormField>
      <FormField form={form} name="additionalInfo" label="Additional information (optional)">
        {(field) => <Textarea {...field} rows={3} />}
      </FormField>
      <CvField cv={cv} />
      <Review
        values={form.getValues()}
        cvName={cv.chosen ? (cv.chosen.resume ?? cv.chosen.file).name : null}
        onEdit={onEdit}
      />
      <Checkbox
        {...form.register("agreeToTerms")}
        required={false}
        aria-required
        label="I agree to the terms and conditions, and what I have entered is true"
        error={form.formState.errors.agreeToTerms?.message}
      />
    </div>
  );
}
