import { describe, expect, it } from "vitest";
import { changeText, weekText } from "./change-text.ts";

describe("changeText", () => {
  it.each([
    [28, 25, "+12% on the 30 days before"],
    [5, 10, "-50% on the 30 days before"],
    [10, 10, "As many as in the 30 days before"],
    [10, 0, null],
  ])("sets %i beside %i", (value, before, text) => {
    expect(changeText(value, before, 30)).toBe(text);
  });
});

describe("weekText", () => {
  it("says of the week that today lies in that it is not over", () => {
    const days = { to: "2026-11-25", today: "2026-11-25" };
    expect(weekText("2026-11-23", days)).toBe("23 Nov 2026, so far");
    expect(weekText("2026-11-16", days)).toBe("16 Nov 2026");
    expect(weekText("2026-11-16", { to: "2026-11-20", today: "2026-11-25" })).toBe("16 Nov 2026");
  });
});
