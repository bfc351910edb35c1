import type { DuplicateReason } from "#contract/recruitment/duplicates.ts";
import { nameKey, sameWords } from "./name-key.ts";

interface Compared {
  name: string;
  email: string;
  phone: string;
  location: string;
}

/** An address as `emailKey` compares it. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, "");
const equal = (one: string, other: string): boolean => one !== "" && one === other;

/** Why two candidates look like one person, the surest first. */
export function reasonsFor(one: Compared, other: Compared): DuplicateReason[] {
  const [mailbox, otherMailbox] = [mailboxOf(one.email), mailboxOf(other.email)];
  const sounds = equal(nameKey(one.name), nameKey(other.name));
  const place = (text: string) => text.trim().toLowerCase();
  const signs: [DuplicateReason, boolean][] = [
    ["same_email", equal(mailbox, otherMailbox)],
    ["same_phone", equal(one.phone, other.phone)],
    ["same_name", sounds && sameWords(one.name, other.name)],
    ["similar_name", sounds && !sameWords(one.name, other.name)],
    ["same_place", equal(place(one.location), place(other.location))],
    [
      "same_mailbox_name",
      mailbox !== otherMailbox && equal(mailbox.split("@")[0] ?? "", otherMailbox.split("@")[0] ?? ""),
    ],
  ];
  return signs.flatMap(([reason, holds]) => (holds ? [reason] : []));
}
