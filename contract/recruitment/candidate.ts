import type { z } from "zod";
import { applicationForm } from "./applications.ts";

/**
 * What a job seeker keeps for the next application: any part of the form's personal, professional and
 * practical answers. What is there is valid; what is missing is asked for in the form.
 */
export const profileDetails = applicationForm
  .pick({
    fullName: true,
    phone: true,
    location: true,
    workExperiences: true,
    education: true,
    skills: true,
    expectedSalary: true,
    workAuthorization: true,
    willingToRelocate: true,
  })
  .partial();
export type ProfileDetails = z.infer<typeof profileDetails>;
