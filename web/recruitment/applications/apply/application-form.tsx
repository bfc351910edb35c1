import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import type { Job } from "#contract/recruitment/jobs.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { useFocusInvalid } from "#web/ui/focus-invalid.ts";
import { Stepper } from "#web/ui/stepper.tsx";
import type { ApplicationForm as Form } from "./application-values.ts";
import { BackgroundStep } from "./background-step.tsx";
import type { CvChoice } from "./cv-choice.ts";
import { DetailsStep } from "./details-step.tsx";
import type { DraftState } from "./draft-saver.ts";
import { DraftStatus } from "./draft-status.tsx";
import { FinalStep } from "./final-step.tsx";
import { PersonalStep } from "./personal-step.tsx";
import { fieldsOfStep, lastStep, stepOfFields, stepTitles } from "./steps.ts";
import { SubmissionAlert } from "./submission-alert.tsx";
import type { StepState } from "./use-step.ts";
import { useSubmission } from "./use-submission.ts";

/** The four steps of an application, from Personal Information to Submit. */
export function ApplicationForm({
  form,
  job,
  keepsSent,
  cv,
  checks,
  steps,
  draft,
  open,
  onSent,
}: {
  form: Form;
  job: Job;
  /** Whether the profile takes what is sent. */
  keepsSent: boolean;
  cv: CvChoice;
  /** What to look at after the form was filled from a CV; null when it was not. */
  checks: readonly string[] | null;
  steps: StepState;
  draft: DraftState;
  /** Whether the position still takes applications, as far as is known. */
  open: boolean;
  /** Called when the server has taken the application. */
  onSent: () => void;
}) {
  const { step, setStep, goTo, arrived } = steps;
  const container = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [refusals, setRefusals] = useState(0);
  const { send, sending, failure } = useSubmission(form, job.id, onSent);
  useFocusInvalid(container, refusals);
  useEffect(() => {
    if (arrived.current === step) heading.current?.focus();
    arrived.current = null;
  }, [arrived, step]);

  const refuse = (fields: readonly string[]) => {
    setStep(stepOfFields(fields));
    setRefusals((count) => count + 1);
  };
  const next = async () => {
    const fields = fieldsOfStep(step);
    if (await form.trigger(fields)) goTo(step + 1);
    else refuse(fields);
  };
  const submit = form.handleSubmit(
    async (values) => {
      const refused = await send(values, cv.chosen);
      if (refused.length > 0) refuse(refused.map((field) => field.split(".")[0] ?? field));
    },
    (errors) => refuse(Object.keys(errors)),
  );
  const advance = (event: FormEvent) => {
    event.preventDefault();
    void (step < lastStep ? next() : submit());
  };
  return (
    <form ref={container} noValidate onSubmit={advance} className="space-y-6">
      <Stepper steps={stepTitles} current={step} />
      {checks && step <= 2 && <CheckAlert checks={checks} />}
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-2xl outline-none">
        {stepTitles[step - 1]}
      </h2>
      {step === 1 && <PersonalStep form={form} />}
      {step === 2 && <BackgroundStep form={form} asksNoExperience={job.asksNoExperience} />}
      {step === 3 && <DetailsStep form={form} />}
      {step === lastStep && <FinalStep form={form} job={job} cv={cv} keepsSent={keepsSent} onEdit={goTo} />}
      {failure && step === lastStep && <SubmissionAlert failure={failure} jobId={job.id} />}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
        <Button variant="secondary" disabled={step === 1 || sending} onClick={() => goTo(step - 1)}>
          Previous
        </Button>
        <span className="order-last w-full sm:order-none sm:w-auto sm:grow sm:text-right">
          <DraftStatus state={draft} open={open} />
        </span>
        <Button type="submit" loading={sending} onClick={ignoreRepeat}>
          {step < lastStep ? "Next" : "Submit"}
        </Button>
      </div>
    </form>
  );
}

/** The second press of a double click, which would skip a step unseen or send twice. */
function ignoreRepeat(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

function CheckAlert({ checks }: { checks: readonly string[] }) {
  return (
    <Alert tone={checks.length > 0 ? "warning" : "info"} title="Filled in from your CV">
      <p>Please look at every step before you submit. Nothing has been sent.</p>
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
