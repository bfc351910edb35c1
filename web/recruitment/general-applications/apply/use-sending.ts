import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { errorMessage } from "#web/lib/error-message.ts";
import { showRefusedFields } from "#web/lib/field-errors.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { forgetSubmissionKey, submissionKey } from "#web/lib/submission-key.ts";
import type { ChosenCv } from "#web/recruitment/applications/apply/cv-choice.ts";
import { toast } from "#web/ui/toast.ts";
import { generalMessages } from "../general-applications.messages.ts";
import type { GeneralFormState, GeneralValues } from "./general-values.ts";
import { sendGeneral } from "./mutations.ts";

/**
 * Sends a general application. While one attempt runs, further ones are ignored; every attempt carries the same key until
 * the server has taken it.
 * @param onSent called when it has, before the page changes
 */
export function useSending(
  form: GeneralFormState,
  { slug, name }: { slug: string; name: string },
  onSent: () => void,
) {
  const t = useMessages(generalMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const running = useRef(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  /** @returns the form's fields that the server refused; empty when it took them or failed otherwise */
  const send = async (values: GeneralValues, cv: ChosenCv | null): Promise<string[]> => {
    if (running.current) return [];
    running.current = true;
    setSending(true);
    setFailure(undefined);
    const keyName = `general-key:${slug}`;
    try {
      await sendGeneral(values, { sacco: slug, cv, key: submissionKey(keyName) });
      forgetSubmissionKey(keyName);
      onSent();
      toast.success(t.sent, { description: t.sentText({ organization: name }) });
      await navigate("/jobs/applications");
      return [];
    } catch (error) {
      const message = errorMessage(error, language);
      setFailure(message);
      toast.error(t.failed, { description: message });
      return showRefusedFields(form, error, (path) => path.replace(/^application\./, ""));
    } finally {
      running.current = false;
      setSending(false);
    }
  };
  return { send, sending, failure };
}
