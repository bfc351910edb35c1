import { describe, expect, it } from "vitest";
import { holidayNames } from "./holidays.messages.ts";
import { kenyanHoliday } from "./kenyan-holidays.ts";

/** The name of a day's holiday. */
function nameOf(day: string): string | null {
  const holiday = kenyanHoliday(day);
  return holiday && holidayNames.en[holiday];
}

/** The holidays of a year, by their days. */
function holidaysOf(year: number): Record<string, string> {
  const found: Record<string, string> = {};
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 24 * 3600_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    const name = nameOf(day);
    if (name) found[day] = name;
  }
  return found;
}

describe("a Kenyan public holiday", () => {
  it("is each of the Act's days, in a year of no Sundays among them", () => {
    expect(holidaysOf(2026)).toEqual({
      "2026-01-01": "New Year's Day",
      "2026-03-20": "Idd-ul-Fitr",
      "2026-03-21": "Idd-ul-Fitr",
      "2026-04-03": "Good Friday",
      "2026-04-06": "Easter Monday",
      "2026-05-01": "Labour Day",
      "2026-05-27": "Idd-ul-Azha",
      "2026-05-28": "Idd-ul-Azha",
      "2026-06-01": "Madaraka Day",
      "2026-10-10": "Mazingira Day",
      "2026-10-20": "Mashujaa Day",
      "2026-12-12": "Jamhuri Day",
      "2026-12-25": "Christmas Day",
      "2026-12-26": "Boxing Day",
    });
  });

  it("is none on an ordinary day", () => {
    expect(nameOf("2026-11-24")).toBeNull();
  });

  it.each([
    ["2022-04-15", "Good Friday"],
    ["2022-04-18", "Easter Monday"],
    ["2024-03-29", "Good Friday"],
    ["2024-04-01", "Easter Monday"],
    ["2025-04-18", "Good Friday"],
    ["2025-04-21", "Easter Monday"],
    // The earliest and the latest that Easter can be.
    ["2285-03-20", "Good Friday"],
    ["2038-04-26", "Easter Monday"],
  ])("moves with Easter: %s", (day, name) => expect(nameOf(day)).toBe(name));

  it.each([
    ["2022-05-01", "2022-05-02"],
    ["2023-01-01", "2023-01-02"],
    ["2023-10-20", "2023-10-20"],
    ["2024-10-20", "2024-10-21"],
    ["2025-06-01", "2025-06-02"],
    ["2027-10-10", "2027-10-11"],
    ["2027-12-12", "2027-12-13"],
    // Gazetted so: the Monday was Boxing Day already.
    ["2022-12-25", "2022-12-27"],
    ["2021-12-26", "2021-12-27"],
  ])("on Sunday %s is kept on %s", (sunday, kept) => {
    expect(nameOf(kept)).toEqual(expect.any(String));
    if (sunday !== kept) expect(nameOf(sunday)).toBeNull();
  });

  it("keeps its name when it moves", () => {
    expect(nameOf("2022-12-26")).toBe("Boxing Day");
    expect(nameOf("2022-12-27")).toBe("Christmas Day");
  });

  // Days of the Kenya Gazette's notices. The moon is seen when it is seen, and both days it may be are kept free.
  it.each([
    ["2017-06-26", "Idd-ul-Fitr"],
    ["2020-05-25", "Idd-ul-Fitr"],
    ["2021-05-14", "Idd-ul-Fitr"],
    ["2022-05-03", "Idd-ul-Fitr"],
    ["2023-04-21", "Idd-ul-Fitr"],
    ["2024-04-10", "Idd-ul-Fitr"],
    ["2025-03-31", "Idd-ul-Fitr"],
    ["2019-08-12", "Idd-ul-Azha"],
    ["2020-07-31", "Idd-ul-Azha"],
    ["2021-07-20", "Idd-ul-Azha"],
    ["2022-07-11", "Idd-ul-Azha"],
    ["2023-06-28", "Idd-ul-Azha"],
    ["2024-06-17", "Idd-ul-Azha"],
    ["2025-06-06", "Idd-ul-Azha"],
  ])("was gazetted for %s: %s", (day, name) => expect(nameOf(day)).toBe(name));

  it("comes twice in a year of two moons", () => {
    const fitr = Object.entries(holidaysOf(2033)).filter(([, name]) => name === "Idd-ul-Fitr");
    expect(fitr.map(([day]) => day.slice(0, 7))).toEqual(expect.arrayContaining(["2033-01", "2033-12"]));
  });

  it.each([2017, 2022, 2027, 2032])("is the general election of %d, a Tuesday in August", (year) => {
    const days = Object.entries(holidaysOf(year)).filter(([, name]) => name === "General election");
    expect(days).toHaveLength(1);
    const [day = ""] = days[0] ?? [];
    expect(new Date(day).getUTCDay()).toBe(2);
    expect(Number(day.slice(8))).toBeGreaterThan(7);
    expect(Number(day.slice(8))).toBeLessThan(15);
  });
});
