import { describe, expect, it } from "vitest";
import { defineMessages, inLanguage, says, textOf } from "./messages.ts";

const messages = defineMessages({
  en: {
    title: "Open positions",
    found: { one: "{count} job", other: "{count} jobs" },
    at: "Open positions at {sacco}",
    agree: "I agree to the <terms>terms</terms>",
  },
  sw: {
    title: "Nafasi za kazi",
    found: { one: "kazi {count}", other: "kazi {count}" },
    at: "Nafasi za kazi katika {sacco}",
    agree: "Ninakubali <terms>masharti</terms>",
  },
});

describe("messages", () => {
  it("are sentences, or functions of what their placeholders stand for", () => {
    expect(messages.sw.title).toBe("Nafasi za kazi");
    expect(messages.en.at({ sacco: "Umoja SACCO" })).toBe("Open positions at Umoja SACCO");
  });

  it("depend on a count, which has separators", () => {
    expect(messages.en.found({ count: 1 })).toBe("1 job");
    expect(messages.en.found({ count: 0 })).toBe("0 jobs");
    expect(messages.sw.found({ count: 1_234_567 })).toBe("kazi 1,234,567");
  });

  it("do not compile when a translation differs in keys, kind, placeholders or tags", () => {
    // @ts-expect-error a missing key
    defineMessages({ en: { a: "A", b: "B" }, sw: { a: "A" } });
    // @ts-expect-error a surplus key
    defineMessages({ en: { a: "A" }, sw: { a: "A", b: "B" } });
    // @ts-expect-error another placeholder
    defineMessages({ en: { a: "{name}" }, sw: { a: "{jina}" } });
    // @ts-expect-error a plural in one language only
    defineMessages({ en: { a: { one: "{count}", other: "{count}" } }, sw: { a: "{count}" } });
    // @ts-expect-error another tag
    defineMessages({ en: { a: "<terms>A</terms>" }, sw: { a: "<masharti>A</masharti>" } });
    // @ts-expect-error a missing argument
    expect(messages.en.at({})).toBe("Open positions at ");
    // @ts-expect-error a sentence without arguments is no function
    expect(() => messages.en.title({})).toThrow();
  });
});

describe("a sentence in each language", () => {
  it("is made of messages", () => {
    expect(textOf(messages, (t) => t.found({ count: 2 }))).toEqual({ en: "2 jobs", sw: "kazi 2" });
  });

  it("is English in a schema, and turned where the answer leaves", () => {
    expect(says(textOf(messages, (t) => t.title))).toBe("Open positions");
    expect(inLanguage("Open positions", "sw")).toBe("Nafasi za kazi");
    expect(inLanguage("Open positions", "en")).toBe("Open positions");
    expect(inLanguage("Something else", "sw")).toBe("Something else");
  });
});
