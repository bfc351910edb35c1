import type { Chance } from "#server/seed/content/random.ts";
import { cardZone } from "../mrz.ts";
import type { Person } from "../people/person.ts";
import { type Field, writeField } from "./fields.ts";
import type { Look } from "./look.ts";
import { drawBarcode, drawChip, drawFingerprint, drawSquareCode, writeZone } from "./marks.ts";
import { implied, namesApart, type Paper, printed } from "./paper.ts";
import { drawGround } from "./security.ts";
import { type Sheet, write } from "./sheet.ts";

const [width, height] = [1000, 631];

/** The back of a Maisha card: chip, home, and a zone of the kind TD1. */
export function maishaBack(person: Person, look: Look, expiry: string, chance: Chance): Paper {
  const [district, division, location, subLocation] = person.home;
  const zone = cardZone(person, expiry, chance.happens(0.5) ? "KEN" : "KYA");
  const fields: Field[] = [
    { field: "district", label: "DISTRICT", value: district },
    { field: null, label: "DIVISION", value: division },
    { field: null, label: "LOCATION", value: location },
    { field: null, label: "SUB-LOCATION", value: subLocation },
  ];
  const square = chance.happens(0.5);

  const draw = (sheet: Sheet) => {
    drawGround(sheet.context, width, height, look, chance);
    drawChip(sheet, 70, 90, 130);
    let y = 54;
    for (const field of fields) y += 4 + writeField(sheet, look, field, { x: 250, y, width: 460, size: 27 });
    if (square) drawSquareCode(sheet, 760, 60, 180, chance);
    else drawFingerprint(sheet, { x: 770, y: 50, width: 160, height: 210 }, chance);
    drawBarcode(sheet, { x: 60, y: 318, width: 380, height: 52 }, chance);
    const small = { font: look.typefaces.label, size: 15, colour: look.labelInk, most: 430 };
    write(sheet, "THIS CARD IS THE PROPERTY OF THE GOVERNMENT OF KENYA", 480, 340, small);
    write(sheet, "IF FOUND, RETURN TO THE NEAREST REGISTRATION OFFICE", 480, 364, small);
    sheet.context.fillStyle = "rgba(255 255 255 / 0.5)";
    sheet.context.fillRect(0, 398, width, height - 398);
    writeZone(sheet, zone, { x: 40, y: 424, width: width - 80, height: 176 }, look.ink);
  };

  return {
    drawing: { width, height, radius: 36, letter: 20, draw },
    printed: {
      district: printed(district),
      mrz: printed(zone.join("\n")),
      serialNumber: implied(person.serialNumber),
      documentNumber: implied(person.serialNumber),
      idNumber: implied(person.idNumber),
      dateOfBirth: implied(person.birth),
      dateOfExpiry: implied(expiry),
      sex: implied(person.sex),
      fullName: implied(...namesApart(person), ...zoneNames(zone[2] ?? "")),
    },
  };
}

/** The zone has no apostrophes and cuts long names: a reader that says what stands there is right. */
function zoneNames(line: string): string[] {
  const [surname = "", given = ""] = line
    .replace(/<+$/, "")
    .split("<<")
    .map((part) => part.replaceAll("<", " "));
  return [`${given} ${surname}`.trim(), `${surname} ${given}`.trim()];
}
