import type { ErrorCode } from "./errors.ts";

/** How a document that somebody hands in may be refused, whatever it is for. */
export const fileErrors = [
  "file_type",
  "file_too_large",
  "file_empty",
  "file_encrypted",
  "file_damaged",
  "file_bomb",
] as const satisfies readonly ErrorCode[];
