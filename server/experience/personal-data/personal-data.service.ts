import type { OrganisationScope } from "#server/platform/database/scope.ts";
import * as queries from "./personal-data.queries.ts";

/** What the SACCO keeps of a member's contacts and answers, for the member. */
export const experienceOf = async (scope: OrganisationScope, memberId: string) => ({
  contacts: await queries.contactsOf(scope, memberId),
  surveyAnswers: await queries.answersOf(scope, memberId),
});

/**
 * Takes a member out of contacts and answers: name, numbers and words go; channel, topic, times and scores stay, which
 * say nothing of anybody.
 * @param addresses the member's email addresses and phone numbers, former ones included
 */
export const forgetInExperience = (
  scope: OrganisationScope,
  memberId: string,
  addresses: string[],
): Promise<void> => queries.forgetPerson(scope, memberId, addresses);
