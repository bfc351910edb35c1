import { describe, expect, it } from "vitest";
import { readMessages } from "./read-messages.ts";
import { readSheet, type SheetRow, sheetRow, writeSheet } from "./sheet.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

const row: SheetRow = {
  file: "web/m.messages.ts",
  key: "m.title",
  english: 'A "quoted" text, with a comma\nand a second line',
  kiswahili: "Maandishi ya “nukuu”",
  context: "keep {count}",
};

describe("a translator's file", () => {
  it("comes back as it was", () => {
    const formula = { ...row, key: "m.phone", english: "+254 700 000 000", kiswahili: "-{count}" };
    expect(readSheet(bytes(writeSheet([row, formula])))).toEqual([row, formula]);
  });

  it("is read with semicolons and other line ends, as spreadsheet programs write it", () => {
    const text = "file;key;english;kiswahili\r\nweb/m.messages.ts;m.title;A;B\r\n";
    expect(readSheet(bytes(text))).toEqual([{ ...row, english: "A", kiswahili: "B", context: "" }]);
  });

  it.each([
    ["without a column", bytes("file,key,english\r\na,b,c\r\n"), "lacks the column kiswahili"],
    ["in another encoding", Uint8Array.of(0x66, 0xe9), "not UTF-8"],
    ["with a cell too many", bytes("file,key,english,kiswahili\r\na,b,c,d,e\r\n"), "Row 2 cannot be read"],
  ])("is refused %s", (_, file, message) => {
    expect(() => readSheet(file)).toThrow(message);
  });

  it("says of each text what it is for, and what to keep in it", () => {
    const source = `// Above the list.
    const m = { en: { found: { one: "{count} job", other: "{count} <b>jobs</b>" } },
                sw: { found: { one: "kazi {count}", other: "<b>kazi</b> {count}" } } };`;
    expect(readMessages(source).map((message) => sheetRow("m.ts", message).context)).toEqual([
      "Above the list.; for one; keep {count}",
      "Above the list.; for 0, 2, 3 and more; keep {count} </b> <b>",
    ]);
  });
});
