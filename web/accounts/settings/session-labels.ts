import type { OwnSession } from "#contract/accounts/own-account.ts";
import type { Language } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import { formatDate, formatDateTime } from "#web/lib/format.ts";
import { accountSecurityMessages } from "./account.messages.ts";

/** What a session runs in, as its owner would call it: `Chrome on Android`. */
export function deviceLabel(
  { browser, system }: Pick<OwnSession, "browser" | "system">,
  language: Language,
): string {
  const t = inOneOf(accountSecurityMessages, language);
  if (browser && system) return t.browserOn({ browser, system });
  return browser ?? system ?? t.anotherProgram;
}

/** When and where a session began, and when it was used last where that was another day. */
export function sessionFacts(
  { startedAt, lastSeenAt, address }: Pick<OwnSession, "startedAt" | "lastSeenAt" | "address">,
  language: Language,
): string {
  const t = inOneOf(accountSecurityMessages, language);
  const lastDay = formatDate(lastSeenAt, language);
  const facts = [t.signedIn({ time: formatDateTime(startedAt, language) })];
  if (lastDay !== formatDate(startedAt, language)) facts.push(t.lastUsed({ day: lastDay }));
  if (address) facts.push(t.fromAddress({ address }));
  return facts.join(", ");
}
