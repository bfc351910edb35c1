import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxBeneficiaries } from "#contract/onboarding/application-form.ts";
import { equalShares, totalPercent } from "./percentages.ts";

describe("shares of beneficiaries", () => {
  it("are added up without the errors of decimals", () => {
    expect(totalPercent(["33.33", "33.33", "33.34"])).toBe("100");
    expect(totalPercent(["0.1", "0.2"])).toBe("0.3");
    expect(totalPercent(["50", "", "many"])).toBe("50");
  });

  it("are equal to a hundredth, and 100% in all, for any number of people", () => {
    expect(equalShares(3)).toEqual(["33.34", "33.33", "33.33"]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maxBeneficiaries }), (count) => {
        expect(totalPercent(equalShares(count))).toBe("100");
      }),
    );
  });
});
