import { and, eq, sql } from "drizzle-orm";
import type { JobDraftInput } from "#contract/recruitment/job-drafts.ts";
import { users } from "#server/accounts/accounts.table.ts";
import { descending } from "#server/platform/database/order.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import * as drafts from "#server/platform/drafts/drafts.ts";
import { jobDrafts } from "./job-drafts.table.ts";

/** Most drafts in the list. */
const maxListed = 50;

const fields = {
  id: jobDrafts.id,
  values: jobDrafts.values,
  step: jobDrafts.step,
  version: jobDrafts.version,
  updatedAt: jobDrafts.updatedAt,
};

/** The organisation's drafts, latest first; `title` is empty before one is chosen. */
export function listDrafts(scope: OrganisationScope) {
  const { id, step, updatedAt, authorId, values } = jobDrafts;
  const title = sql<string>`coalesce(${values} ->> 'title', '')`;
  return scope
    .select({ id, step, updatedAt, title, author: users.name }, jobDrafts)
    .leftJoin(users, eq(users.id, authorId))
    .orderBy(descending(updatedAt), id)
    .limit(maxListed);
}

export async function draftById(scope: OrganisationScope, id: string) {
  const [row] = await scope.select(fields, jobDrafts, eq(jobDrafts.id, id));
  return row ?? null;
}

/** Writes the draft, as `platform/drafts` says; null where another version stands in its way. */
export function writeDraft(
  { tx, organisationId }: OrganisationScope,
  of: { id: string; authorId: string },
  { values, step, ...save }: JobDraftInput,
) {
  const where = and(eq(jobDrafts.organisationId, organisationId), eq(jobDrafts.id, of.id));
  const content = { values, step };
  return drafts.writeDraft(tx, jobDrafts, { of: { ...of, organisationId }, where, content, save });
}

/** @returns whether there was one */
export async function deleteDraft(scope: OrganisationScope, id: string): Promise<boolean> {
  const removed = await scope.delete(jobDrafts, eq(jobDrafts.id, id)).returning({ id: jobDrafts.id });
  return removed.length > 0;
}
