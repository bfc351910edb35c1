import { useRef, useState } from "react";
import { errorMessage } from "#web/lib/error-message.ts";
import { showRefusedFields } from "#web/lib/field-errors.ts";
import { useLanguage } from "#web/lib/language.ts";
import { toast } from "#web/ui/toast.ts";
import { type JobFormControl, type JobValues, toJobForm } from "../form/job-values.ts";
import { askForApproval } from "../mutations.ts";

/**
 * Asks the owner to approve the wizard's job.
 * @param save keeps what is typed first: the draft is what is gone on with if the job is sent back
 * @param onAsked called when the owner has been asked
 */
export function useAsking(
  form: JobFormControl,
  draftId: string,
  { save, onAsked }: { save: () => Promise<unknown>; onAsked: () => void },
) {
  const language = useLanguage();
  const [state, setState] = useState<"writing" | "asking" | "asked">("writing");
  const running = useRef(false);

  /** @returns the form's fields that the server refused */
  const ask = async (values: JobValues): Promise<string[]> => {
    if (running.current) return [];
    running.current = true;
    setState("asking");
    try {
      await save();
      await askForApproval(toJobForm(values), draftId);
      onAsked();
      setState("asked");
      return [];
    } catch (error) {
      setState("writing");
      toast.error("Approval was not asked for", { description: errorMessage(error, language) });
      return showRefusedFields(form, error);
    } finally {
      running.current = false;
    }
  };
  return { state, ask };
}
