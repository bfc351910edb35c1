import { describe, expect, it } from "vitest";
import { readMessages } from "./read-messages.ts";

const read = (source: string) =>
  readMessages(source).map(({ key, en, sw, comment }) => [key, en.text, sw.text, comment]);

describe("readMessages", () => {
  it("reads messages with their plural forms", () => {
    const source = `export const jobMessages = defineMessages({
      en: { title: "Jobs", found: { one: "{count} job", other: "{count} jobs" } },
      sw: { found: { one: "kazi {count}", other: "kazi {count}" }, title: "Kazi" },
    });`;
    expect(read(source)).toEqual([
      ["jobMessages.title", "Jobs", "Kazi", ""],
      ["jobMessages.found.one", "{count} job", "kazi {count}", ""],
      ["jobMessages.found.other", "{count} jobs", "kazi {count}", ""],
    ]);
  });

  it("reads texts within data and functions, with what they are filled with", () => {
    const source = `export function policy({ days }: Brand): readonly Part[] {
      return [{ title: { en: "How long", sw: "Muda gani" }, lines: [{ en: \`\${days} days\`, sw: \`siku \${days}\` }] }];
    }`;
    expect(read(source)).toEqual([
      ["policy.0.title", "How long", "Muda gani", ""],
      ["policy.0.lines.0", "{days} days", "siku {days}", ""],
    ]);
  });

  it("gives the comment above a text, else above what it belongs to", () => {
    const source = `/** Of the footer. */
    export const footerMessages = defineMessages({
      en: {
        // On a phone.
        menu: "Menu",
        terms: "Terms",
      },
      sw: { menu: "Menyu", terms: "Masharti" },
    });`;
    expect(readMessages(source).map(({ comment }) => comment)).toEqual(["On a phone.", "Of the footer."]);
  });

  it("leaves out what is said to be no text", () => {
    expect(
      read(`/** Open Graph's. Not for translators. */ const locales = { en: "en_KE", sw: "sw_KE" };`),
    ).toEqual([]);
  });

  it("leaves out what is in other languages, or in one only", () => {
    expect(read(`const a = { en: "A", sw: "B", fr: "C" }; const b = { en: { x: "X" }, sw: {} };`)).toEqual(
      [],
    );
  });
});
