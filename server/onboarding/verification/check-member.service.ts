import { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import {
  type CaseCheckKind,
  type CaseCheckStatus,
  caseCheckKinds,
  shownChecks,
} from "#contract/onboarding/case-checks.ts";
import { checkCompleted } from "#contract/onboarding/events.ts";
import type { RegistryResult } from "#contract/onboarding/registry.ts";
import { systemActor } from "#server/platform/audit/audit.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import { announce } from "#server/platform/events/announce.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type Attempt, TryAgain } from "#server/platform/queue/queue.ts";
import { recordCheck } from "../checks/checks.service.ts";
import { lockCase, reachVerification } from "../members/case-progress.service.ts";
import { checkMemberTask } from "../members/check-member.task.ts";
import { replaceFlags } from "../members/flags.service.ts";
import { askRegistry, registryFinding } from "./ask-registry.check.ts";
import type { CaseToCheck, Engines, Finding, MakeCheck } from "./case.ts";
import { findDuplicates } from "./duplicates.check.ts";
import { checkExpiry } from "./expiry.service.ts";
import { flagsOfCheck } from "./flag-rules.ts";
import { takeLiveness } from "./liveness.check.ts";
import { matchFaces } from "./match-faces.check.ts";
import { notifyOfWaitingMember } from "./officers.service.ts";
import { readDocuments } from "./read-documents.check.ts";
import { assessMember } from "./risk.service.ts";
import { screenMember } from "./screening.check.ts";
import * as queries from "./verification.queries.ts";

const makeCheck: Record<CaseCheckKind, MakeCheck> = {
  text_extraction: readDocuments,
  registry: askRegistry,
  face_match: matchFaces,
  liveness: takeLiveness,
  duplicates: findDuplicates,
  screening: screenMember,
  expiry: checkExpiry,
};

const couldNotBeMade: Record<CaseCheckKind, Finding["flags"]> = {
  text_extraction: [
    { code: "document_unread", subject: "", detail: "The documents could not be read: the reader is away." },
  ],
  registry: [
    { code: "registry_unavailable", subject: "registry", detail: "The registry could not be asked." },
  ],
  face_match: [{ code: "face_uncertain", subject: "face", detail: "The faces could not be compared." }],
  liveness: [],
  duplicates: [],
  screening: [],
  expiry: [],
};

/** Work that goes on beside other work. Its failure is taken when its turn has come, not before. */
function beside<T>(work: Promise<T>): () => Promise<T> {
  const settled = work.then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error;
    },
  );
  return async () => (await settled)();
}

const hasEnded = (status: CaseCheckStatus) => status === "done" || status === "unavailable";

/** What was found goes into the case, in place of what an earlier run had found. */
async function writeFinding(
  { queue, sealer }: Platform,
  scope: OrganisationScope,
  memberId: string,
  kind: CaseCheckKind,
  { outcome, flags, evidence, write }: Finding,
): Promise<void> {
  for (const check of evidence) await recordCheck(scope, sealer, systemActor, memberId, check);
  await replaceFlags(scope, memberId, flagsOfCheck[kind], flags);
  await write?.(scope);
  const status = outcome === null ? "unavailable" : "done";
  await announce(queue, scope, checkCompleted, { memberId, check: kind, status, outcome });
}

/** What follows from the checks that have come to their end. */
async function proceed(scope: OrganisationScope, memberId: string): Promise<void> {
  const checks = await queries.checksOf(scope, memberId);
  const haveEnded = (kinds: readonly CaseCheckKind[]) =>
    checks.every(({ kind, status }) => !kinds.includes(kind) || hasEnded(status));
  if (haveEnded(shownChecks)) await reachVerification(scope, memberId);
  if (!haveEnded(caseCheckKinds)) return;
  await assessMember(scope, memberId);
  await notifyOfWaitingMember(scope, memberId);
}

/** Writes down how a check ended, unless another run has taken it over. */
async function endCheck(
  platform: Platform,
  scope: OrganisationScope,
  run: { memberId: string; kind: CaseCheckKind; startedAt: Date },
  finding: Finding,
): Promise<void> {
  const { memberId, kind, startedAt } = run;
  await lockCase(scope, memberId);
  const { outcome } = finding;
  const values = { status: outcome === null ? "unavailable" : "done", outcome } as const;
  if (!(await queries.endCheck(scope, memberId, kind, startedAt, values))) return;
  await writeFinding(platform, scope, memberId, kind, finding);
  await proceed(scope, memberId);
}

/** Makes one check of a case. @param make as `makeCheck` says, or what was begun earlier */
async function runCheck(
  platform: Platform,
  engines: Engines,
  theCase: CaseToCheck,
  kind: CaseCheckKind,
  make: MakeCheck,
  last: boolean,
): Promise<void> {
  const { organisationId, memberId } = theCase;
  const inOwn = (work: (scope: OrganisationScope) => Promise<unknown>) =>
    inOrganisation(platform.database, organisationId, work);
  const run = { memberId, kind, startedAt: new Date() };
  // What was corrected since the case was opened counts: whoever corrects it sets this check back, before or after.
  const now = await inOrganisation(platform.database, organisationId, async (scope) => {
    await queries.beginCheck(scope, memberId, kind, run.startedAt);
    return queries.findCase(scope, memberId);
  });
  if (!now?.consents) return;
  const finish = (scope: OrganisationScope, finding: Finding) => endCheck(platform, scope, run, finding);
  try {
    const finding = await make(platform, engines, { ...theCase, ...now }, finish);
    if (finding) await inOwn((scope) => finish(scope, finding));
  } catch (error) {
    if (!last) throw error;
    await inOwn((scope) => finish(scope, { outcome: null, flags: couldNotBeMade[kind], evidence: [] }));
    if (!(error instanceof CodedError)) throw error;
  }
}

/**
 * Makes the checks of a member's case that are not made yet, in their order. One that fails keeps none of the others
 * back: it is tried again, and stands as unavailable after the last attempt.
 * @throws TryAgain, and whatever a check failed with
 */
export async function checkMember(
  platform: Platform,
  engines: Engines,
  { organisationId, memberId }: { organisationId: string; memberId: string },
  { last }: Attempt,
): Promise<void> {
  const found = await inOrganisation(platform.database, organisationId, async (scope) => {
    const theCase = await queries.findCase(scope, memberId);
    return theCase && { ...theCase, checks: await queries.checksOf(scope, memberId) };
  });
  if (!found?.consents) return;
  const { checks, ...rest } = found;
  const theCase = { organisationId, memberId, ...rest };
  const open = new Set(checks.flatMap(({ kind, status }) => (hasEnded(status) ? [] : kind)));
  const failures: unknown[] = [];
  // Faces are compared in another process than documents are read in: both take as long together as the longer one.
  const faces = open.has("face_match")
    ? beside(matchFaces(platform, engines, theCase, async () => {}))
    : null;
  for (const kind of caseCheckKinds.filter((one) => open.has(one))) {
    const make = kind === "face_match" && faces ? faces : makeCheck[kind];
    await runCheck(platform, engines, theCase, kind, make, last).catch((error: unknown) =>
      failures.push(error),
    );
  }
  const [failure] = failures;
  if (failure instanceof CodedError) throw new TryAgain(failure.code);
  if (failure) throw failure;
}

/** Takes a registry's late answer into the case that waits for it. */
async function takeLateAnswer(
  platform: Platform,
  scope: OrganisationScope,
  memberId: string,
  result: RegistryResult,
): Promise<void> {
  const finding = registryFinding(result);
  if (!isMemberId(memberId) || finding.outcome === null) return;
  await lockCase(scope, memberId);
  if (!(await queries.endUnavailable(scope, memberId, "registry", finding.outcome))) return;
  await writeFinding(platform, scope, memberId, "registry", finding);
  await assessMember(scope, memberId);
}

/** Cases have names of the callers' choice in the registry's desk; ours are members' ids. */
const isMemberId = (reference: string) => z.uuid().safeParse(reference).success;

/** What the registry is asked again for, and what takes its answer: cases of whoever consents still. */
export const lateAnswers = (platform: Platform) => ({
  async mayAsk(scope: OrganisationScope, reference: string): Promise<boolean> {
    const found = isMemberId(reference) ? await queries.findCase(scope, reference) : null;
    return found?.consents ?? true;
  },
  whenKept: (scope: OrganisationScope, reference: string, result: RegistryResult) =>
    takeLateAnswer(platform, scope, reference, result),
});

/** Lets cases go on that a process left when it ended. One that goes on elsewhere is not done twice. */
export const resumeCases = ({ database, queue }: Platform): Promise<void> =>
  acrossOrganisations(database, async (tx) => {
    for (const unfinished of await queries.unfinishedCases(tx)) {
      await queue.enqueue(tx, checkMemberTask, unfinished);
    }
  });
