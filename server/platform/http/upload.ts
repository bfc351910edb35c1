import type { Multipart } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { Call } from "#contract/core/call.ts";
import { CodedError } from "#contract/core/errors.ts";
import { tooLarge } from "#server/platform/files/inspect.ts";
import { checkInput } from "./input.ts";

/** A file as it arrived: nothing about it has been believed yet. */
export interface UploadedFile {
  name: string;
  bytes: Uint8Array;
}

const maxFieldBytes = 256 * 1024;

interface Parts {
  fields: Record<string, string>;
  files: Record<string, UploadedFile>;
}

async function collect(parts: AsyncIterable<Multipart>, form: NonNullable<Call["form"]>): Promise<Parts> {
  const fields: Record<string, string> = {};
  const files: Record<string, UploadedFile> = {};
  for await (const part of parts) {
    if (part.type === "field") {
      if (part.valueTruncated) throw new CodedError("request_too_large");
      // A part that calls itself JSON arrives parsed; our schemas take the text.
      fields[part.fieldname] = typeof part.value === "string" ? part.value : JSON.stringify(part.value);
    } else if (Object.hasOwn(form.files, part.fieldname)) {
      const bytes = await part.toBuffer();
      // A browser sends an empty, nameless file for an input that was left alone.
      if (bytes.length > 0 || part.filename) files[part.fieldname] = { name: part.filename, bytes };
    } else {
      part.file.resume();
    }
  }
  return { fields, files };
}

/**
 * Reads a multipart request as its call describes it. Files stay in memory (at most the rule's bytes).
 * @throws CodedError file_too_large, request_too_large, malformed_request, validation
 */
export async function readForm(request: FastifyRequest, form: NonNullable<Call["form"]>) {
  if (!request.isMultipart()) throw new CodedError("malformed_request", "Send this as multipart/form-data.");
  const rules = Object.entries(form.files);
  const maxBytes = Math.max(...rules.map(([, rule]) => rule.maxBytes));
  const parts = request.parts({
    limits: {
      fileSize: maxBytes,
      files: rules.length,
      fields: Object.keys(form.fields.shape).length + 5,
      fieldSize: maxFieldBytes,
    },
  });
  const { fields, files } = await collect(parts, form).catch(
    (error: { code?: string; statusCode?: number }) => {
      if (error instanceof CodedError) throw error;
      if (error.code === "FST_REQ_FILE_TOO_LARGE") throw tooLarge(maxBytes);
      throw new CodedError(error.statusCode === 413 ? "request_too_large" : "malformed_request");
    },
  );
  const checked = checkInput(form.fields, fields);
  const missing = rules.filter(([name, rule]) => !rule.optional && !files[name]).map(([name]) => name);
  if (checked.problems || missing.length > 0) {
    throw new CodedError("validation", undefined, {
      ...checked.problems,
      ...Object.fromEntries(missing.map((name) => [name, "Please choose a file."])),
    });
  }
  return { form: checked.data, files };
}

/** @throws CodedError file_empty where the form brought no file */
export function requireFile(file: UploadedFile | undefined): UploadedFile {
  if (!file) throw new CodedError("file_empty");
  return file;
}
