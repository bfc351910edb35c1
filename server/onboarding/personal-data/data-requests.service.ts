import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import type { Page } from "#contract/core/paging.ts";
import type {
  DataRequest,
  dataRequestInput,
  dataRequestList,
  OwnDataRequest,
  OwnMembership,
} from "#contract/onboarding/own-membership.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import { dayMillis, nairobiDay } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import { findOfMember } from "../applications/applications.queries.ts";
import { readSettings } from "../settings/settings.queries.ts";
import { correctionFor } from "./answers.service.ts";
import { changeMarketingConsent } from "./marketing.service.ts";
import { describeOwn, locateMember, type OwnData, toOwnRequest } from "./own-membership.service.ts";
import { personalDataMessages } from "./personal-data.messages.ts";
import * as queries from "./personal-data.queries.ts";
import { notifyOfRequest } from "./request-news.service.ts";
import { retentionOf } from "./retention.policy.ts";

/** Writes a request down, and tells the officers; the one that is open already where there is one of its kind. */
export async function addRequest(
  scope: OrganisationScope,
  actor: Actor,
  memberId: string,
  { kind, text }: z.output<typeof dataRequestInput>,
  createdAt = new Date(),
) {
  const { requestDays } = await readSettings(scope);
  const dueAt = new Date(createdAt.getTime() + requestDays * dayMillis);
  const id = newId();
  await queries.insertRequest(scope, { id, memberId, kind, text, createdAt, dueAt });
  const request = await queries.openRequest(scope, memberId, kind);
  if (!request) throw new Error("the request that was made is gone");
  if (request.id === id) {
    await notifyOfRequest(scope, id);
    await scope.audit(actor, {
      action: "data_request.made",
      subject: "data_request",
      subjectId: id,
      detail: { kind, memberId },
    });
  }
  return request;
}

/**
 * Takes a person's request about their data. Who asks for the same again while it is open is answered with the first.
 * @throws CodedError not_found, gone
 */
export async function makeRequest(
  own: OwnData,
  actor: Actor,
  key: string,
  request: z.output<typeof dataRequestInput>,
): Promise<OwnDataRequest> {
  const { organisationId, memberId } = await locateMember(own, key);
  return inOrganisation(own.database, organisationId, async (scope) => {
    // Not for who is erased meanwhile.
    await describeOwn(own, scope, memberId);
    return toOwnRequest(await addRequest(scope, actor, memberId, request), []);
  });
}

/** Allows news and offers, or takes that back, at once. @throws CodedError not_found, gone; conflict without an application */
export async function allowMarketing(
  own: OwnData,
  actor: Actor,
  key: string,
  allowed: boolean,
): Promise<OwnMembership> {
  const { organisationId, memberId } = await locateMember(own, key);
  return inOrganisation(own.database, organisationId, async (scope) => {
    if (!(await findOfMember(scope, memberId))?.application.submitted) {
      throw new CodedError(
        "conflict",
        textOf(personalDataMessages, (t) => t.noConsent),
      );
    }
    await changeMarketingConsent(scope, actor, memberId, allowed);
    return describeOwn(own, scope, memberId);
  });
}

const toCorrection = (found: queries.FoundCorrection | undefined): DataRequest["correction"] =>
  found
    ? { at: found.at.toISOString(), by: found.by, fields: found.changes.map(({ field }) => field) }
    : null;

/** What people asked for, a page at a time. */
export function listRequests(
  { database }: OwnData,
  staff: Staff,
  query: z.output<typeof dataRequestList.query>,
): Promise<Page<DataRequest>> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { rows, total } = await queries.listRequests(scope, query);
    const corrections = await queries.correctionsOf(
      scope,
      rows.map(({ member }) => member.id),
    );
    const settings = await readSettings(scope);
    const today = nairobiDay(new Date());
    return {
      total,
      rows: rows.map(({ request, member, lastPaidOn, answerer }) => ({
        ...toOwnRequest(request, corrections),
        ...retentionOf(member, lastPaidOn, settings, today),
        memberId: member.id,
        memberName: member.fullName,
        answeredBy: answerer,
        correction: toCorrection(correctionFor(request, corrections)),
      })),
    };
  });
}
