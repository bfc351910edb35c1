import type { Language } from "#contract/core/language.ts";

/** What stands for each variable of a template in one message. */
export type Values = Record<string, string>;

/**
 * Which text a message was written from. As it is queued, the organisation's own words take the place of the standard
 * ones: whoever composes it need not know whether there are any.
 */
export interface Wording {
  /** The template's id. */
  template: string;
  values: Values;
  /** Of a mail: the paragraphs that are the standard text, the very objects that are among its blocks. */
  paragraphs?: readonly object[];
  /** Of an SMS: in which language it is. */
  language?: Language;
}
