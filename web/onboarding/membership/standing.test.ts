import { expect, it } from "vitest";
import { standingOf } from "./standing.ts";

it.each([
  ["pending", "registration", "preparing"],
  ["pending", "documents", "preparing"],
  ["in_progress", "verification", "deciding"],
  ["verified", "approval", "paying"],
  ["verified", "complete", "member"],
  ["rejected", "verification", "refused"],
  ["rejected", "approval", "refused"],
] as const)("says of identity %s at step %s: %s", (kycStatus, onboardingStep, standing) => {
  expect(standingOf({ kycStatus, onboardingStep })).toBe(standing);
});
