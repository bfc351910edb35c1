import { livenessCalls } from "#contract/onboarding/liveness.ts";
import type { FaceEngine } from "#server/platform/faces/face-engine.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { checkLiveness, createChallenge } from "./liveness.service.ts";

export function livenessEndpoints(platform: Platform, engine: FaceEngine) {
  return [
    endpoint(livenessCalls.createLivenessChallenge, ({ actor }) => createChallenge(platform, actor)),
    endpoint(livenessCalls.checkLiveness, ({ actor, form, files, signal }) => {
      const { frame1, frame2, frame3, frame4, frame5, frame6, frame7, frame8 } = files;
      const frames = [frame1, frame2, frame3, frame4, frame5, frame6, frame7, frame8];
      return checkLiveness(platform, engine, actor, {
        ...form,
        signal,
        frames: frames.flatMap((file) => (file ? [file.bytes] : [])),
      });
    }),
  ];
}
