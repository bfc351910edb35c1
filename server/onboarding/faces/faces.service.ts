import type { FaceComparisonAnswer } from "#contract/onboarding/faces.ts";
import { faceEngine, type MeasuredFace, thresholds } from "#server/platform/faces/compare-faces.ts";
import type { FaceEngine, FaceOptions } from "#server/platform/faces/face-engine.ts";
import type { StaffOrToken } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { keepCheck } from "../checks/checks.service.ts";
import { digest } from "../checks/digest.ts";

export interface ComparisonRequest extends FaceOptions {
  first: Uint8Array;
  second: Uint8Array;
  reference?: string | undefined;
}

/** Compares the faces of two pictures, and keeps the result, without the pictures, where the caller names a case. */
export async function compareTwoPictures(
  platform: Platform,
  engine: FaceEngine,
  actor: StaffOrToken,
  { first, second, reference, signal }: ComparisonRequest,
): Promise<FaceComparisonAnswer> {
  const compared = await engine.compare(first, second, { signal });
  signal.throwIfAborted();
  const { verdict, distance } = compared;
  const result: FaceComparisonAnswer = {
    verdict,
    distance,
    threshold: thresholds.match,
    noMatchThreshold: thresholds.noMatch,
    boxes: { first: compared.first.map(toBox), second: compared.second.map(toBox) },
  };
  await keepCheck(platform, actor, reference, {
    kind: "faces",
    outcome: verdict,
    engine: faceEngine.name,
    engineVersion: faceEngine.version,
    result,
    evidence: { thresholds, firstSha256: digest(first), secondSha256: digest(second) },
  });
  return result;
}

const toBox = ({ box, quality, compared }: MeasuredFace) => ({ ...box, compared, quality });
