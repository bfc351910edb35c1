import { describe, expect, it } from "vitest";
import { cardZone, checkDigit, oldCardZone, passportZone } from "./mrz.ts";
import type { Person } from "./people/person.ts";

const person: Person = {
  given: ["ANNE-MARIE", "WANJIKU"],
  surname: "NG'ANG'A",
  sex: "female",
  birth: "1990-03-12",
  home: ["NYERI", "TETU", "AGUTHI", "GATHUTHI"],
  office: "NYERI",
  idNumber: "23456789",
  serialNumber: "216783456",
  passportNumber: "AK0123456",
  kraPin: "A012345678Z",
  email: "anne@posta.example",
};

describe("machine-readable zones", () => {
  it("carry the check digits of the standard's own examples", () => {
    expect(checkDigit("L898902C3")).toBe("6");
    expect(checkDigit("740812")).toBe("2");
    expect(checkDigit("120415")).toBe("9");
    expect(checkDigit("ZE184226B<<<<<")).toBe("1");
    expect(checkDigit("L898902C3674081221204159ZE184226B<<<<<1")).toBe("0");
  });

  it("have the length of their kind, apostrophes left out and hyphens as fillers", () => {
    const page = passportZone(person, "2034-05-06", person.idNumber);
    expect(page.map((line) => line.length)).toEqual([44, 44]);
    expect(page[0]).toMatch(/^P<KENNGANGA<<ANNE<MARIE<WANJIKU<+$/);
    const card = cardZone(person, "2034-05-06", "KYA");
    expect(card.map((line) => line.length)).toEqual([30, 30, 30]);
    expect(card[0]).toMatch(/^IDKYA216783456\d23456789<+$/);
    const old = oldCardZone(person, "2010-01-02", "1234");
    expect(old.map((line) => line.length)).toEqual([30, 30, 30]);
    expect(old[2]).toMatch(/^ANNE<MARIE<WANJIKU<NGANGA<+$/);
  });
});
