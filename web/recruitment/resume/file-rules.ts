import { errorMessages } from "#contract/core/errors.messages.ts";
import type { FileProblem } from "#web/ui/files.ts";

interface Refusal {
  title: string;
  description: string;
}

const empty: Refusal = { title: "Empty file", description: errorMessages.en.file_empty };

/** What the form's own CV field takes, and what it says of another file (specification 001, section 5). */
export const cvRule = {
  accept: ".pdf,application/pdf",
  refusals: {
    type: { title: "Invalid file type", description: "Please upload a PDF file." },
    size: { title: "File too large", description: "Please upload a file smaller than 5MB." },
    empty,
  } satisfies Record<FileProblem, Refusal>,
};

/** What the resume reader takes, and what it says of another file (specification 001, section 5). */
export const resumeRule = {
  accept: [
    ".pdf",
    ".doc",
    ".docx",
    "application/pdf",
    "application/msword",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ].join(","),
  refusals: {
    type: { title: "Invalid File Type", description: "Please upload a PDF or Word document." },
    size: { title: "File Too Large", description: "File size must be less than 5MB." },
    empty,
  } satisfies Record<FileProblem, Refusal>,
};
