import { useRef, useState } from "react";
import type { PublishingPhase } from "#contract/recruitment/hr-jobs.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { showRefusedFields } from "#web/lib/field-errors.ts";
import { useLanguage } from "#web/lib/language.ts";
import { toast } from "#web/ui/toast.ts";
import { type JobFormControl, type JobValues, toJobForm } from "../form/job-values.ts";
import { publishJob } from "../mutations.ts";
import type { Publishing } from "./publishing-dialog.tsx";

/**
 * Publishes the wizard's job and shows the phases as the server reports them.
 * @param onPublished called when it is on the board
 */
export function usePublishing(form: JobFormControl, draftId: string, onPublished: () => void) {
  const language = useLanguage();
  const [publishing, setPublishing] = useState<Publishing | null>(null);
  const running = useRef(false);

  /** @returns the form's fields that the server refused */
  const publish = async (values: JobValues): Promise<string[]> => {
    if (running.current) return [];
    running.current = true;
    let phase: PublishingPhase = "validating";
    setPublishing({ at: phase });
    const onPhase = (next: PublishingPhase) => {
      phase = next;
      setPublishing({ at: next });
    };
    try {
      const { slug } = await publishJob(toJobForm(values), { draftId, onPhase });
      onPublished();
      setPublishing({ at: "complete", slug });
      return [];
    } catch (error) {
      const message = errorMessage(error, language);
      setPublishing({ at: "error", phase, message });
      toast.error("Creation Failed", { description: message });
      return showRefusedFields(form, error);
    } finally {
      running.current = false;
    }
  };
  return { publishing, publish, close: () => setPublishing(null) };
}
