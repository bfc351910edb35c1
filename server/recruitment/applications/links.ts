/** What all mails about an application have in common, to whomever they go. */
export const applicationThread = (id: string): string => `application-${id}`;

/** Where a candidate follows an application. */
export const applicationLink = (origin: string, id: string): string => `${origin}/jobs/applications/${id}`;
