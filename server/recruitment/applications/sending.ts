import { colleaguesToNotify } from "#server/accounts/team.service.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { together } from "#server/platform/database/together.ts";
import { violatedUnique } from "#server/platform/database/violations.ts";
import { commitUpload, discardUpload } from "#server/platform/files/uploads.ts";
import type { SignedIn } from "#server/platform/http/access.ts";
import { notify } from "#server/platform/notifications/notifications.service.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Queue, Task } from "#server/platform/queue/queue.ts";
import { joinImported } from "../candidates/candidate-import.queries.ts";
import { lockCandidate } from "../candidates/candidate-lock.queries.ts";
import { upsertCandidate } from "../candidates/candidates.queries.ts";

// The steps that an application for a job, one without a vacancy and one that HR enters have in common.

/** What is written of something that is sent, and what answers where it was sent before. */
interface Sending<Result> {
  /** Puts the CV into the files. @returns its id; null without one */
  store(): Promise<string | null>;
  /** Everything else, in one transaction. */
  write(cvFileId: string | null): Promise<Result>;
  /** The constraints that a second attempt violates. */
  once: readonly string[];
  /** What the first attempt made; null when there is none. @throws what says why there is nothing to answer */
  first(): Promise<Result | null>;
}

/**
 * Stores a CV and writes what it belongs to; the file goes when that fails. Of two attempts at the same moment the
 * database lets one through, and the other answers like a repeat.
 */
export async function sendOnce<Result>(
  platform: Platform,
  { store, write, once, first }: Sending<Result>,
): Promise<Result> {
  const cvFileId = await store();
  try {
    return await write(cvFileId);
  } catch (error) {
    if (cvFileId) await discardUpload(platform, cvFileId);
    if (once.includes(violatedUnique(error) ?? "")) {
      const made = await first();
      if (made) return made;
    }
    throw error;
  }
}

/** The candidate of an organisation that the signed-in person is, with what they say of themselves now. */
export async function sendingCandidate(
  scope: OrganisationScope,
  { userId, principal: { email, emailVerified } }: SignedIn,
  person: Pick<Parameters<typeof upsertCandidate>[1], "name" | "email" | "phone" | "location">,
): ReturnType<typeof upsertCandidate> {
  // The lock is sent first, and the imported rows are joined before this person's own is looked for.
  const [, , candidate] = await together([
    lockCandidate(scope.tx, userId),
    emailVerified ? joinImported(scope, userId, email) : undefined,
    upsertCandidate(scope, { userId, ...person }),
  ]);
  return candidate;
}

/** Keeps a stored CV and has it read. @returns what it is called; null without one */
export async function keepCv<Data>(
  queue: Queue,
  scope: OrganisationScope,
  cvFileId: string | null,
  read: { task: Task<Data>; data: Data },
): Promise<string | null> {
  if (cvFileId === null) return null;
  const [{ name }] = await together([
    commitUpload(scope, cvFileId),
    queue.enqueue(scope.tx, read.task, read.data),
  ]);
  return name;
}

/** Notifies who recruits that something has come. @param actorId who entered it and knows */
export async function notifyRecruiters(
  scope: OrganisationScope,
  event: Pick<Parameters<typeof notify>[2], "kind" | "subjectId" | "actorId">,
): Promise<void> {
  const told = await colleaguesToNotify(scope, "hr");
  await notify(
    scope,
    told.map((person) => person.id),
    event,
  );
}
