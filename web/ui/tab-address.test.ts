import { describe, expect, it } from "vitest";
import { chosenTab, searchOfTab, tabAfterKey } from "./tab-address.ts";

const values = ["acquire", "retain", "reward"] as const;

describe("the address of a tab", () => {
  it("shows the first one unless it names another that exists", () => {
    const chosen = (search: string) => chosenTab(new URLSearchParams(search), "tab", values);
    expect(chosen("")).toBe("acquire");
    expect(chosen("?tab=reward")).toBe("reward");
    expect(chosen("?tab=rewards")).toBe("acquire");
    expect(chosen("?other=reward")).toBe("acquire");
  });

  it("names every tab but the first, and keeps what else is there", () => {
    const search = (from: string, value: string) =>
      searchOfTab(new URLSearchParams(from), "tab", value, values);
    expect(search("", "retain")).toBe("?tab=retain");
    expect(search("?tab=retain", "acquire")).toBe("");
    expect(search("?lang=sw&tab=retain", "reward")).toBe("?lang=sw&tab=reward");
    expect(search("?lang=sw&tab=retain", "acquire")).toBe("?lang=sw");
  });

  it("comes back to the tab it was made from", () => {
    for (const value of values) {
      const search = searchOfTab(new URLSearchParams(), "tab", value, values);
      expect(chosenTab(new URLSearchParams(search), "tab", values)).toBe(value);
    }
  });
});

it("goes round the ends with the arrow keys, and to them with Home and End", () => {
  expect(tabAfterKey("ArrowRight", 2, 3)).toBe(0);
  expect(tabAfterKey("ArrowLeft", 0, 3)).toBe(2);
  expect(tabAfterKey("Home", 2, 3)).toBe(0);
  expect(tabAfterKey("End", 0, 3)).toBe(2);
  expect(tabAfterKey("Enter", 0, 3)).toBeUndefined();
});
