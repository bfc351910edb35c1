import type { Chance } from "#server/seed/content/random.ts";
import { dayBetween, fullNameOf, type Person } from "../people/person.ts";
import { drawCover } from "./cover.ts";
import { type Field, writeField } from "./fields.ts";
import { type Look, writtenDate } from "./look.ts";
import { drawFingerprint, drawSignature } from "./marks.ts";
import { type Paper, printed } from "./paper.ts";
import { drawPortrait } from "./portrait.ts";
import { drawArms, drawGround } from "./security.ts";
import { measure, type Sheet, type TextStyle, write, writeValue } from "./sheet.ts";

const [width, height] = [1000, 631];

/** The day on which a card of the second generation was given out, at eighteen or later. */
export function oldIssue(person: Person, chance: Chance): string {
  const adult = Number(person.birth.slice(0, 4)) + 19;
  return dayBetween(chance, Math.max(1996, adult), Math.max(2022, adult));
}

/** The front of an identity card of the second generation. */
export function oldFront(person: Person, look: Look, issue: string, chance: Chance): Paper {
  const name = fullNameOf(person);
  const [district] = person.home;
  const fields: Field[] = [
    { field: "fullName", label: look.shortLabels ? "FULL NAME" : "FULL NAMES", value: name },
    { field: "dateOfBirth", label: "DATE OF BIRTH", value: writtenDate(person.birth, look.date) },
    { field: "sex", label: "SEX", value: person.sex.toUpperCase() },
    { field: "district", label: "DISTRICT OF BIRTH", value: district },
    { field: "placeOfIssue", label: "PLACE OF ISSUE", value: person.office },
    { field: "dateOfIssue", label: "DATE OF ISSUE", value: writtenDate(issue, look.date) },
  ];

  const draw = (sheet: Sheet) => {
    const { context } = sheet;
    drawGround(context, width, height, look, chance);
    drawHeader(sheet, look);
    drawNumbers(sheet, look, person);
    const left = look.portrait === "left";
    const picture = { x: left ? 38 : width - 38 - 232, y: 178, width: 232, height: 290 };
    drawPortrait(context, picture, person, chance, chance.happens(0.6));
    const x = left ? 296 : 44;
    let y = 172;
    for (const field of fields) {
      y += writeField(sheet, look, field, { x, y, width: field.field === "fullName" ? 650 : 430, size: 29 });
    }
    const small: TextStyle = { font: look.typefaces.label, size: 20, colour: look.labelInk };
    write(sheet, "HOLDER'S SIGN.", left ? 46 : width - 262, 506, small);
    drawSignature(sheet, name, left ? 70 : width - 240, 570, 40, chance);
    if (look.header === "split") {
      const print = { x: left ? width - 190 : 500, y: 400, width: 130, height: 170 };
      drawFingerprint(sheet, print, chance);
    }
    drawCover(context, width, height, look, chance);
  };

  return {
    drawing: { width, height, radius: 36, letter: 20, draw },
    printed: {
      serialNumber: printed(person.serialNumber),
      idNumber: printed(person.idNumber),
      fullName: printed(name),
      dateOfBirth: printed(person.birth),
      sex: printed(person.sex),
      district: printed(district),
      placeOfIssue: printed(person.office),
      dateOfIssue: printed(issue),
    },
  };
}

function drawHeader(sheet: Sheet, look: Look): void {
  const style: TextStyle = { font: look.typefaces.heading, size: 33, colour: look.labelInk, spacing: 1 };
  if (look.header === "split") {
    write(sheet, "JAMHURI YA KENYA", 48, 74, { ...style, most: 380 });
    const right = "REPUBLIC OF KENYA";
    write(sheet, right, width - 48 - Math.min(380, measure(sheet, right, style)), 74, {
      ...style,
      most: 380,
    });
    drawArms(sheet.context, width / 2, 62, 88);
    return;
  }
  for (const [row, text] of ["JAMHURI YA KENYA", "REPUBLIC OF KENYA"].entries()) {
    const line = { ...style, size: 36 - row * 6 };
    write(sheet, text, (width - measure(sheet, text, line)) / 2, 52 + row * 36, line);
  }
  drawArms(sheet.context, 90, 62, 90);
}

function drawNumbers(sheet: Sheet, look: Look, person: Person): void {
  const label: TextStyle = { font: look.typefaces.label, size: 22 * look.scale, colour: look.labelInk };
  const value: TextStyle = { font: look.typefaces.value, size: 30 * look.scale, colour: look.ink };
  const colon = look.labels.endsWith("column") ? "" : ":";
  const number = look.shortLabels ? "NO." : "NUMBER";
  const entries = [
    ["serialNumber", `SERIAL ${number}${colon}`, person.serialNumber, 48],
    ["idNumber", `ID ${number}${colon}`, person.idNumber, 560],
  ] as const;
  for (const [field, text, what, x] of entries) {
    const wide = write(sheet, text, x, 142, label);
    writeValue(sheet, field, what, x + wide + 14, 142, value);
  }
}
