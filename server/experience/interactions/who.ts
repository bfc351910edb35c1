import { z } from "zod";
import { readPhone } from "#contract/core/phone-number.ts";

/** Who an interaction is with, as its row has it. */
export interface Who {
  memberId: string | null;
  contactName: string;
  contactPhone: string | null;
  contactEmail: string | null;
}

const isEmail = (text: string): boolean => z.email().safeParse(text).success;

/**
 * Who is meant by what was typed: the member whose number or address it is, or somebody else by phone or email.
 * @param found members that it may mean
 * @returns why nobody can be meant by it, where that is so
 */
export function whoIs(
  typed: string,
  contactName: string,
  found: readonly string[],
): { who: Who; problem?: never } | { problem: string; who?: never } {
  const nobody = { memberId: null, contactName, contactPhone: null, contactEmail: null };
  if (typed === "") return { who: nobody };
  const [memberId, ...others] = found;
  if (others.length > 0) return { problem: "Several members may be meant by it: give the member number" };
  // The register says who a member is; a name beside it would only differ from it one day.
  if (memberId) return { who: { ...nobody, memberId, contactName: "" } };
  if (isEmail(typed)) return { who: { ...nobody, contactEmail: typed.toLowerCase() } };
  const contactPhone = readPhone(typed);
  if (contactPhone && /^(\+|0)/.test(typed)) return { who: { ...nobody, contactPhone } };
  return { problem: "Nobody in the register has this number: check it, or leave it out and give the name" };
}
