import { describe, expect, it } from "vitest";
import { formatCents, formatNumber } from "./numbers.ts";

const byIntl = (value: number, decimals: number) =>
  new Intl.NumberFormat("en-US", { maximumFractionDigits: decimals, signDisplay: "negative" }).format(value);

describe("a number for people", () => {
  it.each([0, 1, 12, 999, 1000, 12_847, 1_234_567, -1, -1234, 999_999_999_999])("%d is whole", (value) => {
    expect(formatNumber(value)).toBe(byIntl(value, 0));
  });

  it.each([0.04, 0.05, 0.25, 0.35, 1.45, 45.2, 999.95, 999.94, 1234.56, -0.04, -3.5, 12_847.06])(
    "%d has at most one decimal",
    (value) => {
      expect(formatNumber(value, 1)).toBe(byIntl(value, 1));
      expect(formatNumber(value)).toBe(byIntl(value, 0));
    },
  );
});

it.each([
  [0, "0"],
  [4_520_000, "45,200"],
  [150_050, "1,500.50"],
  [-5, "-0.05"],
])("%d cents are written %j", (cents, text) => expect(formatCents(cents)).toBe(text));
