import { expect, it } from "vitest";
import { waitText } from "./rate-limit.ts";

it.each([
  [0, "1 second"],
  [1, "1 second"],
  [40, "40 seconds"],
  [60, "1 minute"],
  [61, "2 minutes"],
  [3600, "1 hour"],
  [86_000, "24 hours"],
])("says %i seconds as %s", (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
