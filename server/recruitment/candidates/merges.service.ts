import { and, eq, inArray } from "drizzle-orm";
import { CodedError } from "#contract/core/errors.ts";
import type { Page } from "#contract/core/paging.ts";
import {
  type CandidateMerge,
  type MergeChoice,
  type MergedField,
  mergedFields,
  mergeUndoDays,
} from "#contract/recruitment/duplicates.ts";
import { namesOf } from "#server/accounts/team.service.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import { systemActor } from "#server/platform/audit/audit.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { inOrganisation, OrganisationScope } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { waitingDecision } from "./candidate-decisions.queries.ts";
import { candidates } from "./candidates.table.ts";
import * as queries from "./merges.queries.ts";
import type { MergeChange } from "./merges.table.ts";
import { nameKey } from "./name-key.ts";
import { giveTags, tagsOf } from "./tags.queries.ts";

type Person = queries.LockedCandidate;

/** Who of two is kept: who alone has an account, for the mails go there; else whose address was chosen. */
function inOrder(first: Person, second: Person, choice: MergeChoice): [kept: Person, absorbed: Person] {
  const accounts = [first, second].filter(({ userId }) => userId !== null);
  const [only] = accounts;
  if (only && accounts.length === 1) return only === first ? [first, second] : [second, first];
  const bySecond = second.email !== "" && (choice.email === "second" || first.email === "");
  return bySecond ? [second, first] : [first, second];
}

/** What a choice changes of the kept one. An empty value replaces none. */
function changesOf(first: Person, second: Person, kept: Person, choice: MergeChoice): MergeChange["fields"] {
  const changed = mergedFields.flatMap((field): [MergedField, { from: string; to: string }][] => {
    const [chosen, other] = choice[field] === "first" ? [first, second] : [second, first];
    const [from, to] = [kept[field], chosen[field] || other[field]];
    return from === to ? [] : [[field, { from, to }]];
  });
  return Object.fromEntries(changed);
}

/** The values of a candidate's row by field; a name carries its key. */
function valuesOf(values: Partial<Record<MergedField, string>>): Partial<typeof candidates.$inferInsert> {
  const { status, ...rest } = values;
  return {
    ...rest,
    ...(rest.name === undefined ? {} : { nameKey: nameKey(rest.name) }),
    ...(status === undefined ? {} : { status: status as Person["status"] }),
  };
}

const undoUntil = (at: Date): Date => new Date(at.getTime() + mergeUndoDays * dayMillis);

async function describeMerges(
  scope: OrganisationScope,
  rows: Awaited<ReturnType<typeof queries.listMerges>>["rows"],
): Promise<CandidateMerge[]> {
  const names = await namesOf(
    scope,
    rows.flatMap(({ mergedBy }) => mergedBy ?? []),
  );
  const now = new Date();
  return rows.map(({ id, kept, absorbed, at, mergedBy, latest }) => ({
    id,
    kept,
    absorbed,
    at: at.toISOString(),
    by: mergedBy === null ? null : (names.get(mergedBy) ?? null),
    undoUntil: latest && undoUntil(at) > now ? undoUntil(at).toISOString() : null,
  }));
}

/**
 * Makes two candidates one. Both rows, accounts and applications stay; the absorbed one is listed as the kept one, which
 * takes the chosen values and the tags of both.
 * @throws CodedError not_found; stale when one of them is merged already; conflict while a rejection's mail waits
 */
export function mergeCandidates(
  { database }: Platform,
  staff: Staff,
  id: string,
  choice: MergeChoice,
): Promise<CandidateMerge> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const found = await queries.lockCandidates(scope, [id, choice.otherId]);
    const [first, second] = [id, choice.otherId].map((one) => found.find((row) => row.id === one));
    if (!first || !second || first === second) throw new CodedError("not_found");
    for (const one of [first, second]) {
      if (await queries.isAbsorbed(scope, one.id)) throw new CodedError("stale");
      if (await waitingDecision(scope, one.id)) {
        throw new CodedError(
          "conflict",
          "The email about a rejection leaves within a minute. Merge them after it.",
        );
      }
    }
    const [kept, absorbed] = inOrder(first, second, choice);
    const fields = changesOf(first, second, kept, choice);
    const tagged = Map.groupBy(await tagsOf(scope, [kept.id, absorbed.id]), ({ candidateId }) => candidateId);
    const own = new Set((tagged.get(kept.id) ?? []).map((tag) => tag.id));
    const tags = (tagged.get(absorbed.id) ?? []).map((tag) => tag.id).filter((tag) => !own.has(tag));
    const to = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value.to]));
    await queries.writeCandidate(scope, kept.id, valuesOf(to));
    await giveTags(scope, [kept.id], tags);
    const mergeId = newId();
    await queries.insertMerge(scope, {
      id: mergeId,
      keptId: kept.id,
      absorbedId: absorbed.id,
      listedAs: kept.id,
      change: { fields, tags },
      mergedBy: staff.userId,
    });
    await scope.audit(staff, {
      action: "candidate.merged",
      subject: "candidate",
      subjectId: kept.id,
      // Which fields, not what they say: the audit trail outlives the person's data.
      detail: { absorbed: absorbed.id, fields: Object.keys(fields).join(" ") },
    });
    const { rows } = await queries.listMerges(scope, { page: 1, pageSize: 1 }, mergeId);
    const [merge] = await describeMerges(scope, rows);
    if (!merge) throw new Error("The merge is not there");
    return merge;
  });
}

/** Those who were listed as a candidate before a later merge: merged into them, or into one of those. */
function below(merges: readonly queries.MergeRow[], candidateId: string): string[] {
  return merges
    .filter(({ keptId }) => keptId === candidateId)
    .flatMap(({ absorbedId }) => [absorbedId, ...below(merges, absorbedId)]);
}

/** Takes the latest merge of a listed candidate back. What was changed since stays. */
async function takeBack(scope: OrganisationScope, actor: Actor, merges: readonly queries.MergeRow[]) {
  const [latest, ...earlier] = merges;
  if (!latest) return;
  const [now] = await queries.lockCandidates(scope, [latest.keptId]);
  const { fields, tags } = latest.change;
  const back = mergedFields.flatMap((field) => {
    const change = fields[field];
    return change && now?.[field] === change.to ? [[field, change.from] as const] : [];
  });
  await queries.writeCandidate(scope, latest.keptId, valuesOf(Object.fromEntries(back)));
  await queries.takeTags(scope, latest.keptId, tags);
  await queries.deleteMerge(scope, latest, below(earlier, latest.absorbedId));
  await scope.audit(actor, {
    action: "candidate.unmerged",
    subject: "candidate",
    subjectId: latest.keptId,
    detail: { absorbed: latest.absorbedId },
  });
}

/**
 * Undoes a merge: both are as they were, but for what was changed since.
 * @throws CodedError not_found; gone after `mergeUndoDays`; conflict when a later merge of the same person comes first
 */
export function undoMerge({ database }: Platform, staff: Staff, id: string): Promise<void> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const merge = await queries.mergeById(scope, id);
    if (!merge) throw new CodedError("not_found");
    await queries.lockCandidates(scope, [merge.listedAs]);
    const merges = await queries.mergesListedAs(scope, merge.listedAs);
    const [latest] = merges;
    if (latest?.id !== id) {
      // Meanwhile undone by somebody else, or another merge of the same person came after it.
      if (!merges.some((one) => one.id === id)) throw new CodedError("not_found");
      throw new CodedError("conflict", "This person was merged again since. Undo the later merge first.");
    }
    if (undoUntil(latest.mergedAt) <= new Date()) {
      throw new CodedError("gone", `A merge can be undone for ${mergeUndoDays} days.`);
    }
    await takeBack(scope, staff, merges);
  });
}

/** One page of the merges that hold. */
export function listMerges(
  { database }: Platform,
  staff: Staff,
  query: Parameters<typeof queries.listMerges>[1],
): Promise<Page<CandidateMerge>> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { rows, total } = await queries.listMerges(scope, query);
    return { rows: await describeMerges(scope, rows), total };
  });
}

/** Takes back all merges of whoever is listed as a candidate, whatever their age. */
export async function separate(scope: OrganisationScope, actor: Actor, listedAs: string): Promise<void> {
  let merges = await queries.mergesListedAs(scope, listedAs);
  while (merges.length > 0) {
    await takeBack(scope, actor, merges);
    merges = await queries.mergesListedAs(scope, listedAs);
  }
}

/** Separates some candidates of an organisation from whom it took for the same ones, before they are taken out. */
export async function separateCandidates(scope: OrganisationScope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const own = and(eq(candidates.organisationId, scope.organisationId), inArray(candidates.id, [...ids]));
  for (const { listedAs } of await queries.mergesOf(scope.tx, own)) {
    await separate(scope, systemActor, listedAs);
  }
}

/**
 * Separates a person whose data are erased from whom organisations took for the same one, so that nothing of theirs stays
 * with the other and nothing of the other goes with them.
 */
export async function separateErased(
  tx: Tx,
  person: { userId: string } | { importedAs: string },
): Promise<void> {
  const condition =
    "userId" in person ? eq(candidates.userId, person.userId) : eq(candidates.email, person.importedAs);
  for (const { organisationId, listedAs } of await queries.mergesOf(tx, condition)) {
    await separate(new OrganisationScope(tx, organisationId), systemActor, listedAs);
  }
}
