import { CodedError } from "#contract/core/errors.ts";

/**
 * Whom a note names, each once.
 * @param allowed who may read what the note is about
 * @param refusal says at the note why somebody cannot be named
 * @throws CodedError validation for anybody else
 */
export function requireMentionable(
  userIds: readonly string[],
  allowed: readonly { id: string }[],
  refusal: string,
): string[] {
  const ids = new Set(allowed.map(({ id }) => id));
  if (!userIds.every((id) => ids.has(id))) throw new CodedError("validation", undefined, { notes: refusal });
  return [...new Set(userIds)];
}
