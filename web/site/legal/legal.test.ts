import { describe, expect, it } from "vitest";
import { deliveryDays, draftDays, importedCandidateDays, trialDays } from "#contract/core/limits.ts";
import type { LegalPart } from "./legal-page.tsx";
import { privacyPolicy } from "./privacy.ts";
import { termsOfService } from "./terms.ts";

const brand = {
  product: "Pamoja",
  phone: "+254 700 000 360",
  email: "hello@pamoja.example",
  address: "Pamoja House, Nakuru",
};
const textOf = (parts: readonly LegalPart[]) => parts.flatMap(({ paragraphs }) => paragraphs).join("\n");

describe.each([
  ["privacy policy", textOf(privacyPolicy(brand))],
  ["terms of service", textOf(termsOfService(brand))],
])("the %s", (_, text) => {
  it("holds nothing that is still to be filled in", () => {
    expect(text).not.toMatch(/[[\]]|counsel|undefined|TBD/i);
  });

  it("speaks for the brand, and says where it is reached", () => {
    for (const part of [brand.product, brand.email, brand.address]) expect(text).toContain(part);
  });
});

describe("what the legal texts promise", () => {
  it("follows the product's own limits", () => {
    expect(textOf(privacyPolicy(brand))).toContain(`${draftDays} days after you last changed it`);
    expect(textOf(privacyPolicy(brand))).toContain(`deleted ${importedCandidateDays} days later`);
    expect(textOf(privacyPolicy(brand))).toContain(`deleted after ${deliveryDays} days`);
    for (const days of Object.values(trialDays)) {
      expect(textOf(termsOfService(brand))).toMatch(new RegExp(`\\b${days}\\b`));
    }
  });

  it("says what programs get, and what a browser keeps", () => {
    expect(textOf(privacyPolicy(brand))).toMatch(/no name or address of a person/);
    expect(textOf(privacyPolicy(brand))).toMatch(/typed and not sent until you close the tab/);
  });
});
