import { expect, it } from "vitest";
import { isLikelyName, isLikelyPlace } from "./likely-words.ts";

it.each([
  ["JOSEPHINE OLUOCH", true],
  ["QLUOCH", false],
  ["WANJIKU NG'ANG'A", true],
  ["WANJIKV", false],
  ["NJERL KAMAU", false],
  ["ZAHARY", false],
  ["MMUTUA", false],
  ["J. KAMAU", true],
  ["ABDIQADIR QASIM", true],
  ["Jean-Pierre Simiyu", true],
  // Not known, and likely all the same.
  ["KOSIANY MUHANJI", true],
])("the name %s is likely: %s", (name, likely) => {
  expect(isLikelyName(name)).toBe(likely);
});

it.each([
  ["KISII CENTRAL", true],
  ["KISIL CENTRAL", false],
  ["MURANG'A SOUTH", true],
  ["WESTLANDS", true],
  ["NAIRQBI", false],
])("the place %s is likely: %s", (place, likely) => {
  expect(isLikelyPlace(place)).toBe(likely);
});
