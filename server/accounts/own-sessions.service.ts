import type { OwnSession } from "#contract/accounts/own-account.ts";
import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import type { Page } from "#contract/core/paging.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import type { SignedIn } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { auditUser } from "./account-audit.ts";
import { accountMessages } from "./accounts.messages.ts";
import { deviceOf } from "./device.ts";
import * as queries from "./own-sessions.queries.ts";

/** Where the person is signed in. */
export async function listOwnSessions(
  { database }: Platform,
  { userId, principal }: SignedIn,
  page: { page: number; pageSize: number },
): Promise<Page<OwnSession>> {
  const { sessionId: first } = principal;
  const { rows, total } = await queries.sessionsOf(database.db, userId, { first, ...page });
  return {
    total,
    rows: rows.map(({ id, startedAt, lastSeenAt, userAgent, address }) => ({
      id,
      current: id === first,
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      ...deviceOf(userAgent ?? ""),
      address: address || null,
    })),
  };
}

/** @throws CodedError not_found for a session that ended or is somebody else's, conflict for the one that asks */
export async function endOwnSession({ database }: Platform, actor: SignedIn, id: string): Promise<void> {
  if (id === actor.principal.sessionId) {
    throw new CodedError(
      "conflict",
      textOf(accountMessages, (t) => t.ownSession),
    );
  }
  await acrossOrganisations(database, async (tx) => {
    if (!(await queries.deleteSession(tx, actor.userId, id))) throw new CodedError("not_found");
    await auditUser(tx, actor, actor.userId, "session.revoked");
  });
}

/** Ends every session of the person but the one that asks. */
export function endOtherSessions({ database }: Platform, actor: SignedIn): Promise<{ ended: number }> {
  const { userId, principal } = actor;
  return acrossOrganisations(database, async (tx) => {
    const ended = await queries.deleteOtherSessions(tx, userId, principal.sessionId);
    if (ended > 0) await auditUser(tx, actor, userId, "session.revoked");
    return { ended };
  });
}
