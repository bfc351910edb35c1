import type { z } from "zod";
import type { WizardStep } from "../core/wizard.ts";
import type { generalForm } from "./general-applications.ts";

/** The two steps of a general application: what is looked for, and who looks. */
export const generalSteps = [
  { name: "wishes", fields: ["departments", "types", "words"] },
  { name: "about", fields: ["fullName", "email", "phone", "location", "education", "skills", "agree"] },
] as const satisfies readonly WizardStep<string, keyof z.infer<typeof generalForm>>[];
