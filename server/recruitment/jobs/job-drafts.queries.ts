import { and, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { JobApprovalState } from "#contract/recruitment/job-approval.ts";
import type { JobDraftInput } from "#contract/recruitment/job-drafts.ts";
import type { JobForm } from "#contract/recruitment/job-form.ts";
import { users } from "#server/accounts/accounts.table.ts";
import { descending } from "#server/platform/database/order.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import * as drafts from "#server/platform/drafts/drafts.ts";
import { jobDrafts } from "./job-drafts.table.ts";

/** Most drafts in the list. */
const maxListed = 50;

/** Who asked for the approval of a draft. */
const askers = alias(users, "asker");

interface SetApproval {
  state: JobApprovalState;
  reason: string | null;
  form?: JobForm;
  askedBy?: string | null;
  askedAt?: Date;
}

const fields = {
  id: jobDrafts.id,
  values: jobDrafts.values,
  step: jobDrafts.step,
  version: jobDrafts.version,
  updatedAt: jobDrafts.updatedAt,
};

/** The organisation's drafts, latest first; `title` is empty before one is chosen. */
export function listDrafts(scope: OrganisationScope) {
  const { id, step, updatedAt, authorId, values, approvalState: state, askedAt, returnReason } = jobDrafts;
  const title = sql<string>`coalesce(${values} ->> 'title', '')`;
  const asked = { state, askedAt, askedBy: askers.name, reason: returnReason };
  return scope
    .select({ id, step, updatedAt, title, author: users.name, ...asked }, jobDrafts)
    .leftJoin(users, eq(users.id, authorId))
    .leftJoin(askers, eq(askers.id, jobDrafts.askedBy))
    .orderBy(descending(updatedAt), id)
    .limit(maxListed);
}

export async function draftById(scope: OrganisationScope, id: string) {
  const [row] = await scope.select(fields, jobDrafts, eq(jobDrafts.id, id));
  return row ?? null;
}

/** A draft whose approval was asked for, and how that stands; null for any other. */
export async function approvalOf(scope: OrganisationScope, id: string) {
  const [row] = await scope
    .select(
      {
        id: jobDrafts.id,
        state: jobDrafts.approvalState,
        form: jobDrafts.askedForm,
        askedAt: jobDrafts.askedAt,
        askedById: jobDrafts.askedBy,
        askedBy: askers.name,
        reason: jobDrafts.returnReason,
      },
      jobDrafts,
      eq(jobDrafts.id, id),
    )
    .leftJoin(askers, eq(askers.id, jobDrafts.askedBy));
  if (!row?.state || !row.form || !row.askedAt) return null;
  const { state, form, askedAt } = row;
  return { ...row, state, form, askedAt };
}

/** Lets nobody else change the draft until the transaction ends. */
export async function lockDraft(scope: OrganisationScope, id: string): Promise<void> {
  await scope.select({ id: jobDrafts.id }, jobDrafts, eq(jobDrafts.id, id)).for("update");
}

/** Notes where a draft stands with its approval. */
export async function setApproval(
  scope: OrganisationScope,
  id: string,
  { state, form, reason, ...asked }: SetApproval,
): Promise<void> {
  const values = {
    approvalState: state,
    returnReason: reason,
    ...(form ? { askedForm: form } : {}),
    ...asked,
    // What is asked about is not an old draft yet.
    updatedAt: new Date(),
  };
  await scope.update(jobDrafts, values, eq(jobDrafts.id, id));
}

/** Titles of drafts that were put before the owner. */
export function draftTitles(scope: OrganisationScope, ids: readonly string[]) {
  const title = sql<string>`coalesce(${jobDrafts.askedForm} ->> 'title', ${jobDrafts.values} ->> 'title', '')`;
  return scope.select({ id: jobDrafts.id, title }, jobDrafts, inArray(jobDrafts.id, [...ids]));
}

/** Writes the draft, as `platform/drafts` says; null where another version stands in its way. */
export function writeDraft(
  { tx, organisationId }: OrganisationScope,
  of: { id: string; authorId: string | null },
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
