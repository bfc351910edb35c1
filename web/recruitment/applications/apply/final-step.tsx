import type { JobDetails } from "#contract/recruitment/job-terms.ts";
import { useMessages } from "#web/lib/language.ts";
import { Checkbox } from "#web/ui/choice.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Textarea } from "#web/ui/input.tsx";
import { kitMessages } from "#web/ui/kit.messages.ts";
import { Link } from "#web/ui/link.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import { TermsLink } from "#web/ui/terms-link.tsx";
import { answerMessages } from "../answers.messages.ts";
import { type ApplicationForm, withoutHidden } from "./application-values.ts";
import { fieldMessages } from "./apply.messages.ts";
import type { CvChoice } from "./cv-choice.ts";
import { CvField } from "./cv-field.tsx";
import { Review } from "./review.tsx";

/** Step 4: the letter, the CV, and a look at everything before it is sent. */
export function FinalStep({
  form,
  job,
  cv,
  savesAnswers,
  onEdit,
}: {
  form: ApplicationForm;
  job: JobDetails;
  cv: CvChoice;
  /** Whether the profile takes what is sent. */
  savesAnswers: boolean;
  onEdit: (step: number) => void;
}) {
  const names = useMessages(answerMessages);
  const t = useMessages(fieldMessages);
  const { newTab } = useMessages(kitMessages);
  return (
    <div className="space-y-6">
      <FormField form={form} name="coverLetter" label={names.coverLetter} hint={t.letterHint} required>
        {(field) => <Textarea {...field} rows={6} />}
      </FormField>
      <FormField form={form} name="additionalInfo" label={t.additionalInfo}>
        {(field) => <Textarea {...field} rows={3} />}
      </FormField>
      <CvField cv={cv} />
      <Review
        values={withoutHidden(form.getValues(), job.asksNoExperience)}
        cvName={cv.chosen ? (cv.chosen.resume ?? cv.chosen.file).name : null}
        questions={job.questions}
        onEdit={onEdit}
      />
      <Checkbox
        {...form.register("agreeToTerms")}
        required={false}
        aria-required
        label={
          <RichText text={t.agree} parts={{ terms: (words) => <TermsLink to="/terms">{words}</TermsLink> }} />
        }
        error={form.formState.errors.agreeToTerms?.message}
      />
      <p className="text-sm text-muted">
        <RichText
          text={t.kept({ organization: job.organization.name, months: job.keptMonths })}
          parts={{
            kept: (words) => (
              <Link
                to="/jobs/kept"
                target="_blank"
                className="font-semibold text-brand-ink underline underline-offset-2"
              >
                {words}
                <span className="sr-only"> {newTab}</span>
              </Link>
            ),
          }}
        />
      </p>
      <p className="text-sm text-muted">
        <RichText
          text={savesAnswers ? t.savesAnswers : t.savesNothing}
          parts={{
            profile: (words) => (
              <Link
                to="/jobs/profile#keep-sent"
                target="_blank"
                className="font-semibold text-brand-ink underline underline-offset-2"
              >
                {words}
                <span className="sr-only"> {newTab}</span>
              </Link>
            ),
          }}
        />
      </p>
    </div>
  );
}
