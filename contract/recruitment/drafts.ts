import { z } from "zod";
import { maxLine, maxText } from "../core/limits.ts";

const line = z.string().max(maxLine);
const text = z.string().max(maxText);

/**
 * The application form as it stands while it is being filled in: the fields of `applicationForm`, each as
 * typed so far, none of them checked yet beyond its size.
 */
export const draftValues = z
  .object({
    fullName: line,
    email: line,
    phone: line,
    location: line,
    workExperiences: z
      .array(
        z.object({
          company: line,
          position: line,
          startDate: line,
          endDate: line.optional(),
          current: z.boolean(),
          description: text,
        }),
      )
      .max(30),
    education: line,
    skills: z.array(z.string().max(80)).max(60),
    expectedSalary: line,
    availableStartDate: line,
    workAuthorization: line,
    coverLetter: text,
    additionalInfo: text,
    willingToRelocate: z.boolean(),
    hasBackground: z.boolean(),
  })
  .partial();
export type DraftValues = z.infer<typeof draftValues>;
