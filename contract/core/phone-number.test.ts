import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { beforeAll, describe, expect, it } from "vitest";
import { optionalPhone, phone } from "./fields.ts";
import { checkPhonesWith, readablePhone, readPhone } from "./phone-number.ts";

beforeAll(() => checkPhonesWith(parsePhoneNumberFromString));

describe("a phone number", () => {
  it.each([
    ["0722418903", "+254722418903"],
    ["0712 345 678", "+254712345678"],
    ["0110-345678", "+254110345678"],
    ["254712345678", "+254712345678"],
    ["+254 (712) 345 678", "+254712345678"],
    ["020 2345678", "+254202345678"],
    ["00254 722 418903", "+254722418903"],
    ["+44 20 7946 0958", "+442079460958"],
    ["0044 20 7946 0958", "+442079460958"],
    ["000256 772 123456", "+256772123456"],
    ["+255 754 123 456", "+255754123456"],
    // Copied from a contact: marks of direction, a hyphen and spaces that do not break.
    ["\u202a+254\u00a0722\u2011418903\u202c", "+254722418903"],
  ])("%j is kept as %j", (typed, kept) => {
    expect(phone.parse(typed)).toBe(kept);
  });

  it.each([
    "abcdefghij",
    "123456789",
    "0722",
    "07224189031234",
    "call 0722418903",
    "0722418903 ext 5",
    "++254722418903",
  ])("is not %j", (typed) => {
    expect(phone.safeParse(typed).error?.issues[0]?.message).toBe("Please enter a valid phone number");
  });

  it("is asked for where it is missing, and may be left out where the form says so", () => {
    expect(phone.safeParse("").error?.issues[0]?.message).toBe("Please fill in all required fields.");
    expect(optionalPhone.parse(" ")).toBe("");
    expect(optionalPhone.safeParse("call me").error?.issues[0]?.message).toBe(
      "Please enter a valid phone number",
    );
  });

  it("is refused at once however long the text is", () => {
    const started = performance.now();
    for (const piece of ["0", "+", " ", "(", "0-", "٣", "\u202a"]) {
      expect(readPhone(piece.repeat(2_000_000 / piece.length))).toBeNull();
    }
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe("a number as people read it", () => {
  it.each([
    ["+254722418903", "+254 722 418 903"],
    ["+12025550123", "+1 202 555 0123"],
    ["+442079460958", "+44 207 946 0958"],
    ["+256772123456", "+256 772 123 456"],
    ["0722 418903", "0722 418903"],
    ["", ""],
  ])("%j is shown as %j", (kept, shown) => {
    expect(readablePhone(kept)).toBe(shown);
  });
});
