import { isMemberFoundBy } from "#server/onboarding/members/member-search.service.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Finding } from "./registered.queries.ts";

/** What the filters of an organisation's registers need: members are found by what onboarding knows of them. */
export const findingIn = (scope: OrganisationScope): Finding => ({
  scope,
  ofMember: (words, memberId) => isMemberFoundBy(scope, words, memberId),
});
