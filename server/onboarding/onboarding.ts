import type { Domain } from "#server/platform/domain.ts";
import { createFaceEngine } from "#server/platform/faces/face-engine.ts";
import type { Platform } from "#server/platform/platform.ts";
import { taskHandler } from "#server/platform/queue/queue.ts";
import { identityCheckEndpoints } from "./checks/checks.http.ts";
import { resealIdentityChecks } from "./checks/checks.service.ts";
import { comparisonEndpoints } from "./comparison/comparison.http.ts";
import { createDocumentReader } from "./documents/document-reader.ts";
import { identityDocumentEndpoints } from "./documents/documents.http.ts";
import { faceEndpoints } from "./faces/faces.http.ts";
import { livenessEndpoints } from "./faces/liveness.http.ts";
import { memberEndpoints } from "./members/members.http.ts";
import { askAgain } from "./registry/ask-again.service.ts";
import { askAgainTask } from "./registry/ask-again.task.ts";
import { openRegistry } from "./registry/open-registry.ts";
import { registryEndpoints } from "./registry/registry.http.ts";
import { cleanRegistryTask } from "./registry/registry.service.ts";
import { screeningEndpoints } from "./screening/screening.http.ts";
import { cleanScreening, cleanScreeningTask } from "./screening/screening-lists.service.ts";
import { onboardingSettingsEndpoints } from "./settings/settings.http.ts";

/** Who becomes a member: the checks of a person's identity. */
export function openOnboarding(platform: Platform): Domain {
  const registry = openRegistry(platform);
  const documents = createDocumentReader();
  const faces = createFaceEngine();
  return {
    endpoints: [
      ...onboardingSettingsEndpoints(platform),
      ...memberEndpoints(platform),
      ...identityCheckEndpoints(platform),
      ...identityDocumentEndpoints(platform, documents),
      ...comparisonEndpoints(platform),
      ...faceEndpoints(platform, faces),
      ...livenessEndpoints(platform, faces),
      ...registryEndpoints(registry),
      ...screeningEndpoints(platform),
    ],
    tasks: [
      taskHandler(askAgainTask, (data, attempt) => askAgain(platform, registry, data, attempt)),
      taskHandler(cleanRegistryTask, () => registry.clean()),
      taskHandler(cleanScreeningTask, () => cleanScreening(platform)),
    ],
    resealSecrets: () => resealIdentityChecks(platform),
    close: async () => {
      await Promise.all([documents.close(), faces.close()]);
    },
  };
}
