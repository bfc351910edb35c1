import { expect, it } from "vitest";
import { bucketOf, bucketRules, provisionOf } from "./loan-classes.ts";

it.each([
  [0, "current", "performing", 1_000],
  [1, "1-30", "watch", 5_000],
  [30, "1-30", "watch", 5_000],
  [31, "31-90", "substandard", 25_000],
  [180, "91-180", "substandard", 25_000],
  [181, "181-360", "doubtful", 50_000],
  [360, "181-360", "doubtful", 50_000],
  [361, "over-360", "loss", 100_000],
])("of 1,000 shillings %i days in arrears", (days, bucket, loanClass, provision) => {
  expect(bucketOf(days)).toBe(bucket);
  expect(bucketRules[bucketOf(days)].class).toBe(loanClass);
  expect(provisionOf(100_000, bucketOf(days))).toBe(provision);
});
