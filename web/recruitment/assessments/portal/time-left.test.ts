import { expect, it } from "vitest";
import { clockText } from "./time-left.ts";

it.each([
  [0, "0:00"],
  [9, "0:09"],
  [65, "1:05"],
  [3_600, "1:00:00"],
  [7_325, "2:02:05"],
])("shows %i seconds as %s", (seconds, text) => expect(clockText(seconds)).toBe(text));
