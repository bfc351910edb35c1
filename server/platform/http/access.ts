import { type Access, roleCovers } from "#contract/core/access.ts";
import type { Call } from "#contract/core/call.ts";
import { CodedError } from "#contract/core/errors.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import type { Principal } from "./principal.ts";

/** A signed-in person acting, with what the audit trail wants to know. */
export interface SignedIn extends Actor {
  userId: string;
  principal: Principal;
}

/** A signed-in person acting inside their organisation. */
export interface Staff extends SignedIn {
  organisationId: string;
}

/** Who the handler of a call receives, by the call's access. */
export type ActorFor<A extends Access> = A extends "public"
  ? Actor
  : A extends "session" | "candidate"
    ? SignedIn
    : Staff;

/** Whether the organisation's trial is over: the workspace can then only be read. */
export const trialEnded = ({ trialEndsAt }: { trialEndsAt: Date | null }, now: Date): boolean =>
  trialEndsAt !== null && trialEndsAt < now;

/**
 * The one place where access is decided: 401 without a session, 403 with the wrong role. A row of another
 * organisation is a 404, and that comes from the organisation in every WHERE (`OrganisationScope`).
 * @throws CodedError unauthenticated, forbidden, trial_ended
 */
export function requireAccess(call: Call, principal: Principal | null, now = new Date()): void {
  const { access } = call;
  if (access === "public") return;
  if (!principal) throw new CodedError("unauthenticated");
  if (access === "session") return;
  if (access === "candidate") {
    if (!principal.isCandidate) throw new CodedError("forbidden");
    return;
  }
  const { membership } = principal;
  if (!membership) throw new CodedError("forbidden");
  if (access !== "staff" && !roleCovers(membership.roles, access.role)) throw new CodedError("forbidden");
  const reads = call.method === "GET";
  if (!reads && !call.allowedAfterTrial && trialEnded(membership, now)) {
    throw new CodedError("trial_ended");
  }
}
