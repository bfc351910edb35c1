import { describe, expect, it } from "vitest";
import { compareDetails } from "./compare-details.ts";
import { overallOf } from "./comparison.service.ts";

type Field = "dateOfBirth" | "idNumber" | "sex" | "documentNumber";
const found = (field: Field, typed: string, read: string) => {
  const compared = compareDetails({ [field]: typed }, { [field]: read })[field];
  return [compared?.outcome, compared?.reasons[0]?.code];
};

describe("dates", () => {
  it.each([
    ["1990-03-12", "12.03.1990", "same", "equal"],
    ["1990-03-12", "12 MAR 1990", "same", "equal"],
    ["1990-03-12", "12/3/1990", "same", "equal"],
    ["1990-03-12", "1990-12-03", "likely", "day_month_exchanged"],
    ["1990-03-12", "1990-03-13", "likely", "one_digit_differs"],
    ["1990-03-12", "1980-03-12", "differs", "one_digit_differs"],
    ["1990-03-12", "1990", "likely", "year_only"],
    ["1990-03-12", "00.00.1990", "likely", "year_only"],
    ["1990-03-12", "1991", "differs", "other_date"],
    ["1990-03-12", "1985-07-30", "differs", "other_date"],
    ["1990-03-12", "31.02.1990", "not_comparable", "nothing_to_compare"],
    ["1990-03-12", "smudged", "not_comparable", "nothing_to_compare"],
    ["1990-03-12", "", "not_comparable", "nothing_to_compare"],
  ])("%s and %s: %s, %s", (typed, read, ...expected) => {
    expect(found("dateOfBirth", typed, read)).toEqual(expected);
    expect(found("dateOfBirth", read, typed)).toEqual(expected);
  });
});

describe("numbers", () => {
  it.each([
    ["23456789", "23 456 789", "same", "equal"],
    ["01234567", "1234567", "likely", "leading_zeros"],
    ["10234567", "IO234567", "likely", "letters_for_digits"],
    ["23456789", "23465789", "differs", "digits_exchanged"],
    ["23456789", "23456780", "differs", "one_digit_differs"],
    ["23456789", "2345678", "differs", "other_number"],
    ["23456789", "98765432", "differs", "other_number"],
    ["23456789", " - ", "not_comparable", "nothing_to_compare"],
  ])("%s and %s: %s, %s", (typed, read, ...expected) => {
    expect(found("idNumber", typed, read)).toEqual(expected);
    expect(found("idNumber", read, typed)).toEqual(expected);
  });

  it("of passports hold letters", () => {
    expect(found("documentNumber", "ak 0123456", "AK0123456")).toEqual(["same", "equal"]);
  });
});

describe("sex", () => {
  it.each([
    ["F", "Female", "same"],
    ["M", "MWANAUME", "same"],
    ["F", "M", "differs"],
    ["F", "X", "not_comparable"],
  ])("%s and %s: %s", (typed, read, outcome) => expect(found("sex", typed, read)[0]).toBe(outcome));
});

describe("the whole", () => {
  it("leaves out what neither side has, and is as its worst field", () => {
    const typed = { fullName: "Grace Wanjiku", idNumber: "23456789", sex: "" };
    const compared = compareDetails(typed, { ...typed, fullName: "Grace Wanjiru" });
    expect(Object.keys(compared)).toEqual(["fullName", "idNumber"]);
    expect(overallOf(compared)).toBe("differs");
    expect(overallOf(compareDetails(typed, typed))).toBe("same");
    expect(overallOf({})).toBe("not_comparable");
  });
});
