/** A SACCO's survey: the address that it shares, prints and hangs up. */
export const surveyPath = (slug: string): string => `/feedback/${encodeURIComponent(slug)}`;
