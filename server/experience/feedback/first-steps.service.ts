import type { FirstStep } from "#contract/workspace/first-steps.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { hasFeedback } from "./feedback.queries.ts";

/** The first steps that answers of members say are done. */
export async function stepsDoneInExperience(scope: OrganisationScope): Promise<FirstStep[]> {
  return (await hasFeedback(scope)) ? ["feedback_link"] : [];
}
