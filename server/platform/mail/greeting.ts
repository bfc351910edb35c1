import { defaultLanguage, type Language } from "#contract/core/language.ts";
import { organisationName } from "#contract/core/names.ts";
import { mailMessages } from "./mail.messages.ts";

/**
 * `Hello Asha,` or `Hello,`. Anybody can type anybody's address, and any name with it: only what looks like one
 * first name is repeated.
 */
export function greeting(name: string, language: Language = defaultLanguage): string {
  const t = mailMessages[language];
  const first = name.trim().split(/\s+/)[0] ?? "";
  return /^[\p{L}\p{M}'’ʼ`-]{1,30}$/u.test(first) ? t.helloName({ name: first }) : t.hello;
}

/** Most characters of a name in a mail to somebody who may not know its bearer. */
const maxShown = 60;

/**
 * A name as a mail may show it to an address that nobody has proven yet: shortened, and `otherwise` in
 * place of one from before names were checked that holds an address or a line break.
 */
export function shortName(name: string, otherwise: string): string {
  const short = name.length > maxShown ? `${name.slice(0, maxShown - 1).trimEnd()}…` : name;
  const checked = organisationName.safeParse(short);
  return checked.success ? checked.data : otherwise;
}
