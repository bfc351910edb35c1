import { z } from "zod";
import { roles } from "../core/access.ts";
import { defineCall } from "../core/call.ts";
import { languages } from "../core/language.ts";
import { maxInteger, maxLine } from "../core/limits.ts";

/** Characters of a template's text. */
export const maxTemplateBody = 4000;

/** Most paragraphs of a mail that an organisation words itself. */
export const maxTemplateParagraphs = 12;

export const templateChannels = ["mail", "sms"] as const;

/** Names a template: `application.received`. */
const id = z
  .string()
  .max(60)
  .regex(/^[a-z_.-]+$/i);

/** A text that the product sends in the organisation's name. */
export const messageTemplate = z.object({
  id: z.string(),
  channel: z.enum(templateChannels),
  /** Whose desk sends it, and may change it beside the owner. */
  role: z.enum(roles),
  name: z.string(),
  /** When it goes out. */
  when: z.string(),
  /** In which languages the organisation has its own text. */
  ownLanguages: z.array(z.enum(languages)),
});
export type MessageTemplate = z.infer<typeof messageTemplate>;

const words = z.object({
  /** Empty for an SMS. */
  subject: z.string(),
  body: z.string(),
});
export type TemplateWords = z.infer<typeof words>;

export const templateText = words.extend({
  language: z.enum(languages),
  /** The product's own. */
  standard: words,
  /** 0 while the standard text holds. */
  version: z.number().int(),
});
export type TemplateText = z.infer<typeof templateText>;

export const templateVariable = z.object({
  name: z.string(),
  hint: z.string(),
  /** Whether the text must hold it, as a link. */
  required: z.boolean(),
});

export const templateDetail = messageTemplate.extend({
  variables: z.array(templateVariable),
  texts: z.array(templateText),
});
export type TemplateDetail = z.infer<typeof templateDetail>;

/** Words as somebody is writing them, in one language. */
export const templateInput = z.object({
  language: z.enum(languages),
  subject: z
    .string()
    .trim()
    .max(maxLine)
    .regex(/^\P{Cc}*$/u, "Write the subject in one line"),
  body: z.string().trim().min(1, "Write the text").max(maxTemplateBody),
});
export type TemplateInput = z.infer<typeof templateInput>;

/** The version the person was looking at, 0 for the standard text; a newer one answers `stale`. */
const expectedVersion = z.number().int().min(0).max(maxInteger);

export const templateChange = templateInput.extend({ expectedVersion });
export const templateReset = z.object({ language: z.enum(languages), expectedVersion });

/** What its reader would get, with example data. */
export const templatePreview = z.object({
  /** Empty for an SMS. */
  subject: z.string(),
  /** The mail as a mail program draws it; empty for an SMS. */
  html: z.string(),
  text: z.string(),
  /** How an SMS leaves; null for a mail. */
  sms: z
    .object({
      /** `unicode` holds 70 characters a message instead of 160. */
      alphabet: z.enum(["gsm", "unicode"]),
      length: z.number().int(),
      /** As how many messages it is charged. */
      parts: z.number().int(),
    })
    .nullable(),
});
export type TemplatePreview = z.infer<typeof templatePreview>;

const params = z.object({ id });
const path = "/api/workspace/templates";

export const templateCalls = {
  list: defineCall({
    method: "GET",
    path,
    summary:
      "Texts that go out in the organisation's name: all for the owner, otherwise those of one's own desk",
    access: "staff",
    answer: z.array(messageTemplate),
  }),
  get: defineCall({
    method: "GET",
    path: `${path}/:id`,
    summary: "A text in each language, beside the standard one",
    access: "staff",
    params,
    answer: templateDetail,
  }),
  preview: defineCall({
    method: "POST",
    path: `${path}/:id/preview`,
    summary: "What a reader would get of a text, with example data",
    access: "staff",
    params,
    body: templateInput,
    answer: templatePreview,
    allowedAfterTrial: true,
  }),
  save: defineCall({
    method: "PUT",
    path: `${path}/:id`,
    summary: "Put the organisation's own text in place of the standard one, in one language",
    access: "staff",
    params,
    body: templateChange,
    answer: templateDetail,
    errors: ["stale", "trial_ended"],
  }),
  reset: defineCall({
    method: "POST",
    path: `${path}/:id/reset`,
    summary: "Go back to the standard text, in one language",
    access: "staff",
    params,
    body: templateReset,
    answer: templateDetail,
    errors: ["stale", "trial_ended"],
  }),
  sendTest: defineCall({
    method: "POST",
    path: `${path}/:id/test`,
    summary: "Send a text with example data to oneself",
    access: "staff",
    params,
    body: templateInput,
    answer: z.object({ to: z.string() }),
    errors: ["conflict", "email_unverified", "trial_ended"],
    perMinute: 10,
  }),
};
