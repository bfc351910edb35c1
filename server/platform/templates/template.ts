import type { Role } from "#contract/core/access.ts";
import type { Language } from "#contract/core/language.ts";
import { type InLanguages, inEach } from "#contract/core/messages.ts";
import { fillTemplate } from "#contract/core/slots.ts";
import type { TemplateWords } from "#contract/workspace/templates.ts";
import type { MailInLanguages } from "../mail/in-languages.ts";
import type { MailBlock } from "../mail/message.ts";
import type { Values, Wording } from "./wording.ts";

/** Who an example is from: the organisation that looks at it. */
export interface ExampleSender {
  /** Where the site is, without a slash at the end. */
  origin: string;
  /** Its name, and how addresses of its pages name it. */
  sacco: string;
  slug: string;
}

interface Described {
  /** `application.received`; it is kept with an organisation's words. */
  id: string;
  /** Whose desk sends it, and may change it beside the owner. */
  role: Role;
  name: string;
  /** When it goes out. */
  when: string;
  /** Each variable with what stands there in the end. */
  variables: Record<string, string>;
  /** Variables that the text must hold, as the link of an SMS. */
  required: readonly string[];
  standard: InLanguages<TemplateWords>;
}

/** A text of a mail that organisations may word themselves. What surrounds it, with its links, stays. */
export interface MailTemplate extends Described {
  channel: "mail";
  /** The whole mail with example data. */
  example(from: ExampleSender): MailInLanguages;
}

/** A text of an SMS that organisations may word themselves. */
export interface SmsTemplate extends Described {
  channel: "sms";
  /** What stands for its variables in the example. */
  example(from: ExampleSender): InLanguages<Values>;
}

/** A text as its domain registers it. */
export type Template = MailTemplate | SmsTemplate;

type Slots<Names extends string> = Readonly<Record<Names, string>>;

const slotsOf = <Names extends string>(variables: Record<Names, string>): Slots<Names> =>
  Object.fromEntries(Object.keys(variables).map((name) => [name, `{{${name}}}`])) as Slots<Names>;

const paragraphsOf = (body: string): MailBlock[] =>
  body
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map((text) => ({ kind: "paragraph", text }));

interface Definition<T, Names extends string> {
  id: string;
  role: Role;
  name: string;
  when: string;
  variables: Record<Names, string>;
  /** Of which its standard words are made. */
  messages: InLanguages<T>;
}

/**
 * Defines the text of a mail.
 * @param definition.words its subject and paragraphs, of messages whose placeholders are its variables
 * @param definition.example the whole mail with example data, by what composes the real one
 */
export function defineMailTemplate<T, const Names extends string>({
  messages,
  words,
  example,
  ...described
}: Definition<T, Names> & {
  words(
    t: T,
    slots: Slots<NoInfer<Names>>,
    language: Language,
  ): { subject: string; paragraphs: readonly string[] };
  example(from: ExampleSender): MailInLanguages;
}) {
  const slots = slotsOf(described.variables);
  const standard = inEach(messages, (t, language) => {
    const { subject, paragraphs } = words(t, slots, language);
    return { subject, body: paragraphs.join("\n\n") };
  });
  const template: MailTemplate = { ...described, channel: "mail", required: [], standard, example };
  /** The standard words of a mail: its subject, its paragraphs for among the blocks, and what they were made of. */
  const say = (language: Language, values: Record<Names, string>) => {
    const paragraphs = paragraphsOf(standard[language].body).map((block) =>
      block.kind === "paragraph" ? { ...block, text: fillTemplate(block.text, values) } : block,
    );
    return {
      subject: fillTemplate(standard[language].subject, values),
      paragraphs,
      wording: { template: described.id, values, paragraphs } satisfies Wording,
    };
  };
  return { ...template, say };
}

/**
 * Defines the text of an SMS.
 * @param definition.words one line, of messages whose placeholders are its variables
 * @param definition.required variables that it must hold
 */
export function defineSmsTemplate<T, const Names extends string>({
  messages,
  words,
  example,
  required = [],
  ...described
}: Definition<T, Names> & {
  words(t: T, slots: Slots<NoInfer<Names>>): string;
  example(from: ExampleSender): InLanguages<Record<NoInfer<Names>, string>>;
  required?: readonly NoInfer<Names>[];
}) {
  const slots = slotsOf(described.variables);
  const standard = inEach(messages, (t) => ({ subject: "", body: words(t, slots) }));
  const template: SmsTemplate = { ...described, channel: "sms", required, standard, example };
  /** The standard words of an SMS, and what they were made of. */
  const say = (language: Language, values: Record<Names, string>) => ({
    text: fillTemplate(standard[language].body, values),
    wording: { template: described.id, values, language } satisfies Wording,
  });
  return { ...template, say };
}

/** A mail with these words in place of those that it was written with. */
export function reworded<
  Mail extends { subject: string; preview: string; blocks: MailBlock[]; wording?: Wording },
>(mail: Mail, { subject, body }: TemplateWords): Mail {
  const { wording } = mail;
  if (!wording) return mail;
  const own = paragraphsOf(fillTemplate(body, wording.values));
  const standard = new Set<object>(wording.paragraphs);
  const at = mail.blocks.findIndex((block) => standard.has(block));
  const rest = mail.blocks.filter((block) => !standard.has(block));
  const first = own[0];
  return {
    ...mail,
    // A header: one line of at most 250 characters, whatever a variable brought along.
    subject: fillTemplate(subject, wording.values)
      .replace(/\p{Cc}+/gu, " ")
      .slice(0, 250),
    preview: first?.kind === "paragraph" ? first.text.slice(0, 150) : mail.preview,
    blocks: rest.toSpliced(Math.max(at, 0), 0, ...own),
  };
}
