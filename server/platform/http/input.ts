import type { z } from "zod";
import { fieldMessages } from "#contract/core/errors.ts";

/** Text that PostgreSQL refuses: a zero character, or half of a surrogate pair (in jsonb). */
const isUnkeepable = (text: string): boolean => text.includes("\0") || !text.isWellFormed();

/** The path of every text inside `value` that could not be stored. */
function unkeepablePaths(value: unknown, path: string): string[] {
  if (typeof value === "string") return isUnkeepable(value) ? [path || "_"] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => unkeepablePaths(one, path ? `${path}.${key}` : key));
}

/**
 * Checks what a caller sent against a schema of the call.
 * @returns the parsed value, or what is wrong with it by field path
 */
export function checkInput<S extends z.ZodType>(
  schema: S,
  value: unknown,
): { data: z.output<S>; problems: null } | { problems: Record<string, string> } {
  const parsed = schema.safeParse(value);
  if (!parsed.success) return { problems: fieldMessages(parsed.error) };
  const paths = unkeepablePaths(parsed.data, "");
  if (paths.length === 0) return { data: parsed.data, problems: null };
  return {
    problems: Object.fromEntries(paths.map((path) => [path, "Please remove the unreadable characters."])),
  };
}
