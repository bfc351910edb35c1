import { describe, expect, it } from "vitest";
import { writeKiswahili } from "./write-kiswahili.ts";

const source = `export const m = defineMessages({
  en: { hello: "Hello", found: { one: "One job", other: "{count} jobs" }, agree: "See <terms>terms</terms>" },
  sw: { hello: "Habari", found: { one: "kazi moja", other: "kazi {count}" }, agree: "Soma <terms>masharti</terms>" },
});
export const kept = (days: number) => ({ en: \`Kept \${days} days\`, sw: \`Siku \${days}\` });
`;

const row = (key: string, english: string, kiswahili: string) => ({
  file: "web/m.messages.ts",
  key,
  english,
  kiswahili,
  context: "",
});

describe("writeKiswahili", () => {
  it("changes the Kiswahili and nothing else", () => {
    const { source: written, refusals } = writeKiswahili(source, [
      row("m.hello", "Hello", 'Habari "yako"'),
      row("m.found.other", "{count} jobs", "nafasi {count}"),
      row("kept", "Kept {days} days", "Kwa siku {days}, `si` zaidi"),
    ]);
    expect(refusals).toEqual([]);
    expect(written).toBe(
      source
        .replace('"Habari"', `'Habari "yako"'`)
        .replace("kazi {count}", "nafasi {count}")
        .replace(/`Siku (.*?)`/, "`Kwa siku $1, \\`si\\` zaidi`"),
    );
  });

  it("says what changed, once", () => {
    const rows = [row("m.hello", "Hello", "Jambo"), row("m.found.one", "One job", "kazi moja")];
    const first = writeKiswahili(source, rows);
    expect(first.changes).toEqual(["m.hello: “Habari” → “Jambo”"]);
    expect(writeKiswahili(first.source, rows)).toEqual({ source: first.source, changes: [], refusals: [] });
  });

  it.each([
    ["an unknown message", row("m.bye", "Bye", "Kwaheri"), "there is no such message"],
    ["an old text", row("m.hello", "Hi", "Jambo"), "the English is now “Hello”"],
    ["no text", row("m.hello", "Hello", "  "), "the Kiswahili is empty"],
    [
      "another placeholder",
      row("m.found.other", "{count} jobs", "kazi {idadi}"),
      "its placeholders and tags are {idadi}, not {count}",
    ],
    [
      "a lost tag",
      row("m.agree", "See <terms>terms</terms>", "Soma masharti"),
      "its placeholders and tags are missing, not </terms> <terms>",
    ],
  ])("refuses %s", (_, given, why) => {
    expect(writeKiswahili(source, [given])).toEqual({
      source,
      changes: [],
      refusals: [`${given.key}: ${why}`],
    });
  });

  it("refuses a second row of the same message", () => {
    const { changes, refusals } = writeKiswahili(source, [
      row("m.hello", "Hello", "Jambo"),
      row("m.hello", "Hello", "Hujambo"),
    ]);
    expect(changes).toHaveLength(1);
    expect(refusals).toEqual(["m.hello: it stands in the file twice"]);
  });
});
