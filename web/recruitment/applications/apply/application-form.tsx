import type { ReactNode } from "react";
import { formSteps } from "#contract/recruitment/form-steps.ts";
import type { JobDetails } from "#contract/recruitment/job-terms.ts";
import { useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import type { StepState } from "#web/ui/wizard/use-step.ts";
import { Wizard } from "#web/ui/wizard/wizard.tsx";
import type { ApplicationForm as Form } from "./application-values.ts";
import { applyMessages, stepTitles } from "./apply.messages.ts";
import { BackgroundStep } from "./background-step.tsx";
import type { CvChoice } from "./cv-choice.ts";
import { DetailsStep } from "./details-step.tsx";
import { FinalStep } from "./final-step.tsx";
import { PersonalStep } from "./personal-step.tsx";
import { SubmissionAlert } from "./submission-alert.tsx";
import { useSubmission } from "./use-submission.ts";

/** The four steps of an application, from Personal Information to Submit. */
export function ApplicationForm({
  form,
  job,
  savesAnswers,
  cv,
  checks,
  steps,
  status,
  onSent,
}: {
  form: Form;
  job: JobDetails;
  /** Whether the profile takes what is sent. */
  savesAnswers: boolean;
  cv: CvChoice;
  /** What to look at after the form was filled from a CV; null when it was not. */
  checks: readonly string[] | null;
  steps: StepState;
  /** Whether it is saved. */
  status: ReactNode;
  /** Called when the server has taken the application. */
  onSent: () => void;
}) {
  const { send, sending, failure } = useSubmission(form, job.id, onSent);
  return (
    <Wizard
      form={form}
      steps={formSteps}
      titles={useMessages(stepTitles)}
      at={steps}
      panels={{
        personal: <PersonalStep form={form} />,
        background: <BackgroundStep form={form} asksNoExperience={job.asksNoExperience} />,
        details: <DetailsStep form={form} job={job} />,
        final: <FinalStep form={form} job={job} cv={cv} savesAnswers={savesAnswers} onEdit={steps.goTo} />,
      }}
      notice={checks && steps.step <= 2 && <CheckAlert checks={checks} />}
      failure={failure && <SubmissionAlert failure={failure} jobId={job.id} />}
      status={status}
      sending={sending}
      onSubmit={(values) => send(values, cv.chosen)}
    />
  );
}

function CheckAlert({ checks }: { checks: readonly string[] }) {
  const t = useMessages(applyMessages);
  return (
    <Alert tone={checks.length > 0 ? "warning" : "info"} title={t.filledIn}>
      <p>{t.lookAtSteps}</p>
      {checks.length > 0 && (
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {checks.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
