import type { Job } from "#contract/recruitment/jobs.ts";
import { Checkbox } from "#web/ui/choice.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Textarea } from "#web/ui/input.tsx";
import { Link } from "#web/ui/link.tsx";
import { TermsLink } from "#web/ui/terms-link.tsx";
import { type ApplicationForm, withoutHidden } from "./application-values.ts";
import type { CvChoice } from "./cv-choice.ts";
import { CvField } from "./cv-field.tsx";
import { Review } from "./review.tsx";

/** Step 4: the letter, the CV, and a look at everything before it is sent. */
export function FinalStep({
  form,
  job,
  cv,
  keepsSent,
  onEdit,
}: {
  form: ApplicationForm;
  job: Job;
  cv: CvChoice;
  /** Whether the profile takes what is sent. */
  keepsSent: boolean;
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
        values={withoutHidden(form.getValues(), job.asksNoExperience)}
        cvName={cv.chosen ? (cv.chosen.resume ?? cv.chosen.file).name : null}
        onEdit={onEdit}
      />
      <Checkbox
        {...form.register("agreeToTerms")}
        required={false}
        aria-required
        label={
          <>
            I agree to the <TermsLink to="/terms">terms and conditions</TermsLink>, and what I have entered is
            true
          </>
        }
        error={form.formState.errors.agreeToTerms?.message}
      />
      <p className="text-sm text-muted">
        {keepsSent
          ? "Your details are kept in your profile, so that your next application starts with them: everything but the letter and the additional information. You can switch that off in "
          : "Your profile stays as it is, as you chose. You can change that in "}
        <Link
          to="/jobs/profile#keep-sent"
          target="_blank"
          className="font-semibold text-brand-ink underline underline-offset-2"
        >
          your profile<span className="sr-only"> (opens in a new tab)</span>
        </Link>
        .
      </p>
    </div>
  );
}
