import { describe, expect, it } from "vitest";
import { emptyReading, type ParsedResume } from "#contract/recruitment/resume.ts";
import { markupOf, textsOf } from "#web/ui/markup.test-helper.ts";
import { ResumeSummary } from "./resume-summary.tsx";

const shown = (resume: Partial<ParsedResume>) =>
  textsOf(markupOf(<ResumeSummary resume={{ ...emptyReading, ...resume }} />));

describe("what was read from a CV, for its owner", () => {
  it("says of each part that nothing was found, rather than leave it out", () => {
    const texts = shown({});
    for (const text of [
      "No work experience was found.",
      "No education was found.",
      "No skills were found.",
    ]) {
      expect(texts).toContain(text);
    }
    expect(texts.filter((text) => text === "–")).toHaveLength(4);
    expect(texts).not.toContain("Summary");
  });

  it("writes a phone as people do", () => {
    expect(shown({ personalInfo: { ...emptyReading.personalInfo, phone: "+254712345678" } })).toContain(
      "+254 712 345 678",
    );
  });

  it("names a position by what was read of it", () => {
    const entry = {
      company: "",
      position: "",
      location: null,
      startDate: null,
      endDate: null,
      current: false,
      description: "",
      confidence: 1,
    };
    const texts = shown({
      experience: [
        { ...entry, position: "Teller", company: "Umoja SACCO", location: "Nyeri" },
        { ...entry, company: "Jirani SACCO", description: "Served members." },
        entry,
      ],
    });
    for (const text of ["Teller at Umoja SACCO", "Nyeri", "Jirani SACCO", "Served members.", "A position"]) {
      expect(texts).toContain(text);
    }
  });

  it("names an education by its school where it has no other name", () => {
    const entry = { level: null, grade: null, startDate: null, endDate: null, confidence: 1 };
    const texts = shown({
      education: [
        { ...entry, qualification: "KCSE", institution: "Alliance High School", grade: "A-" },
        { ...entry, qualification: "", institution: "Strathmore University" },
      ],
    });
    expect(texts.slice(texts.indexOf("KCSE"))).toEqual(
      expect.arrayContaining(["KCSE", "Alliance High School", "A-", "Strathmore University"]),
    );
    expect(texts.filter((text) => text === "Strathmore University")).toHaveLength(1);
  });
});
