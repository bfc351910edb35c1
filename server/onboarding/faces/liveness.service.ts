import { randomInt } from "node:crypto";
import { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { type HeadTurn, headTurns } from "#contract/core/faces.ts";
import type { LivenessChallenge, LivenessCheck } from "#contract/onboarding/liveness.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { faceEngine } from "#server/platform/faces/compare-faces.ts";
import type { FaceEngine, FaceOptions } from "#server/platform/faces/face-engine.ts";
import type { FramesJudgement } from "#server/platform/faces/judge-frames.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type CheckMaker, keepCheck } from "../checks/checks.service.ts";
import { digest } from "../checks/digest.ts";
import * as queries from "./liveness.queries.ts";

/** Long enough to read what is asked, short enough that a video made for it comes too late. */
const challengeMs = 5 * 60_000;
const turnCount = 3;
/** Below this score, or with a part below the other, staff should look. */
const flagBelow = 0.75;
const flagPartBelow = 0.6;

/** Three turns at random, none twice in a row: one of twelve. */
function randomTurns(): HeadTurn[] {
  const turns: HeadTurn[] = [];
  while (turns.length < turnCount) {
    const turn = headTurns[randomInt(headTurns.length)];
    if (turn && turn !== turns.at(-1)) turns.push(turn);
  }
  return turns;
}

/** Asks for head turns; those that nobody answered in time are forgotten. */
export function createChallenge(
  { database }: Platform,
  { organisationId }: Pick<CheckMaker, "organisationId">,
): Promise<LivenessChallenge> {
  const now = new Date();
  const challenge = { id: newId(), turns: randomTurns(), expiresAt: new Date(now.getTime() + challengeMs) };
  return inOrganisation(database, organisationId, async (scope) => {
    await queries.deleteExpired(scope, now);
    await queries.insertChallenge(scope, challenge);
    return { ...challenge, expiresAt: challenge.expiresAt.toISOString() };
  });
}

export interface LivenessRequest extends FaceOptions {
  challengeId: string;
  frames: Uint8Array[];
  reference?: string | undefined;
}

/**
 * Judges frames against a challenge, which is used up by it (not by pictures that cannot be read, nor by a caller who
 * leaves), and keeps the result where the caller names a case.
 * @throws CodedError not_found for a challenge that is used, too old or of somebody else
 */
export async function checkLiveness(
  platform: Platform,
  engine: FaceEngine,
  actor: CheckMaker,
  { challengeId, frames, reference, signal }: LivenessRequest,
): Promise<LivenessCheck> {
  const { database } = platform;
  const asked = await inOrganisation(database, actor.organisationId, (scope) =>
    queries.findChallenge(scope, challengeId, new Date()),
  );
  if (!asked) throw new CodedError("not_found");
  const turns = z.array(z.enum(headTurns)).parse(asked.turns);
  const judgement = await engine.judge(frames, turns, { signal });
  signal?.throwIfAborted();
  const taken = await inOrganisation(database, actor.organisationId, (scope) =>
    queries.takeChallenge(scope, challengeId, new Date()),
  );
  if (!taken) throw new CodedError("not_found");
  const result: LivenessCheck = { ...judgement, flag: wantsALook(judgement) };
  await keepCheck(platform, actor, reference, {
    kind: "liveness",
    outcome: result.flag ? "flagged" : "clear",
    engine: faceEngine.name,
    engineVersion: faceEngine.version,
    result,
    evidence: { turns, flagBelow, flagPartBelow, framesSha256: frames.map(digest) },
  });
  return result;
}

const wantsALook = ({ score, parts, frames }: FramesJudgement) =>
  score < flagBelow ||
  Object.values(parts).some((part) => part < flagPartBelow) ||
  frames.some(({ faces }) => faces !== 1);
