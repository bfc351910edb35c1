import { caseCheckCalls } from "#contract/onboarding/case-checks.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as cases from "./case.service.ts";
import * as risk from "./risk.service.ts";

/** The checks of cases, their flags and ratings: for staff, and how far they are for the applicant. */
export function verificationEndpoints(platform: Platform) {
  const { riskRules, ...calls } = caseCheckCalls;
  return [
    endpoint(calls.get, ({ actor, params }) => cases.getCase(platform, actor, params.id)),
    endpoint(calls.again, ({ actor, params }) => cases.checkAgain(platform, actor, params.id)),
    endpoint(calls.resolveFlag, ({ actor, params, body }) =>
      cases.resolveFlag(platform, actor, params.id, body),
    ),
    endpoint(calls.progress, ({ params, language }) => cases.progressOf(platform, params.key, language)),
    endpoint(riskRules.get, ({ actor }) => risk.getRiskRules(platform, actor)),
    endpoint(riskRules.save, ({ actor, body }) => risk.saveRiskRules(platform, actor, body.rules)),
  ];
}
