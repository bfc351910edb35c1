import { describe, expect, it } from "vitest";
import { jsonResume, toJsonResume } from "./json-resume.ts";
import type { ParsedResume } from "./resume.ts";

const parsed: ParsedResume = {
  personalInfo: { name: "Jane Auma", email: "jane@barua.example", phone: "+254712345678", address: null },
  experience: [
    {
      company: "Umoja SACCO",
      position: "Teller",
      location: "Nairobi",
      startDate: "2019-03",
      endDate: null,
      current: true,
      description: "Balanced the till\nTrained two interns",
      confidence: 0.9,
    },
  ],
  education: [
    {
      institution: "Alliance Girls High School",
      qualification: "KCSE",
      level: null,
      grade: "A-",
      startDate: null,
      endDate: "2010",
      confidence: 0.8,
    },
  ],
  skills: ["Excel"],
  summary: "",
  referees: [{ name: "Peter Otieno", detail: "Manager", phone: "+254722000111", email: null }],
  confidence: { name: 1, email: 1, phone: 1, address: 0, experience: 1, education: 1, skills: 1, summary: 0 },
  notices: [],
  pages: 1,
};

describe("toJsonResume", () => {
  const resume = toJsonResume(parsed);

  it("follows the schema", () => {
    expect(jsonResume.parse(resume)).toEqual(resume);
  });

  it("leaves out what is unknown instead of writing null", () => {
    expect(resume.basics).toEqual({ name: "Jane Auma", email: "jane@barua.example", phone: "+254712345678" });
    expect(resume.education[0]).not.toHaveProperty("startDate");
    expect(JSON.stringify(resume)).not.toContain("null");
  });

  it("gives a lasting job no end and its duties as highlights", () => {
    expect(resume.work[0]).toEqual({
      name: "Umoja SACCO",
      position: "Teller",
      location: "Nairobi",
      startDate: "2019-03",
      highlights: ["Balanced the till", "Trained two interns"],
    });
  });

  it("puts a referee's contacts into the reference", () => {
    expect(resume.references).toEqual([{ name: "Peter Otieno", reference: "Manager, +254722000111" }]);
  });
});
