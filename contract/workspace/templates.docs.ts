import { describeSchema, type Fields } from "../core/documentation.ts";
import {
  type messageTemplate,
  messageTemplate as template,
  templateCalls,
  templateChange,
  templateDetail,
  templateInput,
  templatePreview,
  templateReset,
  templateText,
  templateVariable,
} from "./templates.ts";

const fields: Fields<typeof messageTemplate> = {
  id: ["Its name for programs.", "application.received"],
  channel: ["Whether it is a mail or an SMS.", "mail"],
  role: ["Whose desk sends it, and may change it beside the owner.", "hr"],
  name: ["What it is called.", "Application received"],
  when: ["When it goes out.", "A candidate has sent an application."],
  ownLanguages: ["In which languages the organisation has its own text.", ["en"]],
};
const words = {
  subject: ["Its subject, with variables; empty for an SMS.", "We have your application: {{title}}"],
  body: [
    "Its text, with variables; a blank line begins a paragraph.",
    "Thank you for applying for {{title}}.",
  ],
} as const;
const language = ["In which language.", "en"] as const;
const expectedVersion = [
  "The version the person was looking at, 0 for the standard text; a newer one answers `stale`.",
  0,
] as const;

export const templateDocs = [
  describeSchema(templateCalls.get.params, "TemplatePath", "Which text.", { id: fields.id }),
  describeSchema(template, "MessageTemplate", "A text that goes out in the organisation's name.", fields),
  describeSchema(templateText.shape.standard, "TemplateWords", "The words of a text.", { ...words }),
  describeSchema(templateText, "TemplateText", "A text in one language.", {
    ...words,
    language: [...language],
    standard: ["The product's own words."],
    version: ["How often it was changed; 0 while the standard text holds.", 0],
  }),
  describeSchema(templateVariable, "TemplateVariable", "A part of a text that is filled in.", {
    name: ["As it is written between braces.", "title"],
    hint: ["What stands there in the end.", "Title of the position"],
    required: ["Whether the text must hold it.", false],
  }),
  describeSchema(templateDetail, "TemplateDetail", "A text with its variables, in each language.", {
    ...fields,
    variables: ["What it may leave open."],
    texts: ["Its words in each language."],
  }),
  describeSchema(templateInput, "TemplateInput", "Words as somebody is writing them.", {
    ...words,
    language: [...language],
  }),
  describeSchema(templateChange, "TemplateChange", "Words that are to hold from now on.", {
    ...words,
    language: [...language],
    expectedVersion: [...expectedVersion],
  }),
  describeSchema(templateReset, "TemplateReset", "Which text goes back to the standard one.", {
    language: [...language],
    expectedVersion: [...expectedVersion],
  }),
  describeSchema(templatePreview, "TemplatePreview", "What a reader would get, with example data.", {
    subject: ["The subject; empty for an SMS.", "We have your application: Loan Officer"],
    html: ["The mail as a mail program draws it; empty for an SMS.", "<!DOCTYPE html>..."],
    text: ["The same as plain text.", "Thank you for applying for Loan Officer."],
    sms: ["How an SMS leaves; null for a mail."],
  }),
  describeSchema(templatePreview.shape.sms.unwrap(), "SmsSize", "How an SMS leaves.", {
    alphabet: ["`unicode` holds 70 characters a message instead of 160.", "gsm"],
    length: ["Its characters, as they are counted.", 118],
    parts: ["As how many messages it is charged.", 1],
  }),
  describeSchema(templateCalls.sendTest.answer, "TestSent", "Where a test went.", {
    to: ["The address or number.", "halima@umoja.example"],
  }),
];
