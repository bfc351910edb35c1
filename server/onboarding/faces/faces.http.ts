import { faceCalls } from "#contract/onboarding/faces.ts";
import type { FaceEngine } from "#server/platform/faces/face-engine.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { compareTwoPictures } from "./faces.service.ts";

export function faceEndpoints(platform: Platform, engine: FaceEngine) {
  return [
    endpoint(faceCalls.compareFaces, ({ actor, form, files, signal }) =>
      compareTwoPictures(platform, engine, actor, {
        first: files.first?.bytes ?? nothing,
        second: files.second?.bytes ?? nothing,
        reference: form.reference,
        signal,
      }),
    ),
  ];
}

/** Both files are required by the call: an absent one never gets here. */
const nothing = new Uint8Array();
