import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { DescribeNotifications } from "#server/platform/notifications/notifications.service.ts";
import { notifyOfficers } from "../members/notify-officers.service.ts";
import { requestsById } from "./personal-data.queries.ts";

/** Tells the officers that somebody asked about their data: a law counts the days. */
export const notifyOfRequest = (scope: OrganisationScope, requestId: string): Promise<void> =>
  notifyOfficers(scope, { kind: "data_request_made", subjectId: requestId });

const titles = {
  correction: "Somebody asks for a correction of their data",
  erasure: "Somebody asks for their data to be erased",
  consent_withdrawal: "Somebody takes a consent back",
};

/** What it reads like that somebody asked about their data. */
export const describeRequests: DescribeNotifications = async (scope, causes) => {
  const rows = await requestsById(
    scope,
    causes.map(({ subjectId }) => subjectId),
  );
  const requests = new Map(rows.map((row) => [row.id, row]));
  return ({ subjectId }) => {
    const request = requests.get(subjectId);
    if (!request) return null;
    return {
      title: titles[request.kind],
      detail: request.memberName,
      path: "/dashboard/member-onboarding/requests?status=open",
    };
  };
};
