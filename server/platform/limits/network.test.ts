import { expect, it } from "vitest";
import { networkOf } from "./network.ts";

it.each([
  ["41.90.1.1", "41.90.1.1"],
  ["::ffff:41.90.1.1", "41.90.1.1"],
  ["2c0f:fe38:1:2::1", "2c0f:fe38:1:2:ffff:ffff:ffff:ffff"],
])("is the same for %s and %s", (one, other) => {
  expect(networkOf(one)).toBe(networkOf(other));
});

it.each([
  ["41.90.1.1", "41.90.1.2"],
  ["2c0f:fe38:1:2::1", "2c0f:fe38:1:3::1"],
])("tells %s from %s", (one, other) => {
  expect(networkOf(one)).not.toBe(networkOf(other));
});

it("takes what is no address as it is", () => {
  expect(networkOf("unknown")).toBe("unknown");
});
