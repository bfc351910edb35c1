import type { InLanguages } from "#contract/core/messages.ts";
import type { FileProblem } from "#web/ui/files.ts";
import { toast } from "#web/ui/toast.ts";
import { cvRefusals, resumeRefusals } from "./resume.messages.ts";

type Refusals = Readonly<Record<FileProblem | `${FileProblem}Advice`, string>>;

interface FileRule {
  /** As on `<input type="file">`. */
  accept: string;
  refusals: InLanguages<Refusals>;
}

/** What the form's own CV field takes, and what it says of another file (specification 001, section 5). */
export const cvRule: FileRule = { accept: ".pdf,application/pdf", refusals: cvRefusals };

/** What the resume reader takes, and what it says of another file (specification 001, section 5). */
export const resumeRule: FileRule = {
  accept: [
    ".pdf",
    ".doc",
    ".docx",
    "application/pdf",
    "application/msword",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ].join(","),
  refusals: resumeRefusals,
};

/**
 * Says in a toast why a file is not taken.
 * @param refusals of a rule, in the language of the page
 * @returns the sentence that stays beside the field when the toast has gone
 */
export function refuseFile(refusals: Refusals, problem: FileProblem): string {
  const description = refusals[`${problem}Advice`];
  toast.error(refusals[problem], { description });
  return description;
}
