/** Parts of an application's dialog; an address names the one that shows. */
export const applicationParts = [
  "overview",
  "cv",
  "sent",
  "documents",
  "messages",
  "interviews",
  "assessments",
  "scorecards",
  "offers",
  "first-days",
  "history",
] as const;

export type ApplicationPart = (typeof applicationParts)[number];

/** The part of that name; null for a name that is none. */
export const partOf = (name: string | null): ApplicationPart | null =>
  applicationParts.find((part) => part === name) ?? null;
