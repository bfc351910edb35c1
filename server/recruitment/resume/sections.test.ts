import { describe, expect, it } from "vitest";
import { headingKind } from "./headings.ts";
import { lineOf, linesFrom } from "./resume.test-helper.ts";
import { splitSections } from "./sections.ts";

describe("headingKind", () => {
  it.each([
    ["WORK EXPERIENCE", "experience"],
    ["Employment History:", "experience"],
    ["3. WORKING EXPERIENCE", "experience"],
    ["Academic Appointments", "experience"],
    ["Uzoefu wa kazi", "experience"],
    ["Industrial Attachment", "experience"],
    ["EDUCATION & PROFESSIONAL QUALIFICATIONS", "education"],
    ["Academic Background", "education"],
    ["Elimu", "education"],
    ["School and training", "education"],
    ["CAREER TRAJECTORY", "experience"],
    ["WHEREIHAVEWORKED", "experience"],
    ["What I am good at", "skills"],
    ["Ujuzi na vipawa", "skills"],
    ["Who to ask", "referees"],
    ["Responsibilities held", "other"],
    ["Ujuzi", "skills"],
    ["Key Skills and Competencies", "skills"],
    ["Marejeo", "referees"],
    ["REFEREES", "referees"],
    ["Career Objective", "summary"],
    ["Taarifa binafsi", "personal"],
    ["BIO-DATA", "personal"],
    ["E D U C A T I O N A N D T R A I N I N G", "education"],
    ["UZOEFU WA KAZI / WORK EXPERIENCE", "experience"],
  ])("knows %s", (text, kind) => {
    expect(headingKind(text)).toBe(kind);
  });

  it.each([
    "Accountant",
    "Umoja SACCO",
    "Management information",
    "I have experience in sales.",
    "University of Nairobi",
  ])("is not misled by %s", (text) => {
    expect(headingKind(text)).toBeNull();
  });
});

describe("splitSections", () => {
  it("finds a heading in the margin beside the first line of its section", () => {
    const bold = (line: ReturnType<typeof lineOf>) => ({
      ...line,
      bold: true,
      segments: line.segments.map((segment) => ({ ...segment, bold: true })),
    });
    const sections = splitSections([
      bold(lineOf([["Experience", 20]])),
      bold(
        lineOf([
          ["Tausi Ltd", 130],
          ["2019 - 2020", 470],
        ]),
      ),
      lineOf([["Web Developer", 130]]),
      bold(
        lineOf([
          ["Education", 20],
          ["Moi University", 130],
        ]),
      ),
      lineOf([["BSc in Informatics", 130]]),
    ]);
    expect(sections.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ["experience", 2],
      ["education", 2],
    ]);
  });

  const kinds = (text: string) => splitSections(linesFrom(text)).map((section) => section.kind);

  it("splits at headings", () => {
    expect(kinds("Jane Auma\n# EDUCATION\nKCSE\n# SKILLS\nExcel")).toEqual(["top", "education", "skills"]);
  });

  it("does not take an item of a list for a heading", () => {
    expect(kinds("# EDUCATION\nKCSE\n# EXPERIENCE\nTeller\n# SKILLS\nExcel\nResearch\nLanguages")).toEqual([
      "education",
      "experience",
      "skills",
    ]);
  });

  it("takes a label with its text for a heading where no section is open", () => {
    const sections = splitSections(linesFrom("Jane Auma\nSKILLS: Excel, Word"));
    expect(sections.map((section) => section.kind)).toEqual(["top", "skills"]);
    expect(sections[1]?.lines[0]?.text).toBe("Excel, Word");
  });
});
