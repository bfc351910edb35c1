import { describe, expect, it } from "vitest";
import { languages } from "#contract/core/language.ts";
import { resumeNotices } from "#contract/recruitment/resume.ts";
import { noticeMessages } from "./resume.messages.ts";
import { confidenceLevel, partialDateText, periodText } from "./resume-text.ts";

describe("confidenceLevel", () => {
  it("asks to look where the reader was guessing", () => {
    expect(confidenceLevel(1)).toEqual({ word: "Sure, 100%", level: "sure" });
    expect(confidenceLevel(0.72)).toEqual({ word: "Fairly sure, 72%", level: "fair" });
    expect(confidenceLevel(0.599, "sw")).toEqual({ word: "Tafadhali kagua, 60%", level: "unsure" });
    expect(confidenceLevel(0.599)).toEqual({ word: "Please check, 60%", level: "unsure" });
  });
});

describe("partialDateText", () => {
  it("says no more than the CV did", () => {
    expect(partialDateText("2018")).toBe("2018");
    expect(partialDateText("2018-05")).toBe("May 2018");
    expect(partialDateText("2018-05-01")).toBe("1 May 2018");
  });
});

describe("periodText", () => {
  it("leaves out what was not read", () => {
    expect(periodText({ startDate: "2018-05", endDate: null, current: true })).toBe("May 2018 – present");
    expect(periodText({ startDate: "2018-05", endDate: null, current: true }, "sw")).toBe("Mei 2018 – sasa");
    expect(periodText({ startDate: "2013", endDate: "2017" })).toBe("2013 – 2017");
    expect(periodText({ startDate: null, endDate: "2017" })).toBe("2017");
    expect(periodText({ startDate: null, endDate: null })).toBe("");
  });
});

describe("noticeMessages", () => {
  it.each(languages)("has words for every notice: %s", (language) => {
    expect(Object.keys(noticeMessages[language]).sort()).toEqual([...resumeNotices].sort());
  });
});
