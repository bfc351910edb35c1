import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { maxUploadBytes } from "../core/limits.ts";
import { mediaTypes, resumeMediaTypes } from "../core/media-types.ts";
import {
  cvDigests,
  cvFileChange,
  cvFileList,
  cvFilePlace,
  cvImport,
  cvImportFile,
  cvImportFinish,
  cvImportLook,
  finishedCvImport,
  maxCvArchiveBytes,
  newCvImport,
  openCvImportList,
  uploadedCv,
} from "./cv-imports.ts";

const access = { role: "hr" } as const;
const params = z.object({ id: z.uuid() });

/** Which file of which import. */
export const cvFilePath = z.object({ id: z.uuid(), fileId: z.uuid() });

/** Candidates from a folder of CVs: uploaded one by one, read in the background, corrected, imported as a whole. */
export const cvImportCalls = {
  open: defineCall({
    method: "POST",
    path: "/api/hr/cv-imports",
    summary: "Begin an import of CVs; one of the same person that has no files yet is gone on with",
    access,
    body: newCvImport,
    answer: cvImport,
    status: 201,
    errors: ["conflict", "trial_ended"],
  }),
  list: defineCall({
    method: "GET",
    path: "/api/hr/cv-imports",
    summary: "The imports of CVs that nobody has finished, newest first",
    access,
    query: openCvImportList.query,
    answer: z.array(cvImport),
    paged: true,
  }),
  get: defineCall({
    method: "GET",
    path: "/api/hr/cv-imports/:id",
    summary:
      "How far an import of CVs is, and a page of its files: what was read, what is missing, who is known already",
    access,
    params,
    query: cvFileList.query,
    answer: cvImportLook,
  }),
  digests: defineCall({
    method: "GET",
    path: "/api/hr/cv-imports/:id/digests",
    summary: "The SHA-256 of each file that an import of CVs has: what need not be uploaded again",
    access,
    params,
    answer: cvDigests,
  }),
  addCv: defineCall({
    method: "POST",
    path: "/api/hr/cv-imports/:id/files",
    summary:
      "Add a CV to an import; it is read in the background. One that is no CV is listed with the reason",
    access,
    params,
    form: {
      fields: cvFilePlace,
      files: { file: { accepts: resumeMediaTypes, maxBytes: maxUploadBytes, description: "One CV." } },
    },
    answer: uploadedCv,
    status: 201,
    errors: ["conflict", "file_too_large", "unavailable", "trial_ended"],
    perMinute: 300,
  }),
  addArchive: defineCall({
    method: "POST",
    path: "/api/hr/cv-imports/:id/archives",
    summary: "Add an archive of CVs to an import; it is unpacked in the background",
    access,
    params,
    form: {
      fields: cvFilePlace,
      files: {
        file: {
          accepts: [mediaTypes.zip],
          maxBytes: maxCvArchiveBytes,
          description: "A ZIP with CVs in it, in folders or not; archives inside it are not opened.",
        },
      },
    },
    answer: uploadedCv,
    status: 201,
    errors: [
      "conflict",
      "file_type",
      "file_empty",
      "file_too_large",
      "file_damaged",
      "file_bomb",
      "unavailable",
      "trial_ended",
    ],
    perMinute: 20,
  }),
  change: defineCall({
    method: "PATCH",
    path: "/api/hr/cv-imports/:id/files/:fileId",
    summary: "Correct what was read from a CV, or leave it out of the import",
    access,
    params: cvFilePath,
    body: cvFileChange,
    answer: cvImportFile,
    errors: ["stale", "trial_ended"],
  }),
  cv: defineCall({
    method: "GET",
    path: "/api/hr/cv-imports/:id/files/:fileId/cv",
    summary: "The file itself; every view is in the audit trail",
    access,
    params: cvFilePath,
    answer: z.string(),
    download: resumeMediaTypes,
  }),
  finish: defineCall({
    method: "POST",
    path: "/api/hr/cv-imports/:id/finish",
    summary: "Make candidates of the CVs that are ready, all or none, and delete the others",
    access,
    params,
    body: cvImportFinish,
    answer: finishedCvImport,
    errors: ["conflict", "trial_ended"],
  }),
  cancel: defineCall({
    method: "DELETE",
    path: "/api/hr/cv-imports/:id",
    summary: "Give up an import of CVs; its files are deleted",
    access,
    params,
    answer: z.void(),
    errors: ["trial_ended"],
  }),
};
