import type { Chance } from "#server/seed/content/random.ts";
import { passportZone } from "../mrz.ts";
import type { Person } from "../people/person.ts";
import { towns } from "../people/places.ts";
import type { FieldName } from "../truth.ts";
import { drawCover } from "./cover.ts";
import { writeField } from "./fields.ts";
import { type Look, writtenDate } from "./look.ts";
import { drawSignature, writeZone } from "./marks.ts";
import { implied, namesApart, type Paper, printed } from "./paper.ts";
import { drawPortrait } from "./portrait.ts";
import { drawArms, drawGround } from "./security.ts";
import { type Sheet, write } from "./sheet.ts";

const [width, height] = [1250, 880];

/** Labels in English, Kiswahili and French. */
const labels = {
  number: ["Passport No.", "Nambari ya pasipoti", "No. du passeport"],
  surname: ["Surname", "Jina la ukoo", "Nom"],
  given: ["Given names", "Majina", "Prénoms"],
  nationality: ["Nationality", "Uraia", "Nationalité"],
  birth: ["Date of birth", "Tarehe ya kuzaliwa", "Date de naissance"],
  personal: ["Personal No.", "Nambari ya kibinafsi", "No. personnel"],
  sex: ["Sex", "Jinsia", "Sexe"],
  birthPlace: ["Place of birth", "Mahali pa kuzaliwa", "Lieu de naissance"],
  issue: ["Date of issue", "Tarehe ya kutolewa", "Date de délivrance"],
  expiry: ["Date of expiry", "Tarehe ya mwisho", "Date d'expiration"],
  authority: ["Authority", "Mamlaka", "Autorité"],
} as const;

/** The data page of a passport, with a zone of the kind TD3. */
export function passport(person: Person, look: Look, issue: string, expiry: string, chance: Chance): Paper {
  const personal = chance.happens(0.7) ? person.idNumber : "";
  const zone = passportZone(person, expiry, personal);
  const town = chance.pick(towns);
  // Passports always have labels above the values, in two or three languages.
  const page: Look = { ...look, labels: "above", wraps: false };
  const count = look.bilingual ? 3 : 2;
  const date = (day: string) => writtenDate(day, look.date === "iso" ? "worded" : look.date);
  const single = person.surname === "";

  const draw = (sheet: Sheet) => {
    const { context } = sheet;
    drawGround(context, width, height, page, chance);
    drawArms(context, 110, 66, 92);
    const heading = { font: page.typefaces.heading, colour: page.labelInk };
    write(sheet, "JAMHURI YA KENYA / REPUBLIC OF KENYA", 200, 62, { ...heading, size: 32, most: 700 });
    write(sheet, "PASIPOTI / PASSPORT / PASSEPORT", 200, 106, { ...heading, size: 26 });
    const left = page.portrait === "left";
    drawPortrait(context, { x: left ? 48 : 890, y: 160, width: 310, height: 400 }, person, chance, false);
    context.globalAlpha = 0.25;
    drawPortrait(context, { x: left ? 1070 : 600, y: 470, width: 130, height: 165 }, person, chance, true);
    context.globalAlpha = 1;
    const x = left ? 400 : 60;
    const put = (
      key: keyof typeof labels,
      field: FieldName | null,
      value: string,
      column: number,
      y: number,
    ) =>
      writeField(
        sheet,
        page,
        { field, label: labels[key].slice(0, count).join(" / "), value },
        {
          x: x + column * 270,
          y,
          width: column === 0 && (key === "surname" || key === "given") ? 760 : 256,
          size: 29,
          labelShare: 0.5,
        },
      );
    let y = 136;
    for (const [column, [label, value]] of [
      ["Type", "P"],
      ["Code", "KEN"],
    ].entries()) {
      const field = { field: null, label: label ?? "", value: value ?? "" };
      writeField(sheet, page, field, { x: x + column * 150, y, width: 120, size: 29, labelShare: 0.5 });
    }
    y += put("number", "documentNumber", person.passportNumber, 1.5, y) + 6;
    y += put("surname", "fullName", single ? person.given.join(" ") : person.surname, 0, y) + 4;
    if (!single) y += put("given", "fullName", person.given.join(" "), 0, y) + 4;
    y += put("nationality", null, "KENYAN", 0, y) + 4;
    put("birth", "dateOfBirth", date(person.birth), 0, y);
    y += put("personal", "idNumber", personal, 1.2, y) + 4;
    put("sex", "sex", person.sex === "male" ? "M" : "F", 0, y);
    y += put("birthPlace", null, `${person.home[0]}, KEN`, 1.2, y) + 4;
    put("issue", "dateOfIssue", date(issue), 0, y);
    y += put("authority", null, "GOVERNMENT OF KENYA", 1.2, y) + 4;
    put("expiry", "dateOfExpiry", date(expiry), 0, y);
    drawSignature(sheet, person.given.join(" "), left ? 90 : 930, 640, 46, chance);
    write(sheet, town, x + 350, y + 40, { font: page.typefaces.value, size: 24, colour: page.ink });
    context.fillStyle = "rgba(255 255 255 / 0.45)";
    context.fillRect(0, 716, width, height - 716);
    writeZone(sheet, zone, { x: 44, y: 742, width: width - 88, height: 112 }, page.ink);
    drawCover(context, width, height, { ...look, scratches: 0 }, chance);
  };

  return {
    drawing: { width, height, radius: 22, letter: 20, draw },
    printed: {
      fullName: printed(...namesApart(person)),
      documentNumber: printed(person.passportNumber),
      dateOfBirth: printed(person.birth),
      sex: printed(person.sex),
      dateOfIssue: printed(issue),
      dateOfExpiry: printed(expiry),
      mrz: printed(zone.join("\n")),
      ...(personal === "" ? {} : { idNumber: implied(personal) }),
      placeOfIssue: implied(town, "GOVERNMENT OF KENYA"),
      district: implied(person.home[0], `${person.home[0]}, KEN`),
    },
  };
}
