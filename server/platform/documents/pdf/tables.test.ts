import { describe, expect, it } from "vitest";
import type { TextLine } from "../document-text.ts";
import { joinWrappedRows } from "./tables.ts";

const edges = [78, 190, 303, 416];
const size = 10;

/** A line of cells at the edges of a table, each letter half as wide as high; an empty text is no cell. */
function row(number: number, ...texts: string[]): TextLine {
  const segments = texts.flatMap((text, column) =>
    text === "" ? [] : [{ text, x: edges[column] ?? 0, width: 0.5 * size * text.length, bold: false }],
  );
  return {
    text: segments.map((segment) => segment.text).join("\t"),
    segments,
    x: segments[0]?.x ?? 0,
    y: 13 * number,
    width: 400,
    size,
    bold: false,
    bullet: false,
    heading: false,
    gapBefore: 0,
  };
}

const read = (lines: TextLine[]) =>
  joinWrappedRows(lines).flatMap((part) => part.lines.map(({ text }) => text));

describe("rows of a table without any order of drawing", () => {
  it("go on where the next word had no room in the cell", () => {
    expect(
      read([
        row(1, "Bachelor of Science", "Moi University, Main", "2014", "First Class"),
        row(2, "Mathematics", "Campus"),
        row(3, "KCSE", "Kapsabet High School", "2010", "A-"),
      ]),
    ).toEqual([
      "Bachelor of Science Mathematics\tMoi University, Main Campus\t2014\tFirst Class",
      "KCSE\tKapsabet High School\t2010\tA-",
    ]);
  });

  it("are their own where it had", () => {
    const lines = [
      row(1, "KCSE", "Kapsabet High School", "2010", "A-"),
      row(2, "KCPE", "Longisa Primary"),
      row(3, "CPE", "Longisa Nursery", "1990", "B"),
    ];
    expect(read(lines)).toEqual(lines.map(({ text }) => text));
  });

  it("hang below a single row", () => {
    expect(
      read([
        row(1, "2018", "Kenya Institute of", "Certificate in"),
        row(2, "", "Management", "Credit Control"),
        row(3, "After the table"),
      ]),
    ).toEqual(["2018\tKenya Institute of Management\tCertificate in Credit Control", "After the table"]);
  });
});
