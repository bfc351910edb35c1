// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { stepOf } from "./step-keys.ts";

const press = (key: string, more: KeyboardEventInit = {}, html = "<button></button>") => {
  document.body.innerHTML = html;
  const event = new KeyboardEvent("keydown", { key, altKey: true, bubbles: true, ...more });
  document.body.firstElementChild?.dispatchEvent(event);
  return stepOf(event);
};

it("Alt and an arrow lead to the next record and the previous one", () => {
  expect(press("ArrowDown")).toBe("next");
  expect(press("ArrowUp")).toBe("previous");
});

it("other keys, and an arrow with others or none, lead nowhere", () => {
  expect(press("ArrowLeft")).toBeNull();
  expect(press("ArrowDown", { altKey: false })).toBeNull();
  expect(press("ArrowDown", { shiftKey: true })).toBeNull();
});

it.each(["<input>", "<textarea></textarea>", "<select></select>"])("are left to typing: %s", (html) => {
  expect(press("ArrowDown", {}, html)).toBeNull();
});
