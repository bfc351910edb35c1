import type { Chance } from "#server/seed/content/random.ts";
import type { Person } from "../people/person.ts";
import { drawCover } from "./cover.ts";
import { type Field, writeField } from "./fields.ts";
import { type Look, writtenDate } from "./look.ts";
import { drawChip, drawSignature } from "./marks.ts";
import { implied, namesApart, type Paper, printed } from "./paper.ts";
import { drawPortrait } from "./portrait.ts";
import { drawArms, drawFlag, drawGround } from "./security.ts";
import { type Sheet, write } from "./sheet.ts";

const [width, height] = [1000, 631];

/** Labels in English and, on bilingual print runs, Kiswahili. */
const labels = {
  surname: ["SURNAME", "JINA LA UKOO"],
  given: ["GIVEN NAME", "JINA LA KUPEWA"],
  sex: ["SEX", "JINSIA"],
  nationality: ["NATIONALITY", "URAIA"],
  birth: ["DATE OF BIRTH", "TAREHE YA KUZALIWA"],
  birthPlace: ["PLACE OF BIRTH", "MAHALI PA KUZALIWA"],
  idNumber: ["ID NUMBER", "NAMBARI YA KITAMBULISHO"],
  serial: ["SERIAL NUMBER", "NAMBARI YA SIRI"],
  card: ["CARD NUMBER", "NAMBARI YA KADI"],
  expiry: ["DATE OF EXPIRY", "TAREHE YA MWISHO"],
  issuePlace: ["PLACE OF ISSUE", "MAHALI PA KUTOLEWA"],
} as const;

/** The front of a Maisha card, the third generation. */
export function maishaFront(person: Person, look: Look, expiry: string, chance: Chance): Paper {
  const [district] = person.home;
  const label = (key: keyof typeof labels) =>
    look.bilingual ? `${labels[key][1]} / ${labels[key][0]}` : labels[key][0];
  const numberField = look.header === "split" ? "serialNumber" : "documentNumber";
  const single = person.surname === "";
  const chip = chance.happens(0.5);
  const names: Field[] = [
    { field: "fullName", label: label("surname"), value: single ? person.given.join(" ") : person.surname },
    ...(single ? [] : [{ field: "fullName" as const, label: label("given"), value: person.given.join(" ") }]),
  ];
  const sex = look.wraps ? person.sex.toUpperCase() : person.sex === "male" ? "M" : "F";
  const rows: [Field, Field][] = [
    [
      { field: "sex", label: label("sex"), value: sex },
      { field: null, label: label("nationality"), value: look.bilingual ? "KEN" : "KENYAN" },
    ],
    [
      { field: "dateOfBirth", label: label("birth"), value: writtenDate(person.birth, look.date) },
      { field: null, label: label("birthPlace"), value: district },
    ],
    [
      { field: "idNumber", label: label("idNumber"), value: person.idNumber },
      {
        field: numberField,
        label: label(numberField === "serialNumber" ? "serial" : "card"),
        value: person.serialNumber,
      },
    ],
    [
      { field: "dateOfExpiry", label: label("expiry"), value: writtenDate(expiry, look.date) },
      { field: "placeOfIssue", label: label("issuePlace"), value: person.office },
    ],
  ];

  const draw = (sheet: Sheet) => {
    const { context } = sheet;
    drawGround(context, width, height, look, chance);
    drawHeading(sheet, look, chip);
    const left = look.portrait === "left";
    const picture = { x: left ? 40 : width - 290, y: 150, width: 250, height: 320 };
    const face = chance.between(1, 1_000_000);
    drawPortrait(context, picture, person, chance, face % 3 === 0);
    context.globalAlpha = 0.28;
    const ghost = { x: left ? width - 150 : 320, y: 470, width: 105, height: 130 };
    drawPortrait(context, ghost, person, chance, true);
    context.globalAlpha = 1;
    // One column when labels stand before the values: two would not fit.
    const paired = look.labels === "above";
    const x = left ? 318 : 44;
    const size = paired ? 27 : 25;
    let y = 146;
    for (const field of names)
      y += writeField(sheet, look, field, { x, y, width: 640, size, labelShare: 0.62 });
    for (const row of rows) {
      let used = 0;
      for (const [column, field] of row.entries()) {
        const at = paired ? { x: x + column * 330, y } : { x, y: y + used };
        const tall = writeField(sheet, look, field, {
          ...at,
          width: paired ? 310 : 640,
          size,
          labelShare: 0.62,
        });
        used = paired ? Math.max(used, tall) : used + tall;
      }
      y += used;
    }
    drawSignature(sheet, person.given.join(" "), left ? 80 : width - 260, 560, 40, chance);
    drawCover(context, width, height, look, chance);
  };

  return {
    drawing: { width, height, radius: 36, letter: 20, draw },
    printed: {
      fullName: printed(...namesApart(person)),
      sex: printed(person.sex),
      dateOfBirth: printed(person.birth),
      district: implied(district),
      idNumber: printed(person.idNumber),
      [numberField]: printed(person.serialNumber),
      [numberField === "serialNumber" ? "documentNumber" : "serialNumber"]: implied(person.serialNumber),
      dateOfExpiry: printed(expiry),
      placeOfIssue: printed(person.office),
    },
  };
}

function drawHeading(sheet: Sheet, look: Look, chip: boolean): void {
  drawArms(sheet.context, 92, 72, 100);
  if (chip) drawChip(sheet, 826, 26, 104);
  else drawFlag(sheet.context, 820, 30, 90);
  const style = { font: look.typefaces.heading, colour: look.labelInk, most: 620 };
  write(sheet, "JAMHURI YA KENYA  •  REPUBLIC OF KENYA", 166, 64, { ...style, size: 29 });
  write(sheet, "KITAMBULISHO CHA TAIFA / NATIONAL IDENTITY CARD", 166, 104, { ...style, size: 22 });
}
