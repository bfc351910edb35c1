import { expect, it } from "vitest";
import { kindOf } from "./kind-of.ts";
import { line } from "./lines.test-helper.ts";

it.each([
  ["passport", ["REPUBLIC OF KENYA", "P<KENWARSAME<<DEQA<IBRAHIM<<<<<<<<<<<<<<<<<<"]],
  ["id-back", ["DISTRICT: KWALE", "IDKYA6377767391<<6085<<<<<6739"]],
  ["id-back", ["DISTRICT", "I DKEN797953453011510517<<<<<<<", "8 5 06058M2709020KEN<<<<<<<<<<<9"]],
  [
    "kra-pin",
    ["KRA PIN: A012345678Z", "Taxpayer Name: PETER KIBET", "Email: x", "PETER.CHERUIYOT53@POSTA.EXAMPLE"],
  ],
  ["id-front", ["ID NUMBER: 92142170", "FULL NAMES: PETER BARASA", "DATE OF BIRTH: 03.05.1983"]],
  ["kra-pin", ["KRA PIN: A012345678Z", "Taxpayer Name: GUYO DIDA"]],
  [null, ["RECEIPT", "NAME: DUKA LA MAMA", "DATE: 04.07.2023"]],
])("knows the kind %s by what stands on it", (kind, texts) => {
  expect(kindOf(texts.map((text, index) => line(text, 100, 100 + 60 * index)))).toBe(kind);
});
