import type { ScreeningHit } from "#contract/onboarding/screening.ts";
import type { RaisedFlag } from "../members/raised-flag.ts";
import { lookInLists } from "../screening/screening.service.ts";
import type { MakeCheck } from "./case.ts";

/** One flag for each list with a hit: what the hits are stands in the evidence. */
export function screeningFlags(hits: readonly ScreeningHit[]): RaisedFlag[] {
  const lists = new Map(hits.map(({ list }) => [list.id, list]));
  return [...lists.values()].map(({ id, name, kind }) => {
    const count = hits.filter(({ list }) => list.id === id).length;
    const entries = count === 1 ? "An entry" : `${count} entries`;
    return {
      code: kind === "blocklist" ? "blocklisted" : "screening_hit",
      subject: id,
      detail: `${entries} of the list “${name}” may mean this person.`,
    };
  });
}

/** Looks for the person in the organisation's lists. */
export const screenMember: MakeCheck = async (platform, _engines, { organisationId, form }) => {
  const { fullName, dateOfBirth, idNumber, identityDocument, kraPin } = form;
  const number = identityDocument === "passport" ? { passport: idNumber } : { idNumber };
  const question = { fullName, dateOfBirth, kraPin, ...number };
  const check = await lookInLists(platform, organisationId, question);
  const flags = screeningFlags(check.result.hits);
  return { outcome: flags.length > 0 ? "uncertain" : "matched", flags, evidence: [check] };
};
