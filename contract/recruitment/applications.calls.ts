import { z } from "zod";
import { defineCall, jsonText, textBoolean } from "../core/call.ts";
import { fileErrors } from "../core/file-errors.ts";
import { maxLine, maxText, maxUploadBytes } from "../core/limits.ts";
import { resumeMediaTypes } from "../core/media-types.ts";
import {
  candidateData,
  coverLetter,
  myApplication,
  myApplicationList,
  myApplicationStatistics,
  workAuthorization,
} from "./applications.ts";
import { questionAnswers } from "./job-questions.ts";
import { ownMatch } from "./match-weights.ts";
import { parsedResume, resumeProgress } from "./resume.ts";

export const applicationCalls = {
  create: defineCall({
    method: "POST",
    path: "/api/applications",
    summary:
      "Apply for a job. A repeated submission with the same Idempotency-Key header answers the application that the first one made",
    access: "candidate",
    headers: z.object({
      /** The same for every attempt at one submission. */
      "idempotency-key": z
        .string()
        .regex(/^[\w-]{8,100}$/, "Idempotency-Key must be 8 to 100 letters, digits or hyphens.")
        .optional(),
    }),
    form: {
      fields: z.object({
        jobId: z.uuid(),
        candidateData: jsonText(candidateData),
        coverLetter,
        additionalInfo: z.string().trim().max(maxText).optional(),
        workAuthorization,
        willingToRelocate: textBoolean,
        hasBackground: textBoolean,
        /** Whether the applicant works at the SACCO; nobody has to say. */
        worksHere: textBoolean.optional(),
        /** To the job's own questions. */
        answers: jsonText(questionAnswers).optional(),
        /** One of the applicant's kept CVs, instead of a file. */
        resumeId: z.uuid().optional(),
        /** What the address that led to the form named as its source. */
        source: z.string().trim().max(maxLine).optional(),
      }),
      files: {
        cvFile: {
          optional: true,
          accepts: resumeMediaTypes,
          maxBytes: maxUploadBytes,
          description: "The CV: PDF, DOC or DOCX",
        },
      },
    },
    answer: myApplication,
    status: 201,
    errors: ["already_applied", "job_closed", ...fileErrors],
    perMinute: 30,
  }),
  mine: defineCall({
    method: "GET",
    path: "/api/applications/my",
    summary: "The signed-in candidate's applications, newest first",
    access: "candidate",
    query: myApplicationList.query.extend({ jobId: z.uuid().optional() }),
    answer: z.array(myApplication),
    paged: true,
  }),
  match: defineCall({
    method: "GET",
    path: "/api/applications/my/:id/match",
    summary: "How an application of the signed-in candidate matches its job, in words",
    access: "candidate",
    params: z.object({ id: z.uuid() }),
    answer: ownMatch,
  }),
  statistics: defineCall({
    method: "GET",
    path: "/api/candidate/statistics",
    summary: "How many applications the signed-in candidate has, and how many interviews are ahead",
    access: "candidate",
    answer: myApplicationStatistics,
  }),
};

export const resumeCalls = {
  parse: defineCall({
    method: "POST",
    path: "/api/parse-resume",
    summary: "Read a CV (PDF, DOC or DOCX). Nothing of it is kept unless `keep` is true",
    access: "candidate",
    form: {
      fields: z.object({ keep: textBoolean.optional() }),
      files: {
        resume: {
          accepts: resumeMediaTypes,
          maxBytes: maxUploadBytes,
          description: "The CV: PDF, DOC or DOCX",
        },
      },
    },
    /** `resumeId` names the kept CV; null when it was only read. */
    answer: parsedResume.extend({ resumeId: z.uuid().nullable() }),
    progress: resumeProgress,
    errors: ["conflict", ...fileErrors, "file_too_complex"],
    perMinute: 20,
  }),
};
