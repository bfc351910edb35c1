import { livenessCalls, type livenessFrames } from "#contract/onboarding/liveness.ts";
import type { FaceEngine } from "#server/platform/faces/face-engine.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { UploadedFile } from "#server/platform/http/upload.ts";
import type { Platform } from "#server/platform/platform.ts";
import { checkLiveness, createChallenge } from "./liveness.service.ts";

type Frames = { [K in keyof typeof livenessFrames]?: UploadedFile };

/** The frames of a form, in the order in which they were taken. */
export function framesOf(files: Frames): Uint8Array[] {
  const { frame1, frame2, frame3, frame4, frame5, frame6, frame7, frame8 } = files;
  const frames = [frame1, frame2, frame3, frame4, frame5, frame6, frame7, frame8];
  return frames.flatMap((file) => (file ? [file.bytes] : []));
}

export function livenessEndpoints(platform: Platform, engine: FaceEngine) {
  return [
    endpoint(livenessCalls.createLivenessChallenge, ({ actor }) => createChallenge(platform, actor)),
    endpoint(livenessCalls.checkLiveness, ({ actor, form, files, signal }) =>
      checkLiveness(platform, engine, actor, { ...form, signal, frames: framesOf(files) }),
    ),
  ];
}
