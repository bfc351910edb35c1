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
  ["verified", "complete", "former", "2020-01-01"],
  ["verified", "complete", "leaving", "2100-01-01"],
] as const)(
  "says of identity %s at step %s: %s",
  (kycStatus, onboardingStep, standing, leftOn: string | null = null) => {
    expect(standingOf({ kycStatus, onboardingStep, leftOn })).toBe(standing);
  },
);
