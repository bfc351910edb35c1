import { z } from "zod";
import { type ErrorAnswer, type ErrorCode, errorStatuses } from "./errors.ts";

/** The body of a failed call. Apart from the errors themselves, which pages name before they need any schema. */
export const errorAnswer = z.object({
  message: z.string(),
  code: z.enum(Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]]),
  fields: z.record(z.string(), z.string()).optional(),
}) satisfies z.ZodType<ErrorAnswer>;
