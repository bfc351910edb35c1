import type { JobWritingProgress } from "#contract/recruitment/job-generation.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { useLanguage } from "#web/lib/language.ts";
import { toast } from "#web/ui/toast.ts";
import { useWork } from "#web/ui/work/use-work.ts";
import type { JobFormControl, JobInput } from "../form/job-values.ts";
import { generateJob } from "../mutations.ts";

export type Generation = ReturnType<typeof useGeneration>;

/** Has the text written for the title that is chosen, and puts it into the form. */
export function useGeneration(form: JobFormControl) {
  const language = useLanguage();
  const { start, stop, running, work, progress } = useWork<JobWritingProgress>();

  /** @returns whether there is a text now */
  const generate = async (): Promise<boolean> => {
    const before = form.getValues();
    const { title: prompt, additionalRequirements: requirements } = before;
    try {
      const answer = await start(0, (options) => generateJob({ prompt, requirements }, options));
      if (!answer) return false;
      const { language: _, ...job } = answer.job;
      form.reset({ ...before, ...job, generationNote: answer.note }, { keepDefaultValues: true });
      toast.success("Job Generated Successfully", {
        ...(hasText(before) && {
          description: "It took the place of what was there.",
          action: { label: "Undo", onClick: () => undo(before) },
        }),
      });
      return true;
    } catch (error) {
      toast.error("Generation Failed", { description: errorMessage(error, language) });
      return false;
    }
  };
  const undo = (before: JobInput) => form.reset(before, { keepDefaultValues: true });
  const told = work?.doing === "working" ? work.progress : null;
  return { running, progress, soFar: told?.description ?? "", generate, stop };
}

/** Whether something stands where the generation writes. */
const hasText = ({ description, requirements, responsibilities }: JobInput): boolean =>
  description !== "" || requirements.length > 0 || responsibilities.length > 0;
