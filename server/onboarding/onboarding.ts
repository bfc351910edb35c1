import type { Domain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { identityCheckEndpoints } from "./checks/checks.http.ts";
import { resealIdentityChecks } from "./checks/checks.service.ts";
import { comparisonEndpoints } from "./comparison/comparison.http.ts";

/** Who becomes a member: the checks of a person's identity. */
export function openOnboarding(platform: Platform): Domain {
  return {
    endpoints: [...identityCheckEndpoints(platform), ...comparisonEndpoints(platform)],
    resealSecrets: () => resealIdentityChecks(platform),
  };
}
