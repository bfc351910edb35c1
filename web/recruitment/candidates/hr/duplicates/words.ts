import { type DuplicateReason, maxCompared } from "#contract/recruitment/duplicates.ts";

/** Where pairs that look like one person are. */
export const duplicatesPath = "/hr-manager/candidates/duplicates";

/** Where two candidates stand beside each other. @param also who is compared with the first one after that */
export const comparePath = (first: string, second: string, also: readonly string[] = []): string =>
  `${duplicatesPath}/${first}/${second}${also.length > 0 ? `?also=${also.join(",")}` : ""}`;

/** Who is compared after the two of an address. */
export const comparedAfter = (search: URLSearchParams): string[] =>
  (search.get("also") ?? "")
    .split(",")
    .filter(Boolean)
    .slice(0, maxCompared - 2);

/** Why two candidates look like one person. */
export const reasonWords: Record<DuplicateReason, string> = {
  same_email: "Same email address",
  same_phone: "Same phone number",
  same_name: "Same name",
  similar_name: "Name sounds the same",
  same_place: "Same location",
  same_mailbox_name: "Email differs only after the @",
};
