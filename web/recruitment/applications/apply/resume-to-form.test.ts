import { describe, expect, it } from "vitest";
import { applicationForm } from "#contract/recruitment/applications.ts";
import { emptyReading, type ParsedResume } from "#contract/recruitment/resume.ts";
import { nairobiDay } from "#web/lib/format.ts";
import { blankExperience, initialValues } from "./application-values.ts";
import { correctedIdentity, fillFromResume, highestLevel } from "./resume-to-form.ts";

const account = { fullName: "Wanjiku Mwangi", email: "wanjiku@mail.example", phone: null };

const cashier: ParsedResume["experience"][number] = {
  company: "Jirani SACCO",
  position: "Cashier",
  location: "Thika",
  startDate: "2018-05-01",
  endDate: "2020-04",
  current: false,
  description: "Served members at the counter and balanced the till every day.",
  confidence: 0.9,
};

const degree: ParsedResume["education"][number] = {
  institution: "Kenyatta University",
  qualification: "Bachelor of Commerce (Finance)",
  level: "degree",
  grade: "Second Class Upper",
  startDate: "2013",
  endDate: "2017",
  confidence: 0.9,
};

const resumeOf = (parts: Partial<ParsedResume>): ParsedResume => ({ ...emptyReading, ...parts });

describe("fillFromResume", () => {
  it("fills what was read, in the form's own shape", () => {
    const { values, checks } = fillFromResume(
      initialValues(account),
      resumeOf({
        personalInfo: {
          name: "W. Mwangi",
          email: "other@mail.example",
          phone: "+254712345678",
          address: "Thika",
        },
        experience: [cashier],
        education: [degree],
        skills: ["Cash handling", " MS Excel ", " "],
      }),
    );
    expect(checks).toEqual([]);
    expect(values).toMatchObject({
      fullName: "Wanjiku Mwangi",
      email: "wanjiku@mail.example",
      phone: "+254 712 345 678",
      location: "Thika",
      education: "degree",
      skills: ["Cash handling", "MS Excel"],
    });
    expect(values.workExperiences).toEqual([
      {
        company: "Jirani SACCO",
        position: "Cashier",
        startDate: "2018-05",
        endDate: "2020-04",
        current: false,
        description: cashier.description,
      },
    ]);
  });

  it("makes entries that the form's schema accepts", () => {
    const { values } = fillFromResume(initialValues(account), resumeOf({ experience: [cashier] }));
    expect(applicationForm.shape.workExperiences.safeParse(values.workExperiences).success).toBe(true);
  });

  it("says where a CV gave only a year", () => {
    const { values, checks } = fillFromResume(
      initialValues(account),
      resumeOf({ experience: [{ ...cashier, startDate: "2018", endDate: "2020" }], education: [degree] }),
    );
    expect(values.workExperiences[0]).toMatchObject({ startDate: "2018-01", endDate: "2020-12" });
    expect(checks).toEqual(["Your CV gives only a year for “Cashier”. Please correct the months."]);
  });

  it("ends what a CV ends this year no later than now", () => {
    const now = nairobiDay(new Date()).slice(0, 7);
    const thisYear = { ...cashier, endDate: now.slice(0, 4) };
    const { values } = fillFromResume(initialValues(account), resumeOf({ experience: [thisYear] }));
    expect(values.workExperiences[0]?.endDate).toBe(now);
  });

  it("leaves the end of a present position open", () => {
    const { values } = fillFromResume(
      initialValues(account),
      resumeOf({ experience: [{ ...cashier, current: true, endDate: "2026" }] }),
    );
    expect(values.workExperiences[0]).toMatchObject({ current: true, endDate: "" });
  });

  it("keeps what is in the form when nothing was read", () => {
    const draft = {
      ...initialValues(account),
      location: "Nakuru",
      skills: ["Excel"],
      education: "diploma" as const,
      coverLetter: "Dear hiring team",
    };
    const { values, checks } = fillFromResume(draft, resumeOf({}));
    expect(values).toEqual(draft);
    expect(values.workExperiences).toEqual([blankExperience]);
    expect(checks).toHaveLength(2);
  });
});

describe("name and email that were corrected", () => {
  const readAs = (name: string | null, email: string | null) =>
    resumeOf({ personalInfo: { name, email, phone: null, address: null } });

  it("are those that differ from what was read", () => {
    const read = readAs("W. Mwangi", "w@mail.example");
    expect(correctedIdentity(read, read)).toEqual({});
    expect(correctedIdentity(read, readAs("Wanjiku Mwangi", "w@mail.example"))).toEqual({
      fullName: "Wanjiku Mwangi",
    });
    expect(correctedIdentity(readAs(null, null), readAs(null, "wm@mail.example"))).toEqual({
      email: "wm@mail.example",
    });
    expect(correctedIdentity(read, readAs(null, null))).toEqual({});
  });
});

describe("highestLevel", () => {
  it("ranks by the form's scale, not by order in the CV", () => {
    expect(highestLevel([degree, { ...degree, level: "masters" }, { ...degree, level: "certificate" }])).toBe(
      "masters",
    );
    expect(highestLevel([{ ...degree, level: null }])).toBeUndefined();
  });
});
