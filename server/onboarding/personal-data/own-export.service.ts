import { ownMembership } from "#contract/onboarding/own-membership.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { archivePaths, ownDataDownload } from "#server/platform/files/own-data.ts";
import type { Download } from "#server/platform/http/endpoint.ts";
import { gatherFrom } from "#server/platform/personal-data.ts";
import { findOfMember } from "../applications/applications.queries.ts";
import { documentsOf } from "../members/desk.queries.ts";
import { listPayments } from "../members/payments/payments.queries.ts";
import * as queries from "./own-export.queries.ts";
import { describeOwn, locateMember, type OwnData } from "./own-membership.service.ts";
import { contactsOf } from "./personal-data.queries.ts";

/** Everything that is kept of a member, for their eyes, and the files that go with it. */
async function gather(own: OwnData, scope: OrganisationScope, memberId: string) {
  const paths = archivePaths();
  // What stands on the person's page, and nothing that is for the staff.
  const shown = ownMembership.parse(await describeOwn(own, scope, memberId));
  const { form, documents: _, reopenedKey: __, ...membership } = shown;
  const sent = (await findOfMember(scope, memberId))?.application;
  const documents = await documentsOf(scope, memberId);
  const addresses = await contactsOf(scope, memberId);
  const payments = await listPayments(scope, memberId);
  const data = {
    membership,
    application: sent
      ? { form, sentAt: sent.submittedAt, byLaws: sent.byLaws, consents: sent.submitted?.consents }
      : null,
    documents: documents.map(({ document, file }) => ({
      kind: document.kind,
      sentAt: document.createdAt,
      replacedAt: document.replacedAt,
      method: document.method,
      file: paths.add("documents", file),
    })),
    checks: await queries.ownChecks(scope, memberId),
    payments: payments.map(({ payment: { kind, amount, method, reference, paidOn, createdAt } }) => ({
      kind,
      amount,
      method,
      reference,
      paidOn,
      recordedAt: createdAt,
    })),
    history: await queries.ownHistory(scope, memberId),
    ...(await gatherFrom(own.personalData, scope, { memberId, addresses }, paths)),
    letters: await queries.ownLetters(scope, {
      email: membership.email || null,
      phoneNumber: membership.phoneNumber,
    }),
  };
  return { data, files: paths.files };
}

/** Everything kept about the member whom a key opens, as a zip. @throws CodedError not_found, gone */
export async function exportOwnMembership(own: OwnData, actor: Actor, key: string): Promise<Download> {
  const { organisationId, memberId } = await locateMember(own, key);
  const { data, files } = await inOrganisation(own.database, organisationId, async (scope) => {
    await scope.audit(actor, { action: "user.exported", subject: "member", subjectId: memberId });
    return gather(own, scope, memberId);
  });
  return ownDataDownload(data, files, own.files);
}
