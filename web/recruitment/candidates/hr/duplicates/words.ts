import type { DuplicateReason } from "#contract/recruitment/duplicates.ts";

/** Where pairs that look like one person are. */
export const duplicatesPath = "/hr-manager/candidates/duplicates";

/** Where two candidates stand beside each other. */
export const comparePath = (first: string, second: string): string => `${duplicatesPath}/${first}/${second}`;

/** Why two candidates look like one person. */
export const reasonWords: Record<DuplicateReason, string> = {
  same_email: "Same email address",
  same_phone: "Same phone number",
  same_name: "Same name",
  similar_name: "Name sounds the same",
  same_place: "Same location",
  same_mailbox_name: "Email differs only after the @",
};
