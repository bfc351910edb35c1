import { expect, it } from "vitest";
import { townOf } from "./town.ts";

it.each([
  ["P.O. Box 1234-00100, Nairobi", "Nairobi"],
  ["P. O. BOX 57 KERUGOYA", "KERUGOYA"],
  ["P.O. Box 910, Karatina – 10101", "Karatina"],
  ["P.O. Box 3301, Kisumu 40100, Kenya", "Kisumu, Kenya"],
  ["S.L.P. 782-80100, Mombasa", "Mombasa"],
  ["P.O. Box 57, Kerugoya, Kirinyaga County", "Kerugoya, Kirinyaga County"],
  ["P.O. Box 1234-00100", "P.O. Box 1234-00100"],
  ["Boxwood Lane 4, Thika", "Boxwood Lane 4, Thika"],
  ["Kilimani, Nairobi", "Kilimani, Nairobi"],
])("finds the town of %s", (address, town) => {
  expect(townOf(address)).toBe(town);
});
