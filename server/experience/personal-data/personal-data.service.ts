import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { PersonalDataSource } from "#server/platform/personal-data.ts";
import { complaintsOf, forgetComplaints } from "../complaints/own-data.service.ts";
import * as queries from "./personal-data.queries.ts";

/** What the SACCO keeps of a member's contacts and answers, of campaigns to them and actions for them. */
export const experienceOf = async (scope: OrganisationScope, memberId: string) => ({
  contacts: await queries.contactsOf(scope, memberId),
  surveyAnswers: await queries.answersOf(scope, memberId),
  campaigns: await queries.campaignsOf(scope, memberId),
  nextActions: await queries.actionsOf(scope, memberId),
});

/**
 * The part of customer experience in a member's own data. Of contacts, answers and complaints the person goes, with
 * name, numbers, words and files; channel, topic, times and scores stay, which say nothing of anybody. Campaigns and
 * actions go with the row of the member.
 */
export const experiencePersonalData: PersonalDataSource = {
  gather: async (scope, { memberId }, paths) => ({
    complaints: await complaintsOf(scope, memberId, paths),
    experience: await experienceOf(scope, memberId),
  }),
  async forget(scope, { memberId, addresses }) {
    await queries.forgetPerson(scope, memberId, addresses);
    return forgetComplaints(scope, memberId, addresses);
  },
};
