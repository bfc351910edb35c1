import { describe, expect, it } from "vitest";
import {
  type ApplicationValues,
  blankExperience,
  fromDraftValues,
  initialValues,
  toDraftValues,
  toSubmission,
  withoutHidden,
} from "./application-values.ts";

const account = { fullName: "Achieng Otieno", email: "achieng@test.example", phone: null };
const teller = { ...blankExperience, company: "Tala Savers", position: "Teller", startDate: "2022-02" };

describe("the form as it opens", () => {
  it("has the account's name, email and phone, and a first experience to fill in", () => {
    expect(initialValues(account)).toMatchObject({
      fullName: "Achieng Otieno",
      email: "achieng@test.example",
      phone: "",
      workExperiences: [blankExperience],
    });
    expect(initialValues({ ...account, phone: "+254712345678" }).phone).toBe("+254 712 345 678");
  });

  it("has what the profile keeps instead", () => {
    const { workExperiences, skills, location } = initialValues(account, {
      workExperiences: [teller],
      skills: ["Excel"],
    });
    expect({ workExperiences, skills, location }).toEqual({
      workExperiences: [teller],
      skills: ["Excel"],
      location: "",
    });
  });

  it("has made none of the applicant's choices", () => {
    const { education, workAuthorization, agreeToTerms } = initialValues(account);
    expect([education, workAuthorization, agreeToTerms]).toEqual([undefined, undefined, undefined]);
  });
});

describe("what a draft holds", () => {
  it("is every field, finished or not, and never the agreement", () => {
    const kept = toDraftValues({ ...initialValues(account), location: "Kis", agreeToTerms: true });
    expect(kept).toMatchObject({ fullName: "Achieng Otieno", location: "Kis", willingToRelocate: false });
    expect(kept).not.toHaveProperty("agreeToTerms");
  });

  it("has no choice where a select shows its placeholder", () => {
    const placeholder = { education: "", workAuthorization: "" } as unknown as Partial<ApplicationValues>;
    const kept = toDraftValues({ ...initialValues(account), ...placeholder });
    expect(kept.education).toBeUndefined();
    expect(kept.workAuthorization).toBeUndefined();
  });

  it("lacks a field beyond its size, and no other", () => {
    const kept = toDraftValues({
      ...initialValues(account),
      location: "Kisumu",
      coverLetter: "a".repeat(1_000_000),
      skills: Array.from({ length: 5_000 }, (_, index) => `skill ${index}`),
    });
    expect(kept).not.toHaveProperty("coverLetter");
    expect(kept).not.toHaveProperty("skills");
    expect(kept).toMatchObject({ location: "Kisumu", fullName: "Achieng Otieno" });
  });

  it("comes back into the form, before what the form would open with", () => {
    const values = { ...initialValues(account), location: "Kisumu", workExperiences: [teller] };
    expect(fromDraftValues(toDraftValues(values), initialValues(account))).toMatchObject(values);
  });

  it("keeps where the applicant first came from, whatever address leads back to it", () => {
    const kept = toDraftValues(initialValues(account, {}, "embed"));
    expect(fromDraftValues(kept, initialValues(account, {}, "linkedin")).source).toBe("embed");
    expect(fromDraftValues({}, initialValues(account, {}, "linkedin")).source).toBe("linkedin");
  });

  it("offers an experience to fill in where the draft has none", () => {
    const kept = toDraftValues({ ...initialValues(account), workExperiences: [] });
    expect(fromDraftValues(kept, initialValues(account)).workExperiences).toEqual([blankExperience]);
  });
});

describe("what is sent", () => {
  const values: ApplicationValues = {
    ...(initialValues(account) as ApplicationValues),
    phone: "+254712345678",
    location: "Kisumu",
    education: "diploma",
    workAuthorization: "citizen",
    coverLetter: "I have served members at a counter for four years.",
  };

  it("names the applicant as HR reads it, and the job", () => {
    const sent = toSubmission(values, "job", "resume");
    expect(sent).toMatchObject({ jobId: "job", resumeId: "resume", workAuthorization: "citizen" });
    expect(sent.candidateData).toMatchObject({ name: "Achieng Otieno", education: "diploma" });
  });

  it("has no end of a present position, though one was typed before it was marked as present", () => {
    const ended = { ...teller, endDate: "2024-05" };
    const sent = toSubmission(
      { ...values, workExperiences: [ended, { ...ended, current: true }] },
      "job",
      null,
    );
    expect(sent.candidateData.workExperiences.map(({ endDate }) => endDate)).toEqual(["2024-05", ""]);
  });

  it("has no positions of a person who states to have held none, though some are in the form still", () => {
    const stated = { ...values, workExperiences: [teller], noWorkExperience: true };
    expect(withoutHidden(stated).workExperiences).toEqual([]);
    const held = { ...stated, noWorkExperience: false };
    expect(withoutHidden(held).workExperiences).toEqual([teller]);
    expect(withoutHidden(held, true).workExperiences).toEqual([teller]);
    const blank = { ...held, workExperiences: [blankExperience] };
    expect(withoutHidden(blank).workExperiences).toEqual([blankExperience]);
    expect(withoutHidden(blank, true).workExperiences).toEqual([]);
    expect(toSubmission(withoutHidden(stated), "job", null).candidateData).toMatchObject({
      workExperiences: [],
      noWorkExperience: true,
    });
  });

  it("leaves out what was not given", () => {
    const { additionalInfo, resumeId } = toSubmission(values, "job", null);
    expect([additionalInfo, resumeId]).toEqual([undefined, undefined]);
    expect(toSubmission({ ...values, additionalInfo: "Free from May" }, "job", null).additionalInfo).toBe(
      "Free from May",
    );
  });
});
