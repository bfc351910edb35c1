import type { z } from "zod";
import type { WizardStep } from "../core/wizard.ts";
import type { applicationForm } from "./applications.ts";

/** The four steps of the form. Apart from its schema, which a page that only counts them does without. */
export const formSteps = [
  { name: "personal", fields: ["fullName", "email", "phone", "location"] },
  {
    name: "background",
    fields: ["workExperiences", "education", "skills"],
  },
  {
    name: "details",
    fields: ["expectedSalary", "availableStartDate", "workAuthorization", "answers"],
  },
  { name: "final", fields: ["coverLetter", "agreeToTerms"] },
] as const satisfies readonly WizardStep<string, keyof z.infer<typeof applicationForm>>[];
