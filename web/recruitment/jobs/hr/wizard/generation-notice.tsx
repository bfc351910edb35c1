import type { GeneratedJob } from "#contract/recruitment/job-generation.ts";
import { Alert } from "#web/ui/alert.tsx";

/** Above the edit form: who wrote the text. Nothing while it is a person's own. */
export function GenerationNotice({ written }: { written: GeneratedJob | null }) {
  if (!written) return null;
  return (
    <Alert title="Read it before you publish" className="mb-5">
      {written.note}
    </Alert>
  );
}
