import { expect, it } from "vitest";
import { changeSince, inMillions } from "./figure-text.ts";

it.each([
  [12_847, 12_635, "+1.7% from last month"],
  [90, 100, "-10% from last month"],
  [5, 5, "As last month"],
  [5, 0, "None last month"],
])("%i after %i is %s", (now, monthAgo, text) => expect(changeSince({ now, monthAgo })).toBe(text));

it.each([
  [45_213_600, "KES 45.2M"],
  [1_934_200, "KES 1.9M"],
  [812_400, "KES 812,400"],
  [0, "KES 0"],
])("%i shillings are %s", (shillings, text) => expect(inMillions(shillings)).toBe(text));
