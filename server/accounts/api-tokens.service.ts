import type { IncomingHttpHeaders } from "node:http";
import type { z } from "zod";
import { apiTokenPrefix } from "#contract/core/api-scopes.ts";
import type { AuditAction } from "#contract/core/audit.ts";
import { CodedError } from "#contract/core/errors.ts";
import type { Page } from "#contract/core/paging.ts";
import {
  type ApiToken,
  type apiTokenInput,
  maxApiTokens,
  type NewApiToken,
} from "#contract/workspace/api-tokens.ts";
import { dayMillis, nairobiMoment } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import type { TokenPrincipal } from "#server/platform/http/principal.ts";
import type { Platform } from "#server/platform/platform.ts";
import { newToken, tokenDigest } from "#server/platform/token-digest.ts";
import * as queries from "./api-tokens.queries.ts";
import { apiTokens } from "./api-tokens.table.ts";

/** How long a use of a token stands for those that follow it: not every call writes. */
const useMillis = 60_000;

function toApiToken(row: queries.TokenRow, now: Date): ApiToken {
  const { createdAt, expiresAt, lastUsedAt, revokedAt } = row;
  const expired = expiresAt !== null && expiresAt <= now;
  return {
    ...row,
    state: revokedAt ? "revoked" : expired ? "expired" : "active",
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}

/** @throws CodedError not_found */
async function findToken(scope: OrganisationScope, id: string): Promise<ApiToken> {
  const row = await queries.tokenById(scope, id);
  if (!row) throw new CodedError("not_found");
  return toApiToken(row, new Date());
}

const auditToken = (scope: OrganisationScope, staff: Staff, action: AuditAction, token: ApiToken) =>
  scope.audit(staff, {
    action,
    subject: "api_token",
    subjectId: token.id,
    detail: { name: token.name, scopes: token.scopes.join(", ") },
  });

/** The organisation's tokens, newest first. */
export function listApiTokens(
  { database }: Platform,
  staff: Staff,
  query: { page: number; pageSize: number },
): Promise<Page<ApiToken>> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { rows, total } = await queries.listTokens(scope, query);
    const now = new Date();
    return { rows: rows.map((row) => toApiToken(row, now)), total };
  });
}

/** The last moment of a day in Nairobi. @throws CodedError validation for a day that is over */
function endOfDay(day: string, now: Date): Date {
  const end = new Date(nairobiMoment(day).getTime() + dayMillis - 1);
  if (end > now) return end;
  throw new CodedError("validation", undefined, { lastDay: "Please choose today or a later day." });
}

/**
 * Makes a token. Only its digest is stored: this answer alone holds it. It is the organisation's, and outlives its
 * maker's membership.
 * @throws CodedError conflict when there are too many, email_unverified (what a token does sends mail), validation
 */
export function createApiToken(
  { database }: Platform,
  staff: Staff,
  { lastDay, ...input }: z.output<typeof apiTokenInput>,
): Promise<NewApiToken> {
  requireVerifiedEmail(staff);
  const expiresAt = lastDay ? endOfDay(lastDay, new Date()) : null;
  const token = `${apiTokenPrefix}${newToken()}`;
  return inOrganisation(database, staff.organisationId, async (scope) => {
    if ((await queries.countActiveTokens(scope)) >= maxApiTokens) {
      throw new CodedError(
        "conflict",
        `There are ${maxApiTokens} tokens already. Revoke one that is not used any more.`,
      );
    }
    const id = newId();
    const values = { ...input, id, digest: tokenDigest(token), createdBy: staff.userId, expiresAt };
    await scope.insert(apiTokens, values);
    const made = await findToken(scope, id);
    await auditToken(scope, staff, "api_token.created", made);
    return { ...made, token };
  });
}

/** Ends a token; one that was revoked before stays as it is. @throws CodedError not_found */
export function revokeApiToken({ database }: Platform, staff: Staff, id: string): Promise<ApiToken> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const revoked = await queries.revokeToken(scope, id);
    const token = await findToken(scope, id);
    if (revoked) await auditToken(scope, staff, "api_token.revoked", token);
    return token;
  });
}

/** The API token of a request; null when it carries none, however its Bearer token else looks. */
export function apiTokenIn({ authorization }: IncomingHttpHeaders): string | null {
  const token = /^bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
  return token?.startsWith(apiTokenPrefix) ? token : null;
}

/** Who acts with a token; null for one that is unknown, revoked or expired. */
export function authenticateApiToken(
  { database }: Pick<Platform, "database">,
  token: string,
): Promise<TokenPrincipal | null> {
  return acrossOrganisations(database, async (tx) => {
    const digest = tokenDigest(token);
    const found = await queries.activeToken(tx, digest);
    if (!found) return null;
    const { id, name, scopes, lastUsedAt, organisationId, trialEndsAt } = found;
    const now = new Date();
    const since = new Date(now.getTime() - useMillis);
    if (!lastUsedAt || lastUsedAt < since) await queries.recordUse(tx, digest, now, since);
    return { kind: "api_token", tokenId: id, name, scopes, membership: { organisationId, trialEndsAt } };
  });
}
