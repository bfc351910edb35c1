import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { z } from "zod";
import { messagesByField } from "#contract/core/errors.ts";
import { fieldMessages } from "#contract/core/fields.messages.ts";
import { says, textOf } from "#contract/core/messages.ts";
import { checkPhonesWith } from "#contract/core/phone-number.ts";

checkPhonesWith(parsePhoneNumberFromString);

/** Characters that nobody types and no screen, mail or document shows. White space (\t, \n, \v, \f, \r) is none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const control = /[\0-\x08\x0e-\x1f\x7f]/;

/** Text that must not get in: control characters, of which PostgreSQL refuses zero, or half of a surrogate pair. */
const isUnkeepable = (text: string): boolean => control.test(text) || !text.isWellFormed();

const unreadable = says(textOf(fieldMessages, (t) => t.unreadable));

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
  if (!parsed.success) return { problems: messagesByField(parsed.error) };
  const paths = unkeepablePaths(parsed.data, "");
  if (paths.length === 0) return { data: parsed.data, problems: null };
  return { problems: Object.fromEntries(paths.map((path) => [path, unreadable])) };
}
