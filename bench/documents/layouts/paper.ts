import { fullNameOf, type Person } from "../people/person.ts";
import type { ExpectedField, FieldName } from "../truth.ts";
import type { Drawing } from "./sheet.ts";

export type Printed = Pick<ExpectedField, "values" | "required">;

/** A document as it left the printer: how it looks, and what it says. */
export interface Paper {
  drawing: Drawing;
  printed: Partial<Record<FieldName, Printed>>;
}

/** A value under a label of its own. */
export const printed = (...values: string[]): Printed => ({ values, required: true });

/** A value that can be told from the document, but stands in its zone only or under a label that says otherwise. */
export const implied = (...values: string[]): Printed => ({ values, required: false });

/** Surname and own names stand apart: both orders of the whole are right. */
export function namesApart(person: Person): string[] {
  if (person.surname === "") return [fullNameOf(person)];
  return [fullNameOf(person), [person.surname, ...person.given].join(" ")];
}
