import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import type { GeneralDraft, GeneralDraftInput } from "#contract/recruitment/general-drafts.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { deleteOldDrafts } from "#server/platform/drafts/drafts.ts";
import type { SignedIn } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { lockCandidate } from "../candidates/candidate-lock.queries.ts";
import { resumeOf } from "../candidates/profile.queries.ts";
import { generalErrors } from "./general-applications.messages.ts";
import * as queries from "./general-applications.queries.ts";
import { generalDrafts } from "./general-applications.table.ts";

/** Removes drafts that were left lying. */
export const generalDraftsCleanTask = defineScheduledTask(
  "recruitment.general_drafts_clean",
  "Delete old drafts of general applications",
  "47 3 * * *",
);

export const cleanGeneralDrafts = ({ database }: Platform) => deleteOldDrafts(database, generalDrafts);

/** @throws CodedError not_found */
export async function saccoAt(tx: Tx, slug: string): Promise<queries.SaccoRow> {
  const sacco = await queries.saccoBySlug(tx, slug);
  if (sacco) return sacco;
  throw new CodedError(
    "not_found",
    textOf(generalErrors, (t) => t.noSacco),
  );
}

export const toDraft = ({
  values,
  step,
  resumeId,
  version,
  updatedAt,
}: NonNullable<Awaited<ReturnType<typeof queries.generalDraftOf>>>): GeneralDraft => ({
  values,
  step,
  resumeId,
  version,
  updatedAt: updatedAt.toISOString(),
});

/**
 * Saves a draft in place of the version that it was made from.
 * @throws CodedError stale when another tab or device has saved since; not_found
 */
export const saveGeneralDraft = (
  { database }: Platform,
  { userId }: SignedIn,
  slug: string,
  input: GeneralDraftInput,
): Promise<GeneralDraft> =>
  acrossOrganisations(database, async (tx) => {
    await lockCandidate(tx, userId);
    const { organisationId } = await saccoAt(tx, slug);
    // A CV may have been removed in another tab; the draft goes on without it.
    const resume = input.resumeId && (await resumeOf(tx, userId, input.resumeId));
    const content = { ...input, resumeId: resume ? resume.id : null };
    const row = await queries.writeDraft(tx, { userId, organisationId }, content);
    if (row) return toDraft(row);
    throw new CodedError(
      "stale",
      textOf(generalErrors, (t) => t.changedElsewhere),
    );
  });

export const discardGeneralDraft = (
  { database }: Platform,
  { userId }: SignedIn,
  slug: string,
): Promise<void> =>
  acrossOrganisations(database, async (tx) => {
    const { organisationId } = await saccoAt(tx, slug);
    await queries.deleteDraft(tx, userId, organisationId);
  });
