import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { maxUploadBytes } from "#contract/core/limits.ts";
import type { Page } from "#contract/core/paging.ts";
import {
  maxNamedRows,
  maxScreeningEntries,
  maxScreeningLists,
  type ScreeningList,
  type ScreeningPreview,
  type screeningListInput,
  type screeningLists,
} from "#contract/onboarding/screening.ts";
import { dayMillis } from "#server/platform/clock.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import { inspectUpload } from "#server/platform/files/inspect.ts";
import type { Staff, StaffOrToken } from "#server/platform/http/access.ts";
import type { UploadedFile } from "#server/platform/http/upload.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { giveTurn } from "#server/platform/yielding.ts";
import { readEntries } from "./read-entries.ts";
import { screenAgainTask } from "./screen-again.task.ts";
import * as queries from "./screening.queries.ts";

/** Entries that are written in one transaction: nobody waits long for it. */
const batch = 500;

const toList = (
  { createdAt, screenedAt, ...row }: queries.ScreeningListRow,
  maker: string | null,
  flagged: number,
): ScreeningList => ({
  ...row,
  createdAt: createdAt.toISOString(),
  createdBy: maker,
  screenedAt: screenedAt?.toISOString() ?? null,
  flagged,
});

/** The entries of a file, which is read and not kept. @throws CodedError what is wrong with it */
async function readFile({ sheets }: Platform, upload: UploadedFile | undefined) {
  if (!upload) throw new CodedError("validation", undefined, { file: "Please choose a file." });
  const rule = { name: upload.name, accept: ["csv", "xlsx"] as ("csv" | "xlsx")[], maxBytes: maxUploadBytes };
  const { kind } = await inspectUpload(upload.bytes, rule);
  return readEntries(await sheets.read(upload.bytes, kind === "xlsx" ? "xlsx" : "csv", maxScreeningEntries));
}

/** What a file would become as a list; nothing of it is kept. @throws CodedError what is wrong with the file */
export async function previewScreeningList(
  platform: Platform,
  upload: UploadedFile | undefined,
): Promise<ScreeningPreview> {
  const { entries, skippedRows, ...read } = await readFile(platform, upload);
  return { ...read, entries: entries.length, skippedRows: skippedRows.slice(0, maxNamedRows) };
}

/** Takes a list away in the caller's transaction; what it had raised is settled. @throws CodedError not_found */
async function remove(
  { queue }: Pick<Platform, "queue">,
  scope: OrganisationScope,
  staff: Staff,
  id: string,
): Promise<void> {
  const removed = await queries.removeList(scope, id);
  if (!removed) throw new CodedError("not_found");
  const { organisationId } = staff;
  await queue.enqueue(scope.tx, screenAgainTask, { organisationId, listId: id });
  await scope.audit(staff, {
    action: "screening_list.removed",
    subject: "screening_list",
    subjectId: id,
    detail: { name: removed.name, entries: removed.entries },
  });
}

/**
 * Takes in a list. Its rows are written batch by batch and nobody is looked for in it before the last; where that breaks
 * off, the list is taken away again. One that it replaces is looked in until then, and goes in the same moment.
 * @throws CodedError conflict for a list too many, not_found for one to replace, and what is wrong with the file
 */
export async function createScreeningList(
  platform: Platform,
  staff: Staff,
  { name, kind = "screening", source, listedAt, replaces }: z.output<typeof screeningListInput>,
  upload: UploadedFile | undefined,
): Promise<ScreeningList> {
  const { entries, skipped } = await readFile(platform, upload);
  if (entries.length === 0)
    throw new CodedError("file_empty", "No row of this file says a name or a number.");
  const { database } = platform;
  const { organisationId, userId } = staff;
  const list = await inOrganisation(database, organisationId, async (scope) => {
    if (replaces) await queries.findList(scope, replaces);
    if ((await queries.countLists(scope)) - (replaces ? 1 : 0) >= maxScreeningLists) {
      throw new CodedError("conflict", `There are ${maxScreeningLists} lists already. Remove one first.`);
    }
    const values = { name, kind, source, listedAt: listedAt ?? null, entries: entries.length, skipped };
    return queries.insertList(scope, { ...values, createdBy: userId });
  });
  try {
    for (let from = 0; from < entries.length; from += batch) {
      await inOrganisation(database, organisationId, (scope) =>
        queries.insertEntries(scope, list.id, entries.slice(from, from + batch)),
      );
      await giveTurn();
    }
    return await inOrganisation(database, organisationId, async (scope) => {
      await queries.completeList(scope, list.id);
      if (replaces) await remove(platform, scope, staff, replaces);
      await platform.queue.enqueue(scope.tx, screenAgainTask, { organisationId, listId: list.id });
      await scope.audit(staff, {
        action: "screening_list.added",
        subject: "screening_list",
        subjectId: list.id,
        detail: { name, entries: entries.length },
      });
      const { list: completed, maker } = await queries.findList(scope, list.id);
      return toList(completed, maker, 0);
    });
  } catch (error) {
    await inOrganisation(database, organisationId, (scope) => queries.removeList(scope, list.id));
    throw error;
  }
}

export const listScreeningLists = (
  { database }: Platform,
  { organisationId }: StaffOrToken,
  query: z.output<typeof screeningLists.query>,
): Promise<Page<ScreeningList>> =>
  inOrganisation(database, organisationId, async (scope) => {
    const { rows, total } = await queries.listsOf(scope, query);
    const flagged = await queries.flaggedBy(scope);
    return { rows: rows.map(({ list, maker }) => toList(list, maker, flagged.get(list.id) ?? 0)), total };
  });

/** Removes a list with its entries. Checks that were kept with hits in it stay. @throws CodedError not_found */
export const removeScreeningList = (platform: Platform, staff: Staff, id: string): Promise<void> =>
  inOrganisation(platform.database, staff.organisationId, (scope) => remove(platform, scope, staff, id));

/** Takes away lists whose upload broke off because the process ended. */
export const cleanScreeningTask = defineScheduledTask(
  "onboarding.screening_clean",
  "Delete screening lists that were never completed",
  "53 2 * * *",
);

export const cleanScreening = ({ database }: Pick<Platform, "database">, now = new Date()): Promise<void> =>
  acrossOrganisations(database, (tx) =>
    queries.deleteUnfinishedBefore(tx, new Date(now.getTime() - dayMillis)),
  );

/** Whether people are looked for in a list: it is there, and all of its rows are. */
export const isInUse = queries.isComplete;

export const noteScreened = queries.noteScreened;
