import type { Chance } from "#server/seed/content/random.ts";
import { oldCardZone } from "../mrz.ts";
import { fullNameOf, type Person } from "../people/person.ts";
import { drawCover } from "./cover.ts";
import { type Field, writeField } from "./fields.ts";
import type { Look } from "./look.ts";
import { drawFingerprint, drawSignature, writeZone } from "./marks.ts";
import { implied, type Paper, printed } from "./paper.ts";
import { drawGround } from "./security.ts";
import { type Sheet, write } from "./sheet.ts";

const [width, height] = [1000, 631];

/** The back of an identity card of the second generation, with the zone that follows no standard. */
export function oldBack(person: Person, look: Look, issue: string, chance: Chance): Paper {
  const [district, division, location, subLocation] = person.home;
  const zone = oldCardZone(person, issue, String(chance.between(1000, 9999)));
  const fields: Field[] = [
    { field: "district", label: "DISTRICT", value: district },
    { field: null, label: "DIVISION", value: division },
    { field: null, label: "LOCATION", value: location },
    { field: null, label: "SUB-LOCATION", value: subLocation },
  ];
  const returned = chance.happens(0.4);

  const draw = (sheet: Sheet) => {
    drawGround(sheet.context, width, height, look, chance);
    const left = look.portrait === "left";
    const x = left ? 52 : 330;
    let y = returned ? 76 : 44;
    for (const field of fields) y += 6 + writeField(sheet, look, field, { x, y, width: 560, size: 30 });
    drawFingerprint(sheet, { x: left ? 730 : 70, y: 50, width: 190, height: 240 }, chance);
    const small = { font: look.typefaces.label, size: 18, colour: look.labelInk };
    if (returned)
      write(sheet, "IF FOUND RETURN TO THE NEAREST POLICE STATION", x, 44, { ...small, most: 560 });
    write(sheet, "PRINCIPAL REGISTRAR'S SIGN.", left ? 690 : 60, 330, small);
    drawSignature(sheet, "REGISTRAR K", left ? 740 : 110, 386, 38, chance);
    sheet.context.fillStyle = "rgba(255 255 255 / 0.55)";
    sheet.context.fillRect(0, 412, width, height - 412);
    writeZone(sheet, zone, { x: 40, y: 432, width: width - 80, height: 172 }, look.ink);
    drawCover(sheet.context, width, height, { ...look, hologram: false }, chance);
  };

  return {
    drawing: { width, height, radius: 36, letter: 20, draw },
    printed: {
      district: printed(district),
      mrz: printed(zone.join("\n")),
      serialNumber: implied(person.serialNumber),
      documentNumber: implied(person.serialNumber),
      idNumber: implied(person.idNumber, person.idNumber.padStart(8, "0"), person.idNumber.padStart(9, "0")),
      dateOfBirth: implied(person.birth),
      dateOfIssue: implied(issue),
      sex: implied(person.sex),
      fullName: implied(fullNameOf(person), (zone[2] ?? "").replaceAll("<", " ").trim()),
    },
  };
}
