import { describe, expect, it } from "vitest";
import { dayMillis } from "#server/platform/clock.ts";
import { splitName, trialDaysLeft, uniqueSlug } from "./naming.ts";

describe("splitName", () => {
  it.each([
    ["Wanjiku Mwangi", "Wanjiku", "Mwangi"],
    ["Wanjiku Mwangi Otieno", "Wanjiku", "Mwangi Otieno"],
    ["  Wanjiku \t Mwangi ", "Wanjiku", "Mwangi"],
    ["Wanjiku", "Wanjiku", ""],
    ["", "", ""],
  ])("%j", (fullName, firstName, lastName) => {
    expect(splitName(fullName)).toEqual({ firstName, lastName });
  });
});

describe("uniqueSlug", () => {
  /** Asks a register that holds these slugs and answers as the database does: those that begin alike. */
  const among =
    (...taken: string[]) =>
    async (base: string) =>
      taken.filter((slug) => slug === base || slug.startsWith(`${base}-`));

  it.each([
    ["Umoja SACCO", [], "umoja-sacco"],
    ["Umoja SACCO", ["umoja-sacco"], "umoja-sacco-2"],
    ["Umoja SACCO", ["umoja-sacco", "umoja-sacco-2", "umoja-sacco-4"], "umoja-sacco-3"],
    // A longer name that begins alike takes nothing away.
    ["Umoja SACCO", ["umoja-sacco-nakuru"], "umoja-sacco"],
    ["Ng'ombe & Mboga, Ltd.", [], "ng-ombe-mboga-ltd"],
    ["Ĩtũra rĩa Mũrang'a", [], "itura-ria-murang-a"],
    // A name without a letter or digit of ours still gets an address.
    ["組合", [], "sacco"],
    ["組合", ["sacco"], "sacco-2"],
  ])("%s beside %j", async (name, taken, slug) => {
    expect(await uniqueSlug(name, among(...taken))).toBe(slug);
  });

  it("keeps a long name short, without a hyphen at its end", async () => {
    const slug = await uniqueSlug(`${"a".repeat(59)} cooperative`, among());
    expect(slug).toBe("a".repeat(59));
  });
});

describe("trialDaysLeft", () => {
  const now = new Date("2026-03-02T09:00:00Z");
  it.each([
    [14 * dayMillis, 14],
    [14 * dayMillis - 1, 14],
    [dayMillis + 1, 2],
    [1, 1],
    [0, 0],
    [-5 * dayMillis, 0],
  ])("%i ms before its end: %i", (left, days) => {
    expect(trialDaysLeft(new Date(now.getTime() + left), now)).toBe(days);
  });

  it("has none without a trial", () => {
    expect(trialDaysLeft(null, now)).toBeNull();
  });
});
