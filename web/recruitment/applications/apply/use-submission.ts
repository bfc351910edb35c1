import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { CodedError } from "#contract/core/errors.ts";
import { showRefusedFields } from "#web/lib/field-errors.ts";
import { useMessages } from "#web/lib/language.ts";
import { forgetSubmissionKey, submissionKey } from "#web/lib/submission-key.ts";
import { toast } from "#web/ui/toast.ts";
import type { ApplicationForm, ApplicationValues } from "./application-values.ts";
import { submissionMessages } from "./apply.messages.ts";
import type { ChosenCv } from "./cv-choice.ts";
import { formFieldOf } from "./form-field-of.ts";
import { submitApplication } from "./mutations.ts";

export interface SubmissionFailure {
  message: string;
  /** The job takes no applications any more. */
  closed: boolean;
  /** There is an application for this job already. */
  applied: boolean;
  /** The session ended meanwhile: signing in again in another tab keeps what was typed. */
  signIn: boolean;
}

/**
 * Sends an application. While one attempt runs, further ones are ignored; every attempt carries the same key
 * until the server has taken the application.
 * @param onSent called when it has, before the page changes
 */
export function useSubmission(form: ApplicationForm, jobId: string, onSent: () => void) {
  const t = useMessages(submissionMessages);
  const navigate = useNavigate();
  const running = useRef(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<SubmissionFailure>();

  /** @returns the form's fields that the server refused; empty when it took them or failed otherwise */
  const send = async (values: ApplicationValues, cv: ChosenCv | null): Promise<string[]> => {
    if (running.current) return [];
    running.current = true;
    setSending(true);
    setFailure(undefined);
    const name = `application-key:${jobId}`;
    try {
      await submitApplication(values, { jobId, cv, key: submissionKey(name) });
      forgetSubmissionKey(name);
      onSent();
      toast.success(t.submitted, { description: t.submittedText });
      await navigate("/jobs/applications");
      return [];
    } catch (error) {
      const coded = error instanceof CodedError ? error : undefined;
      const message = coded?.message ?? t.failedText;
      setFailure({
        message,
        closed: coded?.code === "job_closed",
        applied: coded?.code === "already_applied",
        signIn: coded?.code === "unauthenticated",
      });
      toast.error(t.failed, { description: message });
      return showRefusedFields(form, error, formFieldOf);
    } finally {
      running.current = false;
      setSending(false);
    }
  };
  return { send, sending, failure };
}
