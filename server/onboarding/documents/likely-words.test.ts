import { expect, it } from "vitest";
import { isKnownName, isLikelyName, isLikelyPlace, parted } from "./likely-words.ts";

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
  ["E GARISSA", false],
])("the place %s is likely: %s", (place, likely) => {
  expect(isLikelyPlace(place)).toBe(likely);
});

it("knows names that many have, in any spelling of their signs", () => {
  expect(isKnownName("MARY NG'ANG'A")).toBe(true);
  expect(isKnownName("MARY NGERIMA")).toBe(false);
});

it.each([
  ["GEOFFREYMUGOATIENO", "GEOFFREY MUGO ATIENO"],
  ["JANEWANJIKU KAMAU", "JANE WANJIKU KAMAU"],
  ["ROSEMARY WANJIRU", "ROSEMARY WANJIRU"],
  ["KIPKEMBOI", "KIPKEMBOI"],
  ["MUHANJIKAMAU", "MUHANJIKAMAU"],
])("%s is %s when its spaces were swallowed", (read, name) => {
  expect(parted(read)).toBe(name);
});
