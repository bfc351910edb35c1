import type { z } from "zod";

/** A place in a text that is filled in when it is sent: `{{firstName}}`. */
const slot = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The names of a text's slots. */
export const slotsIn = (text: string): string[] => [...text.matchAll(slot)].map(([, name = ""]) => name);

/** A text with its slots filled in; unknown ones stay as they are. */
export function fillTemplate<Name extends string>(text: string, values: Record<Name, string>): string {
  const known = new Map<string, string>(Object.entries(values));
  return text.replace(slot, (whole, name: string) => known.get(name) ?? whole);
}

/** What is wrong with a text that leaves open something else than `names`; null if nothing. */
export function unknownSlot(text: string, names: readonly string[]): string | null {
  const unknown = [...text.matchAll(slot)].find(([, name = ""]) => !names.includes(name));
  return unknown
    ? `${unknown[0]} is not known. You can use ${names.map((name) => `{{${name}}}`).join(", ")}.`
    : null;
}

/** A text that leaves open nothing but what is among `names`. */
export const withKnownSlots = <S extends z.ZodType<string, string>>(schema: S, names: readonly string[]) =>
  schema.superRefine((text, context) => {
    const message = unknownSlot(text, names);
    if (message) context.addIssue({ code: "custom", message });
  });

/** Text that goes out: nothing in it may still be left open. */
export const filledIn = <S extends z.ZodType<string, string>>(schema: S) =>
  schema.superRefine((text, context) => {
    const open = slot.exec(text)?.[0];
    slot.lastIndex = 0;
    if (open) context.addIssue({ code: "custom", message: `Replace ${open} before you send it.` });
  });
