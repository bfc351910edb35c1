import { z } from "zod";
import { says, textOf } from "../core/messages.ts";
import { applicationForm, workExperience } from "./applications.ts";
import { erasureMessages } from "./candidate.messages.ts";
import { employmentTypes, job } from "./jobs.ts";
import { parsedResume } from "./resume.ts";

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
    noWorkExperience: true,
    education: true,
    skills: true,
    expectedSalary: true,
    workAuthorization: true,
    willingToRelocate: true,
  })
  .partial();
export type ProfileDetails = z.infer<typeof profileDetails>;

/** The jobs that a person would rather have. They order recommendations and exclude nothing. */
export const jobPreferences = z.object({
  departments: z.array(z.string().trim().min(1).max(100)).max(20),
  locations: z.array(z.string().trim().min(1).max(100)).max(20),
  types: z.array(z.enum(employmentTypes)).max(employmentTypes.length),
});
export type JobPreferences = z.infer<typeof jobPreferences>;

/** Whether the person lets us choose jobs from what we know of them, and since when they have said so. */
export const recommendationConsent = z.object({ given: z.boolean(), at: z.iso.datetime().nullable() });

export const candidateProfile = z.object({
  /** What was kept before names and phones were checked and the whole had a limit is still shown to its owner. */
  details: profileDetails.extend({
    fullName: z.string().optional(),
    phone: z.string().optional(),
    workExperiences: z.array(workExperience).optional(),
  }),
  preferences: jobPreferences,
  recommendations: recommendationConsent,
  /** Whether an application saves its answers here for the next one. */
  savesAnswers: z.boolean(),
  /** Null until something was kept. */
  updatedAt: z.iso.datetime().nullable(),
});
export type CandidateProfile = z.infer<typeof candidateProfile>;

export const profileInput = z.object({
  details: profileDetails,
  preferences: jobPreferences,
  recommendations: z.boolean(),
  /** Left out, it stays as it is. */
  savesAnswers: z.boolean().optional(),
});

/** CVs that one person may keep. */
export const maxKeptResumes = 10;

/** A CV that a person keeps, with what was read in it and what they corrected. */
export const keptResume = z.object({
  id: z.uuid(),
  name: z.string(),
  contentType: z.string(),
  bytes: z.number().int(),
  uploadedAt: z.iso.datetime(),
  /** Offered first; the latest until another one is chosen. */
  isDefault: z.boolean(),
  reading: parsedResume,
});
export type KeptResume = z.infer<typeof keptResume>;

/** Jobs shown to a person as recommended (specification 001, section 9). */
export const recommendedJobs = 3;

export const recommendations = z.object({
  /** `profile`: chosen by match; `newest`: nothing to choose by is known, or the person does not want it. */
  basis: z.enum(["profile", "newest"]),
  jobs: z.array(
    z.object({
      job,
      /** What speaks for the job, in the job's own words: `Loan appraisal`, `CPA`. Empty among the newest. */
      matches: z.array(z.string()),
      /** Whole percent, 0-100; null among the newest. */
      score: z.number().int().nullable(),
    }),
  ),
});
export type Recommendations = z.infer<typeof recommendations>;

export const erasureInput = z.object({
  password: z
    .string()
    .min(1, says(textOf(erasureMessages, (t) => t.password)))
    .max(128),
});

/** What an erasure did. */
export const erasureAnswer = z.object({
  /** Applications from which everything personal was removed. */
  erasedApplications: z.number().int(),
  /** Applications that led to employment: the SACCO has to keep them as the employer's record. */
  retained: z.array(z.object({ organization: z.string(), jobTitle: z.string(), reason: z.string() })),
});
export type ErasureAnswer = z.infer<typeof erasureAnswer>;
