import { expect, it } from "vitest";
import { changeSince, inMillions } from "./figure-text.ts";

it.each([
  [12_847, 12_635, "+1.7% from last month"],
  [90, 100, "-10% from last month"],
  [5, 5, "As last month"],
  [5, 0, "None last month"],
  [5, null, "No figure of the month before"],
])("%i after %s is %s", (now, before, text) => expect(changeSince(now, before)).toBe(text));

it.each([
  [4_521_360_000, "KES 45.2M"],
  [2_381_240_000, "KES 23.8M"],
  [81_240_000, "KES 812,400"],
  [0, "KES 0"],
])("%i cents are %s", (cents, text) => expect(inMillions(cents)).toBe(text));
