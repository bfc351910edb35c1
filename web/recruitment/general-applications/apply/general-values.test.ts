import { describe, expect, it } from "vitest";
import { emptyReading } from "#contract/recruitment/resume.ts";
import { gapsFilledBy, initialGeneral, toGeneralDraft } from "./general-values.ts";

const user = { fullName: "Achieng Otieno", email: "achieng@test.example", phone: "+254712345678" };
const profile = {
  details: { location: "Kisumu", skills: ["Excel"], education: "diploma" as const },
  preferences: { departments: ["Credit", "Chess"], locations: [], types: ["contract" as const] },
};
const reading = {
  ...emptyReading,
  personalInfo: { ...emptyReading.personalInfo, address: "P.O. Box 12, Nakuru", phone: "0712 000 111" },
  skills: ["Loan appraisal"],
};

describe("the form of a general application", () => {
  it("begins with what the account and the profile know, without wishes that are not offered", () => {
    expect(initialGeneral(user, profile, null)).toEqual({
      departments: ["Credit"],
      types: ["contract"],
      words: "",
      fullName: "Achieng Otieno",
      email: "achieng@test.example",
      phone: "+254 712 345 678",
      location: "Kisumu",
      education: "diploma",
      skills: ["Excel"],
    });
  });

  it("takes from a CV what is empty, and nothing that is there", () => {
    const bare = initialGeneral(user, { ...profile, details: {} }, null);
    expect(gapsFilledBy(bare, reading)).toEqual({ skills: ["Loan appraisal"], location: "Nakuru" });
    expect(gapsFilledBy(initialGeneral(user, profile, null), reading)).toEqual({});
  });

  it("keeps a draft without the agreement, and without a choice that was not made", () => {
    const typed = { words: "A post", agree: true as const, education: "" as never };
    expect(toGeneralDraft(typed)).toEqual({ words: "A post" });
  });
});
