import { describe, expect, it } from "vitest";
import {
  abandonedApplicationDays,
  deliveryDays,
  draftDays,
  importedCandidateDays,
  trialDays,
} from "#contract/core/limits.ts";
import type { Text } from "#contract/core/messages.ts";
import type { LegalPart } from "./legal-page.tsx";
import { privacyPolicy } from "./privacy.ts";
import { termsOfService } from "./terms.ts";

const brand = {
  product: "Pamoja",
  phone: "+254 700 000 360",
  email: "hello@pamoja.example",
  address: "Pamoja House, Nakuru",
};
const privacy = privacyPolicy(brand);
const terms = termsOfService(brand);

const textsOf = (parts: readonly LegalPart[]): Text[] => parts.flatMap(({ paragraphs }) => paragraphs);
const textOf = (parts: readonly LegalPart[], language: keyof Text) =>
  textsOf(parts)
    .map((text) => text[language])
    .join("\n");

const numbersIn = (text: string) => text.match(/\d+/g)?.toSorted() ?? [];

describe.each([
  ["privacy policy", privacy],
  ["terms of service", terms],
])("the %s", (_, parts) => {
  it.each(["en", "sw"] as const)("holds nothing that is still to be filled in (%s)", (language) => {
    expect(textOf(parts, language)).not.toMatch(/[[\]]|counsel|undefined|TBD/i);
  });

  it.each(["en", "sw"] as const)("speaks for the brand, and says where it is reached (%s)", (language) => {
    for (const part of [brand.product, brand.email, brand.address])
      expect(textOf(parts, language)).toContain(part);
  });

  it("has an address for each part", () => {
    expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
    for (const { id } of parts) expect(id).toMatch(/^[a-z]+$/);
  });

  it("says in both languages the same numbers, in a text of its own each", () => {
    for (const { en, sw } of [...textsOf(parts), ...parts.map(({ title }) => title)]) {
      expect(sw).not.toBe(en);
      expect(numbersIn(sw), en).toEqual(numbersIn(en));
    }
  });
});

describe("what the legal texts promise", () => {
  it("follows the product's own limits", () => {
    expect(textOf(privacy, "en")).toContain(`${draftDays} days after you last changed it`);
    expect(textOf(privacy, "en")).toContain(`deleted ${importedCandidateDays} days later`);
    expect(textOf(privacy, "en")).toContain(`deleted after ${deliveryDays} days`);
    for (const days of Object.values(trialDays)) {
      expect(textOf(terms, "en")).toMatch(new RegExp(`\\b${days}\\b`));
    }
  });

  it("says what programs get, and what a browser keeps", () => {
    expect(textOf(privacy, "en")).toMatch(/no name or address of a person/);
    expect(textOf(privacy, "en")).toMatch(/typed and not sent until you close the tab/);
    expect(textOf(privacy, "en")).toMatch(/membership application could not send yet, pictures included/);
  });

  it("names every cookie that is set", () => {
    const cookies =
      textsOf(privacy).find(({ en }) => en.includes("cookie that keeps you signed in"))?.en ?? "";
    for (const what of ["light or dark", "language", "membership application", "ready for signing in"]) {
      expect(cookies).toContain(what);
    }
  });

  it("says what is kept of members and of complaints", () => {
    for (const who of ["Members, and people who apply to join", "Complaints"]) {
      expect(textOf(privacy, "en")).toContain(who);
    }
    expect(textOf(privacy, "en")).toContain(
      `application that you do not send is deleted ${abandonedApplicationDays} days`,
    );
  });
});
