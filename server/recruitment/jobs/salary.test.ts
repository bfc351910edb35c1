import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseSalary } from "./salary.ts";

/** `80000 - 120000 month` for comparing at a glance. */
function read(text: string): string | null {
  const salary = parseSalary(text);
  if (!salary) return null;
  const { minCents, maxCents, per } = salary;
  const upper = maxCents === null ? " or more" : maxCents === minCents ? "" : ` - ${maxCents / 100}`;
  return `${minCents / 100}${upper} ${per}`;
}

describe("parseSalary", () => {
  it.each([
    ["KSh 80,000 - 120,000", "80000 - 120000 month"],
    ["KSh 80,000 – 120,000", "80000 - 120000 month"],
    ["Ksh. 80,000 to Ksh. 120,000 per month", "80000 - 120000 month"],
    ["KES 80k - 120k", "80000 - 120000 month"],
    ["KES 80 - 120k gross", "80000 - 120000 month"],
    ["80,000-120,000", "80000 - 120000 month"],
    ["Between KSh 80,000 and 120,000", "80000 - 120000 month"],
    ["KSh 30,000 a month", "30000 month"],
    ["Kshs 45000/=", "45000 month"],
    ["KSh 45,000.50", "45000.5 month"],
    ["KSh 22,000 - 28,000 plus commission", "22000 - 28000 month"],
    ["KSh 18,000 retainer plus commission", "18000 month"],
    ["KSh 1,600 - 1,900 a day", "1600 - 1900 day"],
    ["KSh 250 per hour", "250 hour"],
    ["KSh 7,500 weekly", "7500 week"],
    ["KSh 1.2M per annum", "1200000 year"],
    ["KES 1.2 million - 1.8 million p.a.", "1200000 - 1800000 year"],
    ["From KSh 50,000", "50000 or more month"],
    ["KSh 50,000+", "50000 or more month"],
  ])("reads %j", (text, salary) => {
    expect(read(text)).toBe(salary);
  });

  it.each([
    "",
    "Competitive",
    "Negotiable",
    "Job group K",
    "Scale 7",
    "As per the 2026 scale",
    "Up to KSh 90,000",
    "USD 1,000 - 1,500",
    "$ 900",
    "KSh 120,000 - 80,000",
    "KSh 0",
    "10% commission",
  ])("does not guess at %j", (text) => {
    expect(read(text)).toBeNull();
  });

  it("reads every range back that is written as the board writes it", () => {
    const pay = fc.integer({ min: 1, max: 5_000_000 });
    fc.assert(
      fc.property(pay, pay, (a, b) => {
        const [min, max] = [Math.min(a, b), Math.max(a, b)];
        const text = `KSh ${min.toLocaleString("en")} - ${max.toLocaleString("en")}`;
        expect(parseSalary(text)).toEqual({ minCents: min * 100, maxCents: max * 100, per: "month" });
      }),
    );
  });

  it("answers at once, whatever is written", () => {
    fc.assert(fc.property(fc.string({ maxLength: 2000 }), (text) => void parseSalary(text)));
  });
});
