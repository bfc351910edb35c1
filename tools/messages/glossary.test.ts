import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "#contract/core/language.ts";
import { messageFiles } from "./files.ts";
import { againstGlossary, needlessCapitals, readGlossary, readNames } from "./glossary.ts";
import { readMessages } from "./read-messages.ts";

const root = path.resolve(import.meta.dirname, "../..");
const markdown = readFileSync(path.join(root, "docs/glossary.md"), "utf8");
const glossary = readGlossary(markdown);
const names = readNames(markdown);

describe("the glossary", () => {
  const rules = readGlossary(`
| English | Kiswahili | Meaning | Not to use (en) | Not to use (sw) |
|---|---|---|---|---|
| email | barua pepe | | e-mail | email; imeili |
| terms | masharti | What is agreed | | vigezo na masharti |
`);

  it("is read from its tables", () => {
    expect(rules).toEqual([
      { language: "en", phrase: "e-mail", instead: "email" },
      { language: "sw", phrase: "email", instead: "barua pepe" },
      { language: "sw", phrase: "imeili", instead: "barua pepe" },
      { language: "sw", phrase: "vigezo na masharti", instead: "masharti" },
    ]);
  });

  it.each([
    ["sw", "Weka EMAIL yako.", ["email"]],
    ["sw", "Soma Vigezo\nna masharti.", ["vigezo na masharti"]],
    ["sw", "Masharti na vigezo", []],
    ["sw", "Emailing si neno", []],
    ["sw", "Tuandikie: {email}, <email>hapa</email> au jina@email.example", []],
    ["en", "Your email", []],
    ["en", "Your e-mail", ["e-mail"]],
  ] as const)("finds in %s “%s”: %j", (language, text, found) => {
    expect(againstGlossary(text, language, rules).map(({ phrase }) => phrase)).toEqual(found);
  });

  it("forbids no word that it asks for", () => {
    const asked = markdown
      .split("\n")
      .filter((line) => line.startsWith("| "))
      .map((line) => line.split("|").slice(1, 3));
    for (const [english = "", kiswahili = ""] of asked) {
      expect(againstGlossary(english, "en", glossary), english).toEqual([]);
      expect(againstGlossary(kiswahili, "sw", glossary), kiswahili).toEqual([]);
    }
  });
});

describe("sentence case", () => {
  const known = readNames("These names keep their capital and nothing else does: Kenya, Nairobi.");

  it.each([
    ["Maombi Yangu", ["Yangu"]],
    ["Karibu. Tuma ombi katika SACCO za Kenya, Nairobi", []],
    ["Soma {title} Hapa: {name}", []],
    ["Weka alama kwenye “Bado niko hapa”", []],
  ])("is tried in “%s”: %j", (text, found) => {
    expect(needlessCapitals(text, known)).toEqual(found);
  });
});

describe("every message", () => {
  const messages = messageFiles(root).flatMap((file) =>
    readMessages(readFileSync(path.join(root, file), "utf8")).map((message) => ({ file, ...message })),
  );

  it("keeps to the glossary", () => {
    const findings = messages.flatMap(({ file, key, ...texts }) =>
      languages.flatMap((language) =>
        againstGlossary(texts[language].text, language, glossary).map(
          ({ phrase, instead }) => `${file} ${key} (${language}): “${phrase}”, say “${instead}”`,
        ),
      ),
    );
    expect(findings).toEqual([]);
  });

  it("is in sentence case in Kiswahili", () => {
    const findings = messages.flatMap(({ file, key, sw }) =>
      needlessCapitals(sw.text, names).map((word) => `${file} ${key}: “${word}” in “${sw.text}”`),
    );
    expect(findings).toEqual([]);
  });
});
