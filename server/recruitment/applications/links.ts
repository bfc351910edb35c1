import type { Text } from "#contract/core/messages.ts";
import { pageInEach } from "#server/platform/mail/in-languages.ts";

/** What all mails about an application have in common, to whomever they go. */
export const applicationThread = (id: string): string => `application-${id}`;

/** Where a candidate follows an application, in each language. */
export const applicationLink = (origin: string, id: string): Text =>
  pageInEach(origin, `/jobs/applications/${id}`);
