import type { FaceComparisonAnswer } from "#contract/onboarding/faces.ts";
import { faceEngine, type MeasuredFace, thresholds } from "#server/platform/faces/compare-faces.ts";
import type { FaceEngine, FaceOptions } from "#server/platform/faces/face-engine.ts";
import type { StaffOrToken } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type CheckOutcome, keepCheck } from "../checks/checks.service.ts";
import { digest } from "../checks/digest.ts";

interface Pictures extends FaceOptions {
  first: Uint8Array;
  second: Uint8Array;
}

export interface ComparisonRequest extends Pictures {
  reference?: string | undefined;
}

/** What the comparison of two pictures came to, to be kept, and whose face the first is about if it is one clear face. */
export async function comparePictures(engine: FaceEngine, { first, second, signal }: Pictures) {
  const compared = await engine.compare(first, second, { signal });
  signal?.throwIfAborted();
  const { verdict, distance, embedding } = compared;
  const result: FaceComparisonAnswer = {
    verdict,
    distance,
    threshold: thresholds.match,
    noMatchThreshold: thresholds.noMatch,
    boxes: { first: compared.first.map(toBox), second: compared.second.map(toBox) },
  };
  const check = {
    kind: "faces",
    outcome: verdict,
    engine: faceEngine.name,
    engineVersion: faceEngine.version,
    result,
    evidence: { thresholds, firstSha256: digest(first), secondSha256: digest(second) },
  } satisfies CheckOutcome;
  return { check, embedding };
}

/** Compares the faces of two pictures, and keeps the result, without the pictures, where the caller names a case. */
export async function compareTwoPictures(
  platform: Platform,
  engine: FaceEngine,
  actor: StaffOrToken,
  { reference, ...pictures }: ComparisonRequest,
): Promise<FaceComparisonAnswer> {
  const { check } = await comparePictures(engine, pictures);
  await keepCheck(platform, actor, reference, check);
  return check.result;
}

const toBox = ({ box, quality, compared }: MeasuredFace) => ({ ...box, compared, quality });
