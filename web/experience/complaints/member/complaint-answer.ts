import type { z } from "zod";
import type { complaintInput } from "#contract/experience/complaint-form.ts";
import { experienceTopics } from "#contract/experience/topics.ts";
import { formText } from "#web/lib/form-text.ts";
import type { FormRefusal } from "#web/ui/action-form.tsx";

/** What was typed into the complaint form, by field. */
export type TypedComplaint = Record<string, string>;

/** What an action of the form's page answers when something was refused; otherwise it leads on. */
export interface ComplainAnswer {
  intent: "complain" | "follow";
  failure: FormRefusal;
  values: TypedComplaint;
  /** Files came with it, which a page without scripts cannot show again. */
  hadFiles?: boolean;
}

/** What an action of a complaint's page answers. */
export interface OwnComplaintAnswer {
  intent: "add" | "withdraw";
  failure?: FormRefusal;
  saved?: boolean;
}

const fields = [
  "key",
  "topic",
  "description",
  "wanted",
  "happenedOn",
  "identity",
  "fullName",
  "memberNumber",
  "phone",
  "email",
  "website",
] as const;

/** What was typed; a field that is missing counts as empty. */
export const readTyped = (form: FormData): Record<(typeof fields)[number], string> =>
  Object.fromEntries(fields.map((name) => [name, formText(form, name)])) as Record<
    (typeof fields)[number],
    string
  >;

/** What the call takes of it; what is wrong with it is for the call to say. */
export function toComplaint({
  identity,
  topic,
  ...typed
}: ReturnType<typeof readTyped>): z.input<typeof complaintInput> {
  const known = experienceTopics.find((one) => one === topic);
  return { ...typed, topic: known as NonNullable<typeof known>, anonymous: identity === "anonymous" };
}
