import { describe, expect, it } from "vitest";
import { blankExperience } from "#web/recruitment/applications/apply/application-values.ts";
import { toProfileDetails } from "./profile-form.ts";

describe("toProfileDetails", () => {
  it("keeps what was filled in and nothing else", () => {
    expect(
      toProfileDetails({
        fullName: "Achieng Otieno",
        email: "achieng@mail.example",
        phone: "",
        location: " Kisumu ",
        workExperiences: [blankExperience],
        skills: [],
        willingToRelocate: false,
        coverLetter: "Not part of a profile",
      }),
    ).toEqual({ fullName: "Achieng Otieno", location: "Kisumu", willingToRelocate: false });
  });

  it("keeps that there is no experience yet, and none of what the form hides then", () => {
    const begun = { ...blankExperience, company: "L" };
    expect(toProfileDetails({ workExperiences: [begun], noWorkExperience: true })).toEqual({
      noWorkExperience: true,
    });
  });

  it("keeps positions and skills as the application takes them", () => {
    const position = {
      company: "Lake Credit",
      position: "Loan Officer",
      startDate: "2021-03",
      endDate: "",
      current: true,
      description: "Appraised loans for members.",
    };
    expect(toProfileDetails({ workExperiences: [position], skills: ["Excel", "CPA"] })).toEqual({
      workExperiences: [position],
      skills: ["Excel", "CPA"],
    });
  });
});
