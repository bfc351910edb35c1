import type { OnboardingSettings } from "#contract/onboarding/settings.ts";
import { dueFrom } from "#server/onboarding/members/members.policy.ts";
import { insertMemberEvent } from "#server/onboarding/members/members.queries.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { caseNames } from "../content/applicant-forms.ts";
import { type Deciders, decideCase } from "./decide-case.ts";
import { demoCases, memberIdOf } from "./demo-cases.ts";
import { writeScreeningList } from "./screening-list.ts";
import { type CaseStore, writeApplication } from "./write-application.ts";
import { type CaseDesk, writeFindings } from "./write-findings.ts";

/** What cases are written with. */
export type CaseTools = CaseStore & CaseDesk;

/** How long checks take, as applicants see it. */
const checkMillis = 9_000;

/** Cases with pictures and evidence, in the states that officers meet. @returns how many */
export async function seedCases(
  scope: OrganisationScope,
  tools: CaseTools,
  today: Date,
  settings: OnboardingSettings,
  deciders: Deciders,
): Promise<number> {
  const { officerId } = deciders;
  const { byLaws, entranceFee } = settings;
  await writeScreeningList(scope, officerId);
  for (const name of caseNames) {
    const { hoursAgo, assisted } = demoCases[name];
    const sentAt = new Date(today.getTime() - hoursAgo * 3_600_000);
    await writeApplication(scope, tools, name, { sentAt, officerId, byLaws });
    const actorId = assisted ? officerId : null;
    const registered = { memberId: memberIdOf(name), action: "registered", actorId } as const;
    await insertMemberEvent(scope, { ...registered, createdAt: sentAt });
    await writeFindings(scope, tools, name, new Date(sentAt.getTime() + checkMillis));
    await decideCase(scope, name, deciders, { sentAt, dueAt: dueFrom(sentAt, settings), entranceFee });
  }
  return caseNames.length;
}
