import { z } from "zod";
import { messagesByField } from "#contract/core/errors.ts";

/** A row of a list that its call cannot answer. Nothing of what is in it, only where it is and what is wrong. */
export interface InvalidRow {
  /** The row's id, if it has one that is an id. */
  id: string | null;
  /** Fields that do not fit, as the answer names them. */
  fields: string[];
}

/**
 * The rows of an answer that fit its schema. One that does not, which only somebody who writes to the database by
 * hand can have made, costs its readers that row and not the list.
 * @param answer of a call; anything but a list fits as a whole or throws
 * @throws ZodError for an answer that is no list and does not fit
 */
export function validRows(answer: z.ZodType, value: unknown): { valid: unknown; leftOut: InvalidRow[] } {
  if (!(answer instanceof z.ZodArray) || !Array.isArray(value)) {
    return { valid: answer.parse(value), leftOut: [] };
  }
  const element = answer.element as z.ZodType;
  const leftOut: InvalidRow[] = [];
  const valid = value.flatMap((row: unknown) => {
    const parsed = element.safeParse(row);
    if (parsed.success) return [parsed.data];
    const id = z.object({ id: z.uuid() }).safeParse(row).data?.id ?? null;
    leftOut.push({ id, fields: Object.keys(messagesByField(parsed.error)) });
    return [];
  });
  return { valid, leftOut };
}
