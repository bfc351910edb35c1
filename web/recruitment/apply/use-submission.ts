import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { CodedError } from "#contract/core/errors.ts";
import { api } from "#web/lib/api.ts";
import { toast } from "#web/ui/toast.ts";
import {
  type ApplicationForm,
  type ApplicationInput,
  type ApplicationValues,
  toSubmission,
} from "./application-values.ts";
import type { ChosenCv } from "./cv-choice.ts";
import { formFieldOf } from "./steps.ts";
import { forgetSubmissionKey, submissionKey } from "./submission-key.ts";

export interface SubmissionFailure {
  message: string;
  /** The position takes no applications any more. */
  closed: boolean;
  /** The session ended meanwhile: signing in again in another tab keeps what was typed. */
  signIn: boolean;
}

/**
 * Sends an application. While one attempt runs, further ones are ignored; every attempt carries the same key
 * until the server has taken the application.
 * @param onSent called when it has, before the page changes
 */
export function useSubmission(form: ApplicationForm, jobId: string, onSent: () => void) {
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
    try {
      await api.applications.create({
        form: toSubmission(values, jobId, cv?.resume?.id ?? null),
        files: { cvFile: cv && !cv.resume ? cv.file : undefined },
        headers: { "idempotency-key": submissionKey(jobId) },
      });
      forgetSubmissionKey(jobId);
      onSent();
      toast.success("Application Submitted Successfully", {
        description: "Thank you for your application. We'll review it and get back to you soon.",
      });
      await navigate("/jobs/applications");
      return [];
    } catch (error) {
      const coded = error instanceof CodedError ? error : undefined;
      const message = coded?.message ?? "Failed to submit application";
      setFailure({
        message,
        closed: coded?.code === "job_closed",
        signIn: coded?.code === "unauthenticated",
      });
      toast.error("Submission Failed", { description: message });
      return showFields(form, coded?.fields ?? {});
    } finally {
      running.current = false;
      setSending(false);
    }
  };
  return { send, sending, failure };
}

/** Puts the server's messages at their fields. @returns those fields */
function showFields(form: ApplicationForm, messages: Record<string, string>): string[] {
  return Object.entries(messages).map(([path, message]) => {
    const field = formFieldOf(path);
    form.setError(field as keyof ApplicationInput, { type: "server", message });
    return field;
  });
}
