import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { dataRequestAnswer } from "#contract/onboarding/own-membership.ts";
import { nairobiDay } from "#server/platform/clock.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import { readSettings } from "../settings/settings.queries.ts";
import { discardAll, eraseMember, sendErased } from "./erasure.service.ts";
import { type OwnData, sendMembershipLink } from "./own-membership.service.ts";
import * as queries from "./personal-data.queries.ts";
import type { dataRequests } from "./personal-data.table.ts";
import { retentionOf } from "./retention.policy.ts";
import { withdrawConsent } from "./withdrawal.service.ts";

type Answer = z.output<typeof dataRequestAnswer>;
type Request = typeof dataRequests.$inferSelect;

/** The latest correction since a request for one was made. @param corrections the latest first */
export const correctionFor = (
  { kind, status, memberId, createdAt }: Request,
  corrections: readonly queries.FoundCorrection[],
): queries.FoundCorrection | undefined =>
  kind === "correction" && status === "open"
    ? corrections.find((one) => one.memberId === memberId && one.at >= createdAt)
    : undefined;

/** The correction that answers a request. @throws CodedError validation where there is none, and nothing says what was put right */
async function requireCorrection(scope: OrganisationScope, request: Request, answer: string) {
  const found = correctionFor(request, await queries.correctionsOf(scope, [request.memberId]));
  if (found || answer !== "") return found?.id ?? null;
  throw new CodedError("validation", undefined, {
    answer: "Nothing was corrected since this was asked. Correct it first, or say what you put right.",
  });
}

async function erase(
  own: OwnData,
  scope: OrganisationScope,
  staff: Staff,
  memberId: string,
): Promise<string[]> {
  const found = await queries.findOwn(scope, memberId);
  if (!found) throw new CodedError("not_found");
  const settings = await readSettings(scope);
  if (!retentionOf(found.member, found.lastPaidOn, settings, nairobiDay(new Date())).erasable) {
    throw new CodedError(
      "conflict",
      "A member's record is kept as the law demands. Answer that the erasure is restricted, and until when.",
    );
  }
  const files = await eraseMember(own, scope, staff, memberId);
  await sendErased(own, scope, found);
  return files;
}

/**
 * Answers a request in the caller's transaction, and does what is granted.
 * @param about whose request it has to be, and what it has to ask for
 * @returns the ids of files that nothing refers to any more
 */
export async function answerIn(
  own: OwnData,
  scope: OrganisationScope,
  staff: Staff,
  id: string,
  { decision, answer }: Answer,
  about: Partial<Pick<Request, "memberId" | "kind">> = {},
): Promise<string[]> {
  const request = await queries.lockRequest(scope, id);
  if (!request) throw new CodedError("not_found");
  const { kind, memberId } = request;
  if ((about.memberId ?? memberId) !== memberId || (about.kind ?? kind) !== kind) {
    throw new CodedError("not_found");
  }
  if (request.status !== "open") throw new CodedError("conflict", "This request was answered already.");
  await scope.audit(staff, {
    action: "data_request.answered",
    subject: "data_request",
    subjectId: id,
    detail: { kind, decision, memberId },
  });
  const isGranted = decision === "granted";
  if (isGranted && kind === "erasure") return erase(own, scope, staff, memberId);
  if (isGranted && kind === "consent_withdrawal") await withdrawConsent(scope, staff, memberId, request.text);
  const correctionId =
    isGranted && kind === "correction" ? await requireCorrection(scope, request, answer) : null;
  const answered = { answeredAt: new Date(), answeredBy: staff.userId };
  await queries.updateRequest(scope, id, { status: decision, answer, correctionId, ...answered });
  const found = await queries.findOwn(scope, memberId);
  if (found) await sendMembershipLink(own, scope, found, { news: "answered", by: { mail: true, sms: true } });
  return [];
}

/**
 * Answers a request; the person is told. A granted erasure deletes whose record no law has kept, a granted withdrawal ends
 * the checks, and a granted correction names what was corrected.
 * @throws CodedError not_found; conflict when it is answered already, or a law has the record kept; validation for a
 *   correction that nobody made; email_unverified
 */
export async function answerRequest(own: OwnData, staff: Staff, id: string, answer: Answer): Promise<void> {
  requireVerifiedEmail(staff);
  const files = await inOrganisation(own.database, staff.organisationId, (scope) =>
    answerIn(own, scope, staff, id, answer),
  );
  await discardAll(own, files);
}
