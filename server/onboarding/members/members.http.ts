import { memberCalls } from "#contract/onboarding/members.calls.ts";
import { onboardingReportCalls } from "#contract/onboarding/onboarding-report.ts";
import { namesOf } from "#server/accounts/team.service.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import { importEndpoints } from "#server/platform/import/import.http.ts";
import { createImports } from "#server/platform/import/import.service.ts";
import type { Platform } from "#server/platform/platform.ts";
import { listActivities } from "./history.service.ts";
import { memberImport } from "./import/member-import.ts";
import { changeKyc, type ReopenApplication } from "./kyc.service.ts";
import * as members from "./members.service.ts";
import { endMembership, takeBackEnd } from "./membership-end.service.ts";
import { getRegisterFigures } from "./payments/figures.service.ts";
import { openPaymentImport } from "./payments/payment-import.ts";
import { listPayments, recordPayment } from "./payments/payments.service.ts";
import { reportOnboarding } from "./report/onboarding-report.service.ts";

/** The register of members, and who moves on in it. */
export function memberEndpoints(platform: Platform, reopen: ReopenApplication) {
  const calls = memberCalls;
  const statements = openPaymentImport(platform);
  const { assign } = createImports(platform, statements, namesOf);
  return [
    endpoint(onboardingReportCalls.onboarding, ({ actor, query }) =>
      reportOnboarding(platform, actor, query),
    ),
    endpoint(calls.figures, ({ actor }) => getRegisterFigures(platform, actor)),
    endpoint(calls.list, ({ actor, query }) => members.listMembers(platform, actor, query)),
    endpoint(calls.get, ({ actor, params }) => members.getMember(platform, actor, params.id)),
    endpoint(calls.create, ({ actor, body }) => members.createMember(platform, actor, body)),
    endpoint(calls.changeStep, ({ actor, params, body }) =>
      members.changeStep(platform, actor, params.id, body),
    ),
    endpoint(calls.changeKyc, ({ actor, params, body }) =>
      changeKyc(platform, reopen, actor, params.id, body),
    ),
    endpoint(calls.end, ({ actor, params, body }) => endMembership(platform, actor, params.id, body)),
    endpoint(calls.takeBackEnd, ({ actor, params }) => takeBackEnd(platform, actor, params.id)),
    endpoint(calls.payments.list, ({ actor, params }) => listPayments(platform, actor, params.id)),
    endpoint(calls.payments.record, ({ actor, params, body }) =>
      recordPayment(platform, actor, params.id, body),
    ),
    ...importEndpoints(platform, calls.imports, memberImport, namesOf),
    ...importEndpoints(platform, calls.payments.imports, statements, namesOf),
    endpoint(calls.payments.imports.assign, ({ actor, params, body }) =>
      assign(actor, params.id, body.row, body.memberId),
    ),
    endpoint(calls.activities, ({ actor, query }) => listActivities(platform, actor, query)),
  ];
}
