import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { beforeAll, describe, expect, it } from "vitest";
import { checkPhonesWith } from "#contract/core/phone-number.ts";
import { type ParsedResume, parsedResume } from "#contract/recruitment/resume.ts";
import {
  blankPosition,
  blankQualification,
  corrections,
  toCorrections,
  withCorrections,
} from "./corrections.ts";

const reading: ParsedResume = {
  personalInfo: { name: "Faith Koech", email: null, phone: "+254722456789", address: null },
  experience: [
    {
      company: "Boresha SACCO",
      position: "Credit Officer",
      location: null,
      startDate: "2018",
      endDate: null,
      current: true,
      description: "Appraised loans.",
      confidence: 0.5,
    },
  ],
  education: [
    {
      institution: "Egerton University",
      qualification: "KCSE",
      level: null,
      grade: "B+",
      startDate: null,
      endDate: "2010-11",
      confidence: 0.7,
    },
  ],
  skills: ["Excel"],
  summary: "",
  referees: [{ name: "Mary Njeri", detail: "Manager", phone: null, email: null }],
  confidence: {
    name: 0.9,
    email: 0,
    phone: 1,
    address: 0,
    experience: 0.5,
    education: 0.7,
    skills: 0.8,
    summary: 0,
  },
  notices: ["two_columns"],
  pages: 2,
};

beforeAll(() => checkPhonesWith(parsePhoneNumberFromString));

describe("corrections", () => {
  it("lose nothing that was read, and make certain what was looked at", () => {
    const given = corrections.parse(toCorrections(reading));
    const corrected = parsedResume.parse(withCorrections(reading, given));
    expect(corrected).toMatchObject({
      personalInfo: reading.personalInfo,
      skills: reading.skills,
      referees: reading.referees,
      notices: reading.notices,
      pages: 2,
    });
    expect(corrected.experience).toEqual(reading.experience.map((one) => ({ ...one, confidence: 1 })));
    expect(corrected.education).toEqual(reading.education.map((one) => ({ ...one, confidence: 1 })));
    expect(new Set(Object.values(corrected.confidence))).toEqual(new Set([1]));
  });

  it("leave out entries without a word and the end of what goes on", () => {
    const given = toCorrections(reading);
    const { experience, education } = withCorrections(reading, {
      ...given,
      experience: [...given.experience.map((one) => ({ ...one, endDate: "2020" })), blankPosition],
      education: [blankQualification],
    });
    expect(experience).toMatchObject([{ company: "Boresha SACCO", endDate: null }]);
    expect(education).toEqual([]);
  });

  it("take years and months, and nothing else, for dates", () => {
    const dated = (startDate: string) =>
      corrections.safeParse({ ...toCorrections(reading), experience: [{ ...blankPosition, startDate }] })
        .success;
    expect(["2018", "2018-05", "2018-05-01", ""].map(dated)).toEqual([true, true, true, true]);
    expect(["May 2018", "18", "05/2018"].map(dated)).toEqual([false, false, false]);
  });
});
