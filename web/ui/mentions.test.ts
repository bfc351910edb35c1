import { describe, expect, it } from "vitest";
import { mentionChoices, mentionedIn, openMention, textPieces, withMention } from "./mentions.ts";

const people = [
  { id: "1", fullName: "Amina Hassan" },
  { id: "2", fullName: "Ann" },
  { id: "3", fullName: "Ann Mary" },
  { id: "4", fullName: "Njoroge (Snr)" },
];

describe("a mention that is being typed", () => {
  it.each([
    ["@", { at: 0, typed: "" }],
    ["Please call @Am", { at: 12, typed: "Am" }],
    ["(@Ng'ang'a", { at: 1, typed: "Ng'ang'a" }],
    ["one\n@Amina Ha", { at: 4, typed: "Amina Ha" }],
  ])("is found in %j", (text, found) => {
    expect(openMention(text, text.length)).toEqual(found);
  });

  it.each(["", "amina@umoja.example", "@ Amina", "@Amina  ", "@Amina, please", `@${"a".repeat(60)}`])(
    "is not found in %j",
    (text) => {
      expect(openMention(text, text.length)).toBeNull();
    },
  );

  it("offers whoever has a name that begins so, and nobody whose name is complete", () => {
    expect(mentionChoices(people, "")).toHaveLength(4);
    expect(mentionChoices(people, "ha").map(({ id }) => id)).toEqual(["1"]);
    expect(mentionChoices(people, "ann").map(({ id }) => id)).toEqual(["3"]);
    expect(mentionChoices(people, "zz")).toEqual([]);
  });

  it("is completed in its place, with one space behind it", () => {
    const text = "Call @am today";
    expect(withMention(text, { at: 5, typed: "am" }, "Amina Hassan")).toEqual({
      text: "Call @Amina Hassan today",
      caret: 19,
    });
  });
});

describe("a text that names people", () => {
  it("names each once, and nobody whose name only begins like it", () => {
    expect(mentionedIn("@Ann Mary, @Amina Hassan and @Amina Hassan", people)).toEqual(["1", "3"]);
    expect(mentionedIn("@Annabel and Ann", people)).toEqual([]);
    expect(mentionedIn("@Njoroge (Snr)", people)).toEqual(["4"]);
    expect(mentionedIn("@Ann", [])).toEqual([]);
  });

  it("is cut at the names", () => {
    expect(textPieces("Ask @Ann now", people)).toEqual([
      { text: "Ask " },
      { text: "@Ann", person: people[1] },
      { text: " now" },
    ]);
  });
});
