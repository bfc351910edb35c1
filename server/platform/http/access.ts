import { roleCovers } from "#contract/core/access.ts";
import { type ApiScope, apiScopes } from "#contract/core/api-scopes.ts";
import type { Call } from "#contract/core/call.ts";
import { CodedError } from "#contract/core/errors.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import type { Caller, Principal, TokenPrincipal } from "./principal.ts";

/** A signed-in person acting, with what the audit trail wants to know. */
export interface SignedIn extends Actor {
  userId: string;
  principal: Principal;
}

/** A signed-in person acting inside their organisation. */
export interface Staff extends SignedIn {
  organisationId: string;
}

/** An API token acting inside its organisation. */
export interface TokenActor extends Actor {
  userId: null;
  tokenId: string;
  organisationId: string;
  principal: TokenPrincipal;
}

/** Whoever acts inside an organisation: one of its people, or a program with one of its API tokens. */
export type StaffOrToken = Staff | TokenActor;

/** Who the handler of a call receives, by the call's access and scope. */
export type ActorFor<C extends Pick<Call, "access" | "scope">> = C["access"] extends "public"
  ? Actor
  : C["access"] extends "session" | "candidate"
    ? SignedIn
    : C["scope"] extends ApiScope
      ? StaffOrToken
      : Staff;

/** Whether the organisation's trial is over: the workspace can then only be read. */
export const trialEnded = ({ trialEndsAt }: { trialEndsAt: Date | null }, now: Date): boolean =>
  trialEndsAt !== null && trialEndsAt < now;

/** Whether a person has to set two-factor sign-in up before anything else opens. */
export const twoFactorOverdue = ({ twoFactorDueAt }: { twoFactorDueAt: Date | null }, now: Date): boolean =>
  twoFactorDueAt !== null && twoFactorDueAt <= now;

/** Whether mail may go out in the organisation's name: from a known address, or by a token, whose maker had one. */
export const maySendMail = ({ principal }: Pick<StaffOrToken, "principal">): boolean =>
  principal.kind === "api_token" || principal.emailVerified;

/** For what sends mail in the organisation's name. @throws CodedError email_unverified */
export function requireVerifiedEmail(staff: Pick<StaffOrToken, "principal">): void {
  if (!maySendMail(staff)) throw new CodedError("email_unverified");
}

/** @throws CodedError forbidden */
function requireScope({ scope }: Call, { scopes }: TokenPrincipal): void {
  if (!scope) throw new CodedError("forbidden", "An API token cannot make this call; sign in as a person.");
  if (scopes.includes(scope)) return;
  throw new CodedError("forbidden", `This API token lacks the scope ${scope} (${apiScopes[scope]}).`);
}

function mayCall({ access }: Call, { membership, isCandidate }: Principal): boolean {
  if (access === "public" || access === "session") return true;
  if (access === "candidate") return isCandidate;
  return membership !== null && (access === "staff" || roleCovers(membership.roles, access.role));
}

/**
 * The one place where access is decided: 401 without a session or API token, 403 with the wrong role or scope. A row
 * of another organisation is a 404, and that comes from the organisation in every WHERE (`OrganisationScope`).
 * @throws CodedError unauthenticated, forbidden, two_factor_overdue, trial_ended
 */
export function requireAccess(call: Call, caller: Caller | null, now = new Date()): void {
  const { access } = call;
  if (access === "public") return;
  if (!caller) throw new CodedError("unauthenticated");
  if (caller.kind === "api_token") requireScope(call, caller);
  else if (!mayCall(call, caller)) throw new CodedError("forbidden");
  if (access === "session" || access === "candidate") return;
  if (caller.kind === "person" && caller.membership && twoFactorOverdue(caller.membership, now)) {
    throw new CodedError("two_factor_overdue");
  }
  const reads = call.method === "GET";
  if (!reads && !call.allowedAfterTrial && caller.membership && trialEnded(caller.membership, now)) {
    throw new CodedError("trial_ended");
  }
}
