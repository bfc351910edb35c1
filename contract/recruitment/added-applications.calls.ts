import { z } from "zod";
import { defineCall, jsonText, textBoolean } from "../core/call.ts";
import { optionalPhone } from "../core/fields.ts";
import { fileErrors } from "../core/file-errors.ts";
import { maxEmail, maxText, maxUploadBytes } from "../core/limits.ts";
import { resumeMediaTypes } from "../core/media-types.ts";
import { candidateData, educationLevel } from "./applications.ts";
import { parsedResume, resumeProgress } from "./resume.ts";
import { personLimits } from "./text-limits.ts";

const { name, email, phone, location, workExperiences, skills } = candidateData.shape;

/** What HR knows of somebody whose application it enters. */
export const addedPerson = z.object({
  name,
  email,
  phone,
  location,
  workExperiences,
  /** Null where it is not known. */
  education: educationLevel.nullable(),
  skills: z.array(skills.element).max(personLimits.skills),
});
export type AddedPerson = z.output<typeof addedPerson>;

/** A candidate whom somebody that HR is about to enter may be. */
export const knownCandidate = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The address is the same, not the number alone: it is one person. */
  sameEmail: z.boolean(),
  /** Their application for the job; null if there is none. */
  applicationId: z.uuid().nullable(),
});
export type KnownCandidate = z.infer<typeof knownCandidate>;

const access = { role: "hr" } as const;

/** HR enters applications of people who gave them their details. */
export const addedApplicationCalls = {
  add: defineCall({
    method: "POST",
    path: "/api/hr/applications",
    summary: "Enter an application for somebody; they are told only where `notify` says so",
    access,
    form: {
      fields: z.object({
        jobId: z.uuid("Choose a job"),
        /** Somebody who is a candidate already; a new person without. */
        candidateId: z.uuid().optional(),
        person: jsonText(addedPerson),
        /** For colleagues; the person is not shown it. */
        note: z.string().trim().max(maxText).optional(),
        /** The person gave their details for this, or has agreed to it. */
        agreed: textBoolean,
        /** Whether they are told by mail. */
        notify: textBoolean.optional(),
      }),
      files: {
        cvFile: {
          optional: true,
          accepts: resumeMediaTypes,
          maxBytes: maxUploadBytes,
          description: "The person's CV: PDF, DOC or DOCX",
        },
      },
    },
    answer: z.object({ id: z.uuid() }),
    status: 201,
    errors: ["already_applied", "conflict", "email_unverified", "job_closed", "trial_ended", ...fileErrors],
    perMinute: 30,
  }),
  known: defineCall({
    method: "GET",
    path: "/api/hr/candidates/known",
    summary: "Candidates with an address or a number, and whether they have applied for a job",
    access,
    query: z.object({
      email: z.string().trim().max(maxEmail).optional(),
      phone: optionalPhone.optional(),
      jobId: z.uuid().optional(),
    }),
    answer: z.array(knownCandidate),
    perMinute: 120,
  }),
  readCv: defineCall({
    method: "POST",
    path: "/api/hr/cv-readings",
    summary: "Read a CV (PDF, DOC or DOCX) to enter an application from it. Nothing of it is kept",
    access,
    form: {
      fields: z.object({}),
      files: {
        resume: {
          accepts: resumeMediaTypes,
          maxBytes: maxUploadBytes,
          description: "The CV: PDF, DOC or DOCX",
        },
      },
    },
    answer: parsedResume,
    progress: resumeProgress,
    errors: [...fileErrors, "file_too_complex", "trial_ended"],
    perMinute: 20,
  }),
};
