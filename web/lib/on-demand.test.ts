import type { MouseEvent } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clickHandler } from "./on-demand.ts";

class Pressed {
  focused = false;
  focus() {
    this.focused = true;
  }
}
class Anchor extends Pressed {}
class Button extends Pressed {}

/** A press on an element: whether it did the page's own work, and whether the browser was kept from its own. */
function press(on: Pressed, keys: Partial<Record<"metaKey" | "ctrlKey" | "shiftKey", boolean>> = {}) {
  const act = vi.fn();
  const preventDefault = vi.fn();
  clickHandler(act)({ currentTarget: on, preventDefault, ...keys } as unknown as MouseEvent<HTMLElement>);
  return { acted: act.mock.calls.length === 1, kept: preventDefault.mock.calls.length === 1 };
}

beforeEach(() => {
  vi.stubGlobal("HTMLAnchorElement", Anchor);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a press that opens something in the page", () => {
  it("does so, and puts the focus on what was pressed, which a dialog gives it back to", () => {
    const link = new Anchor();
    expect(press(link)).toEqual({ acted: true, kept: true });
    expect(link.focused).toBe(true);
  });

  it.each(["metaKey", "ctrlKey", "shiftKey"] as const)(
    "leaves a link with %s to the browser: a new tab",
    (key) => {
      expect(press(new Anchor(), { [key]: true })).toEqual({ acted: false, kept: false });
    },
  );

  it("opens from a button whatever else is held: it has no address", () => {
    expect(press(new Button(), { ctrlKey: true })).toEqual({ acted: true, kept: true });
  });
});
