import { describe, expect, it } from "vitest";
import {
  blankApplication,
  blankBeneficiary,
  fromDraftValues,
  sentValues,
  toDraftValues,
} from "./application-values.ts";

describe("what is sent of an application", () => {
  it("has nothing of the fields that other answers hide", () => {
    const typed = {
      ...blankApplication,
      employer: "County Government of Kisumu",
      businessType: "Tailor",
      payrollNumber: "P-1",
      checkOffAuthority: true,
      introducingMemberName: "Otieno Ouma",
    };
    expect(sentValues({ ...typed, employmentType: "Employed" })).toMatchObject({
      employer: "County Government of Kisumu",
      businessType: "",
      payrollNumber: "",
      checkOffAuthority: false,
      introducingMemberName: "",
    });
    expect(
      sentValues({
        ...typed,
        employmentType: "Self Employed",
        remittanceMode: "Check Off",
        introducedBy: "Existing Member",
      }),
    ).toMatchObject({
      employer: "",
      businessType: "Tailor",
      payrollNumber: "P-1",
      checkOffAuthority: true,
      introducingMemberName: "Otieno Ouma",
    });
  });

  it("has no beneficiaries where nothing was entered of any", () => {
    expect(sentValues(blankApplication).beneficiaries).toEqual([]);
    const one = { ...blankBeneficiary, beneficiaryName: "Achieng Otieno" };
    expect(
      sentValues({ ...blankApplication, beneficiaries: [one, blankBeneficiary] }).beneficiaries,
    ).toHaveLength(2);
  });

  it("has the guardian of a minor only", () => {
    const guarded = { ...blankBeneficiary, guardianName: "Wanjiru Kamau", guardianMobile: "0712 345 678" };
    const [adult, minor] = sentValues({
      ...blankApplication,
      beneficiaries: [
        { ...guarded, beneficiaryDateOfBirth: "1980-01-31" },
        { ...guarded, beneficiaryDateOfBirth: `${new Date().getFullYear() - 4}-01-31` },
      ],
    }).beneficiaries;
    expect(adult?.guardianName).toBe("");
    expect(minor?.guardianName).toBe("Wanjiru Kamau");
  });
});

describe("a draft of an application", () => {
  it("brings back what was typed, unfinished as it is", () => {
    const typed = { ...blankApplication, fullName: "Achieng", primaryMobileNumber: "07" };
    expect(fromDraftValues(toDraftValues(typed))).toEqual(typed);
  });

  it("opens as a blank form where it is empty", () => {
    expect(fromDraftValues({})).toEqual(blankApplication);
    expect(fromDraftValues({ beneficiaries: [] }).beneficiaries).toEqual([blankBeneficiary]);
  });
});
