import { useRef, useState } from "react";
import { errorMessage } from "#web/lib/error-message.ts";
import { showRefusedFields } from "#web/lib/field-errors.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { toast } from "#web/ui/toast.ts";
import type { ApplicationForm } from "./application-values.ts";
import { submitApplication } from "./mutations.ts";
import { wizardPageMessages } from "./wizard.messages.ts";

/**
 * Finish: sends the application once everything that was typed has arrived. While one attempt runs, further ones are
 * ignored; an application that was sent already stays so, however often it is tried.
 * @param save saves what is not saved yet; answers whether the server has it
 * @param onSent called when the server has taken it
 */
export function useFinish(
  form: ApplicationForm,
  key: string,
  {
    consentVersion,
    save,
    onSent,
  }: {
    /** Of the notice that is on the screen. */
    consentVersion: string;
    save: () => Promise<boolean>;
    onSent: () => void;
  },
) {
  const t = useMessages(wizardPageMessages);
  const language = useLanguage();
  const running = useRef(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const fail = (error: unknown) => {
    toast.error(t.error, { description: t.failed });
    setFailure(errorMessage(error, language, t.failed));
  };
  /** @returns the fields that the server refused; empty when it took them or failed otherwise */
  const send = async (): Promise<string[]> => {
    if (running.current) return [];
    running.current = true;
    setSending(true);
    setFailure(undefined);
    try {
      if (!(await save())) throw new TypeError("Failed to fetch");
      await submitApplication(key, { values: form.getValues(), consentVersion });
      toast.success(t.memberCreated, { description: t.memberCreatedText });
      onSent();
      return [];
    } catch (error) {
      fail(error);
      return showRefusedFields(form, error);
    } finally {
      running.current = false;
      setSending(false);
    }
  };
  return { send, sending, failure };
}
