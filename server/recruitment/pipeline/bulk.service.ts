import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { fillTemplate } from "#contract/core/slots.ts";
import type {
  BulkResult,
  bulkMessage,
  bulkStatusChange,
  rejectionsUndo,
} from "#contract/recruitment/triage.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff, type StaffOrToken } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { giveTurn } from "#server/platform/yielding.ts";
import { findApplication } from "../applications/hr-applications.service.ts";
import { placeholdersOf } from "./hiring-file.service.ts";
import { sendMessage } from "./messages.service.ts";
import { undoApplication } from "./rejections.service.ts";
import { changeApplicationStatus } from "./status.service.ts";

type Refusal = BulkResult[number]["refusal"];
const refusals: readonly Refusal[] = ["not_found", "stale", "application_withdrawn", "gone"];

/**
 * Does something with each of several applications, one transaction each: what somebody else was faster with stays as
 * it is and is named, and the others go on. A repeat after a lost answer finds those done.
 */
async function each<One extends { id: string }>(
  all: readonly One[],
  work: (one: One) => Promise<unknown>,
): Promise<BulkResult> {
  const results: BulkResult = [];
  for (const one of all) {
    let refusal: Refusal = null;
    try {
      await work(one);
    } catch (error) {
      const code = error instanceof CodedError ? refusals.find((known) => known === error.code) : undefined;
      if (!code) throw error;
      refusal = code;
    }
    results.push({ id: one.id, refusal });
    await giveTurn();
  }
  return results;
}

/** Moves several applications to a status. @throws CodedError email_unverified */
export async function changeStatuses(
  platform: Platform,
  staff: StaffOrToken,
  { applications, ...change }: z.output<typeof bulkStatusChange>,
): Promise<BulkResult> {
  requireVerifiedEmail(staff);
  // What a rejection of another one of the same person has covered already.
  const covered = new Set<string>();
  return each(applications, async ({ id, expectedVersion }) => {
    if (covered.has(id)) return;
    const move = { ...change, expectedVersion, mentions: [] };
    const { others } = await changeApplicationStatus(platform, staff, id, move);
    for (const other of others) covered.add(other);
  });
}

/** Takes the rejections of several applications back that can still be undone. */
export async function undoRejections(
  platform: Platform,
  staff: Staff,
  { ids }: z.output<typeof rejectionsUndo>,
): Promise<BulkResult> {
  // One decision may have rejected several of them.
  const undone = new Set<string>();
  return each(
    ids.map((id) => ({ id })),
    async ({ id }) => {
      if (undone.has(id)) return;
      for (const one of await undoApplication(platform, staff, id)) undone.add(one);
    },
  );
}

/** Writes to several candidates, each with their own name and position in the text. @throws CodedError email_unverified */
export async function sendMessages(
  platform: Platform,
  staff: Staff,
  { applications, subject, body, sendAt }: z.output<typeof bulkMessage>,
): Promise<BulkResult> {
  requireVerifiedEmail(staff);
  const { database } = platform;
  return each(applications, async ({ id, key }) => {
    const values = await inOrganisation(database, staff.organisationId, async (scope) =>
      placeholdersOf(staff, await findApplication(scope, id)),
    );
    const filled = { subject: fillTemplate(subject, values), body: fillTemplate(body, values) };
    await sendMessage(platform, staff, id, { key, ...filled, sendAt });
  });
}
