import { describe, expect, it } from "vitest";
import { runsFromLines } from "./recognised-runs.ts";
import type { RecognisedLine } from "./recogniser.ts";

/** A line of words as recognition gives them, side by side. */
const recognised = (text: string, confidence = 0.9): RecognisedLine => ({
  words: text.split(" ").map((word, index) => ({ text: word, x: 100 * index, width: 90, confidence })),
  rowHeight: 23,
  baseline: 500,
});

const read = (text: string, confidence?: number) =>
  runsFromLines([recognised(text, confidence)], 0.5)
    .map((run) => run.text)
    .join(" ");

describe("an upright stroke", () => {
  it.each([
    ["CPA Part | Section 2", "CPA Part I Section 2"],
    ["Clerical Officer |", "Clerical Officer I"],
    ["Savings grew while | managed the branch.", "Savings grew while I managed the branch."],
  ])("is the letter in %s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each(["Loan Officer | Jamii SACCO", "Nairobi | 2019"])("parts what is beside it in %s", (text) => {
    expect(read(text)).toBe(text);
  });
});

it("mends letters that look alike", () => {
  expect(read("lnternet UJuZI hassan(@barua.example")).toBe("Internet UJUZI hassan@barua.example");
});

it("takes a sign before the text for the mark of a list", () => {
  expect(read("e Balanced the till")).toBe("• Balanced the till");
});

it.each([
  ["CPA Part Il, KASNEB", "CPA Part II, KASNEB"],
  ["July 2020 ~ Present", "July 2020 – Present"],
  ["jane0l@Ietter.example 07l2345678 20l9", "jane01@letter.example 0712345678 2019"],
  ["K.C.5.E", "K.C.S.E"],
  ["Full name; Jane Auma", "Full name: Jane Auma"],
  ["Umoja Il, [FMIS", "Umoja II, IFMIS"],
  ["KASNEB —~ CPA", "KASNEB – CPA"],
  ["lydia@barua.example", "lydia@barua.example"],
])("mends %s by what stands around it", (text, expected) => {
  expect(read(text)).toBe(expected);
});

it("keeps what no speck looks like, however faint", () => {
  expect(read("uJuzi 1979 jane@barua.example iJ", 0.1)).toBe("UJUZI 1979 jane@barua.example");
});
