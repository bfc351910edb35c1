import type { Chance } from "#server/seed/content/random.ts";
import { fullNameOf, type Person } from "../people/person.ts";
import { towns } from "../people/places.ts";
import type { FieldName } from "../truth.ts";
import { type Look, writtenDate } from "./look.ts";
import { implied, type Paper, printed } from "./paper.ts";
import { measure, type Sheet, type TextStyle, write, writeValue } from "./sheet.ts";

/** A4 in points. */
const [width, height] = [595, 842];
const margin = 46;

/** The certificate of a taxpayer's number as the revenue authority's system prints it. */
export function kraPin(person: Person, look: Look, issue: string, chance: Chance): Paper {
  const name = fullNameOf(person);
  const { label, value, heading } = look.typefaces;
  const plain: TextStyle = { font: label, size: 9 * look.scale, colour: "#222" };
  const strong: TextStyle = { ...plain, font: value };
  const date = writtenDate(issue, look.date === "worded" ? "dotted" : "slashed");
  const town = chance.pick(towns);
  const address: [string, string][] = [
    ["L.R. Number", `${chance.between(100, 9999)}/${chance.between(1, 99)}`],
    ["Building", "UMOJA PLAZA"],
    ["Street/Road", "MOI AVENUE"],
    ["City/Town", town],
    ["County", town],
    ["District", person.home[0]],
    ["Tax Area", `${town} WEST`],
    ["Station", `${town} SOUTH`],
    ["P. O. Box", String(chance.between(10, 9999))],
    ["Postal Code", `00${chance.between(100, 900)}`],
  ];
  // Older certificates give the number in the middle, newer ones in the corner, some within a frame.
  const corner = look.labels === "above";
  const framed = look.labels.endsWith("column") || look.lines === "rosettes";

  const draw = (sheet: Sheet) => {
    const { context } = sheet;
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
    drawLetterhead(sheet, look);
    write(sheet, "PIN Certificate", width - margin - 130, 62, { font: heading, size: 18, colour: "#222" });
    let y = 128;
    const pair = (field: FieldName | null, text: string, what: string) => {
      write(sheet, text, margin + 8, y, plain);
      writeValue(sheet, field, what, margin + 190, y, { ...strong, most: 300 });
      y += 20;
    };
    write(sheet, "Certificate Date :", width - 220, y - 12, plain);
    writeValue(
      sheet,
      "dateOfIssue",
      date,
      width - 220 + measure(sheet, "Certificate Date : ", plain),
      y - 12,
      strong,
    );
    const title = { ...plain, font: heading, size: 11 };
    const number = { ...strong, size: 13 };
    const [x, top] = corner ? [width - 220, y + 8] : [margin + 8, y + 8];
    write(sheet, "Personal Identification Number", x, top, title);
    const beside = corner || framed ? [x, top + 18] : [margin + 260, top];
    writeValue(sheet, "kraPin", person.kraPin, beside[0] ?? x, beside[1] ?? top, number);
    if (framed) {
      context.strokeStyle = "#555";
      context.lineWidth = 0.8;
      context.strokeRect(x - 8, top - 14, 190, 40);
    }
    y += 54;
    const certify =
      "This is to certify that taxpayer shown herein has been registered with Kenya Revenue Authority";
    write(sheet, certify, margin, y, { ...plain, most: width - 2 * margin });
    y += 26;
    y = drawBar(sheet, "Taxpayer Information", y, heading);
    pair("fullName", "Taxpayer Name", name);
    pair(null, "Email Address", person.email.toUpperCase());
    y = drawBar(sheet, "Registered Address", y + 4, heading);
    for (const [at, [text, what]] of address.entries()) {
      const x = margin + 8 + (at % 2) * 250;
      const wide = write(sheet, `${text} : `, x, y, plain);
      write(sheet, what, x + wide, y, strong);
      if (at % 2 === 1) y += 18;
    }
    y = drawBar(sheet, "Tax Obligation(s) Registration Details", y + 10, heading);
    drawTable(sheet, y, plain, date, look.wraps);
    const foot = { ...plain, size: 7.5, most: width - 2 * margin };
    write(
      sheet,
      "The above PIN must appear on all your tax invoices and correspondences with Kenya Revenue Authority.",
      margin,
      y + 130,
      foot,
    );
    write(
      sheet,
      "Your accounting end month is December unless a change has been approved by the Commissioner.",
      margin,
      y + 142,
      foot,
    );
    write(
      sheet,
      "Disclaimer : This is a system generated certificate and does not require signature.",
      margin,
      height - 50,
      foot,
    );
  };

  return {
    drawing: { width, height, radius: 0, letter: 6.3, draw },
    printed: {
      kraPin: printed(person.kraPin),
      fullName: printed(name),
      dateOfIssue: implied(issue),
      district: implied(person.home[0]),
    },
  };
}

function drawLetterhead(sheet: Sheet, look: Look): void {
  const { context } = sheet;
  context.fillStyle = "#c8102e";
  context.beginPath();
  context.ellipse(margin + 22, 52, 22, 22, 0, 0, 7);
  context.fill();
  write(sheet, "KRA", margin + 10, 57, { font: look.typefaces.heading, size: 13, colour: "#fff" });
  write(sheet, "KENYA REVENUE", margin + 54, 50, { font: look.typefaces.heading, size: 14, colour: "#222" });
  write(sheet, "AUTHORITY", margin + 54, 66, { font: look.typefaces.heading, size: 14, colour: "#222" });
  const small = { font: look.typefaces.label, size: 7, colour: "#444" };
  write(
    sheet,
    "For General Tax Questions Contact KRA Contact Centre Tel: +254 (020) 4999 999",
    margin,
    92,
    small,
  );
  write(sheet, "Email: contact@kodi.example  www.kodi.example", margin, 102, small);
}

function drawBar(sheet: Sheet, text: string, y: number, font: string): number {
  sheet.context.fillStyle = "#dcdcdc";
  sheet.context.fillRect(margin, y - 12, width - 2 * margin, 18);
  write(sheet, text, margin + 8, y + 1, { font, size: 10, colour: "#111" });
  return y + 24;
}

function drawTable(sheet: Sheet, y: number, style: TextStyle, from: string, two: boolean): void {
  const columns = [0, 40, 230, 330, 430];
  const rows = [
    ["Sr. No.", "Tax Obligation(s)", "Effective From", "Effective Till", "Status"],
    ["1", "Income Tax - Resident Individual", from, "N.A.", "Active"],
    ...(two ? [["2", "Income Tax - PAYE", from, "N.A.", "Active"]] : []),
  ];
  const { context } = sheet;
  context.strokeStyle = "#888";
  context.lineWidth = 0.6;
  for (const [row, cells] of rows.entries()) {
    context.strokeRect(margin, y - 12 + row * 20, width - 2 * margin, 20);
    for (const [column, cell] of cells.entries()) {
      write(sheet, cell, margin + 6 + (columns[column] ?? 0), y + 2 + row * 20, { ...style, most: 180 });
    }
  }
}
