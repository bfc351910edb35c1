import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import type { Page } from "#contract/core/paging.ts";
import type {
  DataRequest,
  dataRequestAnswer,
  dataRequestInput,
  dataRequestList,
  OwnDataRequest,
  OwnMembership,
} from "#contract/onboarding/own-membership.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import { findOfMember, updateApplication } from "../applications/applications.queries.ts";
import { readSettings } from "../settings/settings.queries.ts";
import { discardAll, eraseMember, isErasable, sendErased } from "./erasure.service.ts";
import {
  describeOwn,
  locateMember,
  type OwnData,
  sendMembershipLink,
  toOwnRequest,
} from "./own-membership.service.ts";
import { personalDataMessages } from "./personal-data.messages.ts";
import * as queries from "./personal-data.queries.ts";

/**
 * Takes a person's request about their data. Who asks for the same again while it is open is answered with the first.
 * @throws CodedError not_found, gone
 */
export async function makeRequest(
  own: OwnData,
  actor: Actor,
  key: string,
  { kind, text }: z.output<typeof dataRequestInput>,
): Promise<OwnDataRequest> {
  const { organisationId, memberId } = await locateMember(own, key);
  return inOrganisation(own.database, organisationId, async (scope) => {
    // Not for who is erased meanwhile.
    await describeOwn(own, scope, memberId);
    const { requestDays } = await readSettings(scope);
    const createdAt = new Date();
    const dueAt = new Date(createdAt.getTime() + requestDays * dayMillis);
    const id = newId();
    await queries.insertRequest(scope, { id, memberId, kind, text, createdAt, dueAt });
    const request = await queries.openRequest(scope, memberId, kind);
    if (!request) throw new Error("the request that was made is gone");
    if (request.id === id) {
      await scope.audit(actor, {
        action: "data_request.made",
        subject: "data_request",
        subjectId: id,
        detail: { kind, memberId },
      });
    }
    return toOwnRequest(request);
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
    const found = await findOfMember(scope, memberId);
    const form = found?.application.submitted;
    if (!found || !form) {
      throw new CodedError(
        "conflict",
        textOf(personalDataMessages, (t) => t.noConsent),
      );
    }
    const { application } = found;
    const consents = { ...form.consents, marketing: allowed };
    await updateApplication(scope, application.id, {
      submitted: { ...form, consents },
      values: { ...application.values, consents: { ...application.values.consents, marketing: allowed } },
    });
    await scope.audit(actor, {
      action: "consent.changed",
      subject: "member",
      subjectId: memberId,
      detail: { marketing: allowed },
    });
    return describeOwn(own, scope, memberId);
  });
}

/** What people asked for, a page at a time. */
export function listRequests(
  { database }: OwnData,
  staff: Staff,
  query: z.output<typeof dataRequestList.query>,
): Promise<Page<DataRequest>> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { rows, total } = await queries.listRequests(scope, query);
    return {
      total,
      rows: rows.map(({ request, member, paid, answerer }) => ({
        ...toOwnRequest(request),
        memberId: member.id,
        memberName: member.fullName,
        erasable: isErasable(member, paid),
        answeredBy: answerer,
      })),
    };
  });
}

/**
 * Answers a request; the person is told. A granted erasure deletes who is not a member yet.
 * @throws CodedError not_found; conflict when it is answered already, or a law has the record kept; email_unverified
 */
export async function answerRequest(
  own: OwnData,
  staff: Staff,
  id: string,
  { decision, answer }: z.output<typeof dataRequestAnswer>,
): Promise<void> {
  requireVerifiedEmail(staff);
  const files = await inOrganisation(own.database, staff.organisationId, async (scope) => {
    const request = await queries.lockRequest(scope, id);
    if (!request) throw new CodedError("not_found");
    if (request.status !== "open") throw new CodedError("conflict", "This request was answered already.");
    const found = await queries.findOwn(scope, request.memberId);
    if (!found) throw new CodedError("not_found");
    const { kind, memberId } = request;
    await scope.audit(staff, {
      action: "data_request.answered",
      subject: "data_request",
      subjectId: id,
      detail: { kind, decision, memberId },
    });
    if (kind === "erasure" && decision === "granted") {
      if (!isErasable(found.member, found.paid)) {
        throw new CodedError(
          "conflict",
          "A member's record is kept as the law demands. Answer that the erasure is restricted, and until when.",
        );
      }
      await sendErased(own, scope, found);
      return eraseMember(scope, staff, memberId);
    }
    const answered = { status: decision, answer, answeredAt: new Date(), answeredBy: staff.userId };
    await queries.updateRequest(scope, id, answered);
    await sendMembershipLink(own, scope, found, { news: "answered", by: { mail: true, sms: true } });
    return [];
  });
  await discardAll(own, files);
}
