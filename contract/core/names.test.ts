import { describe, expect, it } from "vitest";
import { organisationName, personName } from "./names.ts";

const people = [
  "Ng'ang'a",
  "Ng’ang’a Mũthoni",
  "O'Brien",
  "Wanjiku wa Kamau",
  "Amina d/o Hassan",
  "Abdul-Rahman Ali",
  "J.K. Otieno",
  "J. K. Otieno (Snr)",
  "Dr. Njeri Ochieng, MBS",
  "St. John Paul 2",
  "Zoë Ünlü",
  "王小明",
];
const organisations = [
  "Umoja SACCO",
  "Umoja & Jirani SACCO (Nairobi)",
  "K-Unity DT Sacco Society Ltd.",
  "Vision 2030 SACCO No. 2",
  "Ng'arisha Sacco",
  "M/S Bodaboda Riders SACCO",
  "254 Farmers' Co-op",
];
const addresses = [
  "You won http://evil.example",
  "HTTPS evil",
  "https://spam.example Win",
  "www.evil.example",
  "Visit evil.com now",
  "Visit EVIL.COM now",
  "Evil.Co.Ke",
  "evil。com",
  "ｅｖｉｌ．ｃｏｍ",
  "win@evil.example",
  "x 10.20.30.40",
];
const unprintable = [
  "Asha\nBcc: x",
  "Asha\r\nOtieno",
  "Asha\u2028Otieno",
  "Asha\u202Eoitnu",
  "A\u200Bsha",
  "A\0b",
];

describe.each([
  ["a person", personName, people],
  ["an organisation", organisationName, organisations],
])("the name of %s", (_, schema, names) => {
  it.each(names)("may be %s", (name) => {
    expect(schema.parse(name)).toBe(name);
  });

  it.each(addresses)("takes no address: %s", (name) => {
    expect(schema.safeParse(name).error?.issues[0]?.message).toContain("without web or email addresses");
  });

  it.each(unprintable)("is one line that everybody sees: %j", (name) => {
    expect(schema.safeParse(name).success).toBe(false);
  });

  it("has a sensible length and is not empty", () => {
    expect(schema.safeParse("x".repeat(121)).error?.issues[0]?.message).toMatch(/at most 1[02]0 characters/);
    for (const nothing of ["", "   ", "...", "&"]) expect(schema.safeParse(nothing).success).toBe(false);
  });

  it("leaves nothing that a mail program makes a link of", () => {
    expect(schema.parse("Dr.Otieno")).toBe("Dr. Otieno");
    expect(schema.parse(" Asha   Ali ")).toBe("Asha Ali");
  });
});

it("takes no phone number for a person's name", () => {
  for (const name of ["Call 0712345678", "Win +254 712 345 678", "0712-345-678 Asha"]) {
    expect(personName.safeParse(name).success).toBe(false);
  }
});

it("takes no markup", () => {
  for (const schema of [personName, organisationName]) {
    expect(schema.safeParse("<b>Asha</b>").success).toBe(false);
  }
});
