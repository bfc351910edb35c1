import { eq } from "drizzle-orm";
import type { z } from "zod";
import { recordCheck } from "#server/onboarding/checks/checks.service.ts";
import { identityChecks } from "#server/onboarding/checks/checks.table.ts";
import { memberFlags } from "#server/onboarding/members/flags.table.ts";
import { insertMemberEvent, updateMember } from "#server/onboarding/members/members.queries.ts";
import { askAgainTask } from "#server/onboarding/registry/ask-again.task.ts";
import { replaceExpiries } from "#server/onboarding/verification/expiry.queries.ts";
import { keepFace } from "#server/onboarding/verification/faces.service.ts";
import { memberChecks } from "#server/onboarding/verification/verification.table.ts";
import { systemActor } from "#server/platform/audit/audit.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Queue } from "#server/platform/queue/queue.ts";
import type { Sealer } from "#server/platform/sealing.ts";
import type { CaseName } from "../content/applicant-forms.ts";
import { memberIdOf } from "./demo-cases.ts";
import { type RecordedCase, readRecorded } from "./recorded.ts";

/** What evidence is sealed with, and where an unavailable registry is asked again. */
export interface CaseDesk {
  sealer: Sealer;
  queue: Pick<Queue, "enqueue">;
}

const faceOf = (bytes: string): Float32Array =>
  Float32Array.from(new Int8Array(Buffer.from(bytes, "base64")));

async function writeEvidence(
  scope: OrganisationScope,
  { sealer, queue }: CaseDesk,
  memberId: string,
  evidence: RecordedCase["evidence"],
  checkedAt: Date,
): Promise<void> {
  const { organisationId } = scope;
  for (const check of evidence) {
    const checkId = await recordCheck(scope, sealer, systemActor, memberId, check);
    if (check.outcome !== "unavailable") continue;
    const task: z.output<typeof askAgainTask.data> = { organisationId, checkId };
    await queue.enqueue(scope.tx, askAgainTask, task);
  }
  await scope.update(identityChecks, { createdAt: checkedAt }, eq(identityChecks.reference, memberId));
}

/** Writes what the checks of a case came to, as a run of them leaves it, and moves its member on. */
export async function writeFindings(
  scope: OrganisationScope,
  desk: CaseDesk,
  name: CaseName,
  checkedAt: Date,
): Promise<void> {
  const memberId = memberIdOf(name);
  const { checks, evidence, flags, face, expiries, risk } = await readRecorded(name);
  await scope.insert(
    memberChecks,
    checks.map((check) => ({ ...check, memberId, startedAt: checkedAt, finishedAt: checkedAt })),
  );
  await writeEvidence(scope, desk, memberId, evidence, checkedAt);
  await keepFace(scope, desk.sealer, memberId, face === null ? null : faceOf(face));
  await replaceExpiries(scope, memberId, expiries);
  if (flags.length > 0) {
    await scope.insert(
      memberFlags,
      flags.map((flag) => ({ ...flag, memberId, raisedAt: checkedAt })),
    );
  }
  const move = { action: "step_changed", from: "documents", to: "verification" } as const;
  await insertMemberEvent(scope, { ...move, memberId, actorId: null, createdAt: checkedAt });
  await updateMember(scope, memberId, { onboardingStep: "verification", risk });
}
