// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { actionOf } from "./letter-keys.ts";

const pressed: string[] = [];
const keys = { j: () => pressed.push("j"), 1: () => pressed.push("1") };
const plain = { altKey: false, ctrlKey: false, metaKey: false, target: null };
const inside = (markup: string): Element => {
  document.body.innerHTML = markup;
  return document.querySelector("[data-here]") as Element;
};
const acts = (event: object) => actionOf(keys as never, { ...plain, key: "j", ...event }) !== null;

describe("a single key", () => {
  it("does what it is there for, in small and in capitals", () => {
    expect(acts({})).toBe(true);
    expect(acts({ key: "J" })).toBe(true);
    expect(acts({ key: "1" })).toBe(true);
    expect(acts({ key: "x" })).toBe(false);
  });

  it.each(["altKey", "ctrlKey", "metaKey"])("is the browser's with %s", (modifier) => {
    expect(acts({ [modifier]: true })).toBe(false);
  });

  it("is text where one types, and belongs to a question or a menu that is open above", () => {
    expect(acts({ target: inside("<textarea data-here></textarea>") })).toBe(false);
    expect(acts({ target: inside("<div role='alertdialog'><button data-here>No</button></div>") })).toBe(
      false,
    );
    expect(acts({ target: inside("<div role='menu'><button data-here>Open</button></div>") })).toBe(false);
    expect(acts({ target: inside("<div role='dialog'><button data-here>Close</button></div>") })).toBe(true);
  });
});
