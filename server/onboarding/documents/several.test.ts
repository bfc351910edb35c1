import { describe, expect, it } from "vitest";
import { line } from "./lines.test-helper.ts";
import type { DocumentLine } from "./pieces.ts";
import { othersAmong } from "./several.ts";

const size = { width: 900, height: 1200 };

const front = (top: number, number: string): DocumentLine[] => [
  line("JAMHURI YA KENYA", 100, top),
  line("SERIAL NUMBER: 282285810", 20, top + 60),
  line(`ID NUMBER: ${number}`, 520, top + 60),
  line("FULL NAMES: PETER BARASA", 300, top + 120),
  line("DATE OF BIRTH: 03-05-1983", 300, top + 180),
  line("SEX: MALE", 300, top + 240),
];

const back = (top: number): DocumentLine[] => [
  line("IDKEN829032754033489522<<<<<<<", 20, top),
  line("8910048F2802127KEN<<<<<<<<<<<8", 20, top + 60),
  line("ADHI<<<<<<<<<<<<<<<<<<<<<<<<<<", 20, top + 120),
];

describe("several documents in one picture", () => {
  it("are none where one card stands alone, also one that says everything in two languages", () => {
    expect(othersAmong(front(0, "92142170"), size)).toEqual({ several: false, alike: false });
    const twoLanguages = [
      ...front(0, "92142170"),
      line("TAREHE YA KUZALIWA", 300, 215),
      line("JINSIA", 300, 275),
    ];
    expect(othersAmong(twoLanguages, size)).toEqual({ several: false, alike: false });
    expect(othersAmong(back(0), size)).toEqual({ several: false, alike: false });
  });

  it("are both sides of a card", () => {
    expect(othersAmong([...front(0, "92142170"), ...back(600)], size)).toEqual({
      several: true,
      alike: false,
    });
  });

  it("are two cards of one kind, of which nobody can tell which is meant", () => {
    const two = [...front(0, "92142170"), ...front(620, "31245678")];
    expect(othersAmong(two, size)).toEqual({ several: true, alike: true });
  });
});
