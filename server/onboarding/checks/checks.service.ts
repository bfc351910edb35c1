import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { Page } from "#contract/core/paging.ts";
import {
  type CheckKind,
  type IdentityCheck,
  identityCheck,
  type identityCheckCalls,
} from "#contract/onboarding/checks.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import { eachInBatches } from "#server/platform/database/batches.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import type { StaffOrToken } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { resealed, type Sealer } from "#server/platform/sealing.ts";
import * as queries from "./checks.queries.ts";

/** Who makes a check, and in which organisation: its staff, one of its programs, or an applicant. */
export interface CheckMaker extends Actor {
  organisationId: string;
}

/** What a check came to, to be kept. */
export interface CheckOutcome {
  kind: CheckKind;
  /** As the check's own answer names it, in one word: `match`, `unavailable`. */
  outcome: string;
  engine: string;
  engineVersion: string;
  /** What the call answers; plain JSON. */
  result: object;
  /** What it was made from: digests of files, measures, thresholds. No pictures. */
  evidence: object;
}

const nameOf = (id: string) => `identity check ${id}`;
const checkDetails = identityCheck.pick({ result: true, evidence: true });

/**
 * Keeps a check under the caller's name of the case, in the transaction of what else is written.
 * @returns the entry's id
 */
export async function recordCheck(
  scope: OrganisationScope,
  sealer: Sealer,
  actor: Actor,
  reference: string,
  { result, evidence, ...outcome }: CheckOutcome,
): Promise<string> {
  const id = newId();
  await queries.insertCheck(scope, {
    ...outcome,
    id,
    reference,
    createdAt: new Date(),
    createdBy: actor.userId,
    details: sealer.seal(nameOf(id), JSON.stringify({ result, evidence })),
  });
  const { kind } = outcome;
  await scope.audit(actor, {
    action: "identity_check.made",
    subject: "identity_check",
    subjectId: id,
    detail: { kind, outcome: outcome.outcome },
  });
  return id;
}

/** The same in a transaction of its own, for a check that was given a reference; nothing without one. */
export async function keepCheck(
  { database, sealer }: Platform,
  actor: CheckMaker,
  reference: string | undefined,
  outcome: CheckOutcome,
): Promise<void> {
  if (!reference) return;
  await inOrganisation(database, actor.organisationId, (scope) =>
    recordCheck(scope, sealer, actor, reference, outcome),
  );
}

function toCheck(
  sealer: Sealer,
  { check, maker }: { check: queries.IdentityCheckRow; maker: string | null },
): IdentityCheck {
  const { id, reference, kind, outcome, engine, engineVersion, createdAt } = check;
  const opened = checkDetails.parse(JSON.parse(sealer.open(nameOf(id), check.details)));
  return {
    id,
    reference,
    kind,
    outcome,
    engine,
    engineVersion,
    checkedAt: createdAt.toISOString(),
    checkedBy: maker,
    ...opened,
  };
}

/** A kept check as a task goes on with it; null where it is gone, or its case has a later one of its kind. */
export async function latestCheck(
  scope: OrganisationScope,
  sealer: Sealer,
  id: string,
): Promise<IdentityCheck | null> {
  const check = await queries.findLatestCheck(scope, id);
  return check ? toCheck(sealer, { check, maker: null }) : null;
}

export const latestOutcome = queries.findLatestOutcome;

/** Checks that were kept of a case, newest first, in the caller's transaction. Reading them is in the audit trail. */
export async function readChecks(
  scope: OrganisationScope,
  sealer: Sealer,
  actor: Actor,
  references: readonly string[],
  query: z.output<typeof identityCheckCalls.list.query>,
): Promise<Page<IdentityCheck>> {
  const { rows, total } = await queries.listChecks(scope, references, query);
  const viewed = rows.map(({ check: { id, kind } }) => ({
    action: "identity_check.viewed" as const,
    subject: "identity_check",
    subjectId: id,
    detail: { kind },
  }));
  await scope.audit(actor, ...viewed);
  return { rows: rows.map((row) => toCheck(sealer, row)), total };
}

/**
 * The checks that were kept of a case, newest first.
 * @throws CodedError not_found for a case of which nothing was kept
 */
export function listIdentityChecks(
  { database, sealer }: Platform,
  actor: StaffOrToken,
  reference: string,
  query: z.output<typeof identityCheckCalls.list.query>,
): Promise<Page<IdentityCheck>> {
  return inOrganisation(database, actor.organisationId, async (scope) => {
    const page = await readChecks(scope, sealer, actor, [reference], query);
    if (page.total === 0 && !(await queries.hasChecks(scope, reference))) throw new CodedError("not_found");
    return page;
  });
}

/** Removes every check that was kept of a case. @throws CodedError not_found for a case of which nothing was kept */
export function removeIdentityChecks(
  { database }: Platform,
  actor: StaffOrToken,
  reference: string,
): Promise<{ removed: number }> {
  return inOrganisation(database, actor.organisationId, async (scope) => {
    const removed = await queries.removeChecks(scope, reference);
    if (removed === 0) throw new CodedError("not_found");
    await scope.audit(actor, {
      action: "identity_check.removed",
      subject: "organisation",
      subjectId: actor.organisationId,
      detail: { removed },
    });
    return { removed };
  });
}

/** Seals every kept check with the current key that a former one sealed: SECRET_RETIRED can then go. */
export function resealIdentityChecks({ database, sealer }: Platform): Promise<void> {
  return eachInBatches(database, queries.sealedAfter, async (tx, row) => {
    const sealed = resealed(sealer, nameOf(row.id), row.details);
    if (sealed) await queries.updateSealed(tx, row.id, sealed);
  });
}
