import type { Domain } from "#server/platform/domain.ts";
import { createFaceEngine } from "#server/platform/faces/face-engine.ts";
import type { Platform } from "#server/platform/platform.ts";
import { taskHandler } from "#server/platform/queue/queue.ts";
import { abandonedApplicationsTask, deleteAbandoned } from "./applications/abandoned.service.ts";
import { applicantTemplates } from "./applications/applicant-templates.ts";
import { createApplicationKeys } from "./applications/application-keys.ts";
import { applicationEndpoints } from "./applications/applications.http.ts";
import { reopenApplication } from "./applications/reopening.service.ts";
import { createSignedKeys } from "./applications/signed-keys.ts";
import { removeOnboardingSample, stepsDoneInOnboarding } from "./beginnings.service.ts";
import { identityCheckEndpoints } from "./checks/checks.http.ts";
import { resealIdentityChecks } from "./checks/checks.service.ts";
import { comparisonEndpoints } from "./comparison/comparison.http.ts";
import { createDocumentReader } from "./documents/document-reader.ts";
import { identityDocumentEndpoints } from "./documents/documents.http.ts";
import { faceEndpoints } from "./faces/faces.http.ts";
import { livenessEndpoints } from "./faces/liveness.http.ts";
import { checkMemberTask } from "./members/check-member.task.ts";
import { deskEndpoints } from "./members/desk.http.ts";
import { memberImport } from "./members/import/member-import.ts";
import { kycTemplates } from "./members/kyc.mail.ts";
import { searchMembers } from "./members/member-search.service.ts";
import { memberEndpoints } from "./members/members.http.ts";
import { membershipEndTemplates } from "./members/membership-end.mail.ts";
import { memberNotifications } from "./members/notifications.service.ts";
import { openPaymentImport } from "./members/payments/payment-import.ts";
import { welcomeTemplates } from "./members/payments/welcome.mail.ts";
import { dueRemindersTask, remindOfDue } from "./members/reminders.service.ts";
import { contactChangeTemplates } from "./personal-data/contact-change.mail.ts";
import { erasureTemplates } from "./personal-data/erasure.mail.ts";
import {
  deleteFormer,
  deleteRefused,
  formerMembersTask,
  refusedApplicantsTask,
} from "./personal-data/erasure.service.ts";
import { membershipTemplates } from "./personal-data/own-membership.mail.ts";
import { membershipLinkMinutes } from "./personal-data/own-membership.service.ts";
import { personalDataEndpoints } from "./personal-data/personal-data.http.ts";
import { describeRequests } from "./personal-data/request-news.service.ts";
import { askAgain } from "./registry/ask-again.service.ts";
import { askAgainTask } from "./registry/ask-again.task.ts";
import { openRegistry } from "./registry/open-registry.ts";
import { registryEndpoints } from "./registry/registry.http.ts";
import { cleanRegistryTask } from "./registry/registry.service.ts";
import { screenAgainTask } from "./screening/screen-again.task.ts";
import { screeningEndpoints } from "./screening/screening.http.ts";
import { cleanScreening, cleanScreeningTask } from "./screening/screening-lists.service.ts";
import { onboardingSettingsEndpoints } from "./settings/settings.http.ts";
import { onboardingSettingsTable } from "./settings/settings.table.ts";
import { applicantLivenessEndpoints } from "./verification/applicant-liveness.http.ts";
import type { Engines } from "./verification/case.ts";
import { checkMember, lateAnswers, resumeCases } from "./verification/check-member.service.ts";
import { documentExpiryTask, flagExpiries } from "./verification/expiry.service.ts";
import { resealMemberFaces } from "./verification/faces.service.ts";
import { describeWaitingMembers } from "./verification/officers.service.ts";
import { assessAgain, assessAgainTask } from "./verification/risk.service.ts";
import { screenAgain } from "./verification/screen-again.service.ts";
import { verificationEndpoints } from "./verification/verification.http.ts";

/**
 * Membership: applications for it, the checks of each, and the register of members.
 * @param others domains that keep something of members, which is exported and forgotten with them
 * @param caseEngines in place of the own ones, where a case is checked
 */
export function openOnboarding(
  platform: Platform,
  others: readonly Domain[],
  caseEngines: Partial<Engines> = {},
): Domain {
  const registry = openRegistry(platform);
  const documents = createDocumentReader();
  const faces = createFaceEngine();
  const engines = { documents, pages: platform.pages, faces, registry, ...caseEngines };
  const applicants = { ...platform, keys: createApplicationKeys(platform.config) };
  const records = { ...platform, personalData: others.flatMap(({ personalData }) => personalData ?? []) };
  const links = createSignedKeys(platform.config, "links to memberships", membershipLinkMinutes);
  return {
    endpoints: [
      ...onboardingSettingsEndpoints(platform),
      ...applicationEndpoints(applicants),
      ...personalDataEndpoints({ ...applicants, ...records, links }),
      ...memberEndpoints(platform, (scope, memberId, parts) =>
        reopenApplication(applicants, scope, memberId, parts),
      ),
      ...deskEndpoints(platform),
      ...identityCheckEndpoints(platform),
      ...identityDocumentEndpoints(platform, documents),
      ...comparisonEndpoints(platform),
      ...faceEndpoints(platform, faces),
      ...livenessEndpoints(platform, faces),
      ...applicantLivenessEndpoints(applicants, faces),
      ...registryEndpoints(registry),
      ...screeningEndpoints(platform),
      ...verificationEndpoints(platform),
    ],
    templates: [
      ...applicantTemplates,
      ...kycTemplates,
      ...welcomeTemplates,
      ...membershipEndTemplates,
      ...membershipTemplates,
      ...contactChangeTemplates,
      ...erasureTemplates,
    ],
    publishes: { joining: [onboardingSettingsTable] },
    tasks: [
      taskHandler(checkMemberTask, (data, attempt) => checkMember(platform, engines, data, attempt)),
      taskHandler(askAgainTask, (data, attempt) =>
        askAgain(platform, registry, data, attempt, lateAnswers(platform)),
      ),
      taskHandler(screenAgainTask, (data) => screenAgain(platform, data)),
      taskHandler(assessAgainTask, (data) => assessAgain(platform, data)),
      taskHandler(dueRemindersTask, () => remindOfDue(platform)),
      taskHandler(documentExpiryTask, () => flagExpiries(platform)),
      taskHandler(refusedApplicantsTask, () => deleteRefused(records)),
      taskHandler(formerMembersTask, () => deleteFormer(records)),
      taskHandler(abandonedApplicationsTask, () => deleteAbandoned(platform)),
      taskHandler(cleanRegistryTask, () => registry.clean()),
      taskHandler(cleanScreeningTask, () => cleanScreening(platform)),
    ],
    imports: [memberImport, openPaymentImport(platform)],
    search: { role: "onboarding", find: searchMembers },
    notifications: {
      ...memberNotifications,
      member_waiting: describeWaitingMembers,
      data_request_made: describeRequests,
    },
    beginnings: {
      stepsDone: stepsDoneInOnboarding,
      async addSample(scope, made) {
        const { addOnboardingSample } = await import("#server/seed/sample/sample-members.ts");
        await addOnboardingSample(scope, made);
      },
      removeSample: (scope) => removeOnboardingSample(records, scope),
    },
    async seed(demo) {
      const { seedOnboarding } = await import("#server/seed/seed-onboarding.ts");
      await seedOnboarding(demo, applicants);
    },
    resume: () => resumeCases(platform),
    resealSecrets: async () => {
      await resealIdentityChecks(platform);
      await resealMemberFaces(platform);
    },
    close: async () => {
      const engines = [documents, faces];
      await Promise.all(engines.map((engine) => engine.close()));
    },
  };
}
