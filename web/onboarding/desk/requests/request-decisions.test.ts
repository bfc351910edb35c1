import { expect, test } from "vitest";
import { decisionsFor } from "./request-decisions.ts";

const namesFor = (request: Parameters<typeof decisionsFor>[0]) =>
  decisionsFor(request).map(({ value }) => value);

test("a record that a law has kept is not offered for erasure", () => {
  expect(namesFor({ kind: "erasure", erasable: false })).toEqual(["restricted", "refused"]);
  expect(namesFor({ kind: "erasure", erasable: true })).toEqual(["granted", "restricted", "refused"]);
});

test("only an erasure can be restricted", () => {
  expect(namesFor({ kind: "correction", erasable: false })).toEqual(["granted", "refused"]);
  expect(namesFor({ kind: "consent_withdrawal", erasable: true })).toEqual(["granted", "refused"]);
});
