import { z } from "zod";
import type { Role } from "./access.ts";
import { defineCall } from "./call.ts";
import {
  importCheck,
  importColumns,
  importList,
  importMapping,
  importMediaTypes,
  importStart,
  importSummary,
} from "./import.ts";
import { maxUploadBytes } from "./limits.ts";
import { mediaTypes } from "./media-types.ts";

/** What comes with the file: nothing yet. */
export const importUpload = z.object({});

export const importPath = z.object({ id: z.uuid() });

/**
 * The calls of one kind of import, in the order in which a person makes them.
 * @param path below which they are: `/api/hr/candidate-imports`
 * @param what is imported, in the plural
 * @param maxBytes of a file
 */
export function importCalls(
  path: `/${string}`,
  access: { role: Role },
  what: string,
  maxBytes = maxUploadBytes,
) {
  const one = { access, params: importPath } as const;
  const file = ["file_encrypted", "file_damaged", "file_too_complex", "unavailable"] as const;
  return {
    template: defineCall({
      method: "GET",
      path: `${path}/template`,
      summary: `A CSV file with the headings that an import of ${what} knows`,
      access,
      answer: z.unknown(),
      download: [mediaTypes.csv],
    }),
    upload: defineCall({
      method: "POST",
      path,
      summary: `Upload a file of ${what}; nothing is imported yet`,
      access,
      form: {
        fields: importUpload,
        files: {
          file: {
            accepts: importMediaTypes,
            maxBytes,
            description: "CSV, or XLSX of which the first sheet is read; the first row holds the headings.",
          },
        },
      },
      answer: importSummary,
      status: 201,
      perMinute: 10,
      errors: [...file, "file_type", "file_empty", "file_too_large", "file_bomb"],
    }),
    list: defineCall({
      method: "GET",
      path,
      summary: `The imports of ${what} so far, newest first`,
      access,
      query: importList.query,
      answer: z.array(importSummary),
      paged: true,
    }),
    get: defineCall({
      ...one,
      method: "GET",
      path: `${path}/:id`,
      summary: `How far an import of ${what} is, and what it did`,
      answer: importSummary,
    }),
    columns: defineCall({
      ...one,
      method: "GET",
      path: `${path}/:id/columns`,
      summary: `The columns of an uploaded file of ${what}, and which field each is taken for`,
      answer: importColumns,
      errors: [...file, "conflict"],
    }),
    map: defineCall({
      ...one,
      method: "PUT",
      path: `${path}/:id/mapping`,
      summary: `Choose which column of a file of ${what} holds which field`,
      body: importMapping,
      answer: importSummary,
      errors: ["conflict"],
    }),
    check: defineCall({
      ...one,
      method: "GET",
      path: `${path}/:id/check`,
      summary: `What an import of ${what} would do: how many rows are ready, known already or wrong, and why`,
      answer: importCheck,
      perMinute: 30,
      errors: [...file, "conflict"],
    }),
    start: defineCall({
      ...one,
      method: "POST",
      path: `${path}/:id/start`,
      summary: `Import the ${what} of an uploaded file, in the background`,
      body: importStart,
      answer: importSummary,
      status: 202,
      errors: ["conflict", "email_unverified"],
    }),
    cancel: defineCall({
      ...one,
      method: "POST",
      path: `${path}/:id/cancel`,
      summary: `Stop an import of ${what}; what it made so far stays until it is undone, or goes where nothing is to stay of a part`,
      answer: importSummary,
      errors: ["conflict"],
    }),
    undo: defineCall({
      ...one,
      method: "POST",
      path: `${path}/:id/undo`,
      summary: `Take away the ${what} that an import made, except those that have been used since`,
      answer: importSummary,
      errors: ["conflict"],
    }),
    problems: defineCall({
      ...one,
      method: "GET",
      path: `${path}/:id/problems`,
      summary: `The rows of which an import of ${what} made nothing, or which its undoing left, and why, as CSV`,
      answer: z.unknown(),
      download: [mediaTypes.csv],
    }),
  };
}
