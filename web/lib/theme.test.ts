import { describe, expect, it } from "vitest";
import { themeFrom } from "./theme.ts";

describe("themeFrom", () => {
  it("reads the cookie among others", () => {
    expect(themeFrom("session=abc; theme=dark")).toBe("dark");
    expect(themeFrom("theme=light; session=abc")).toBe("light");
  });

  it("follows the device without a valid choice", () => {
    expect(themeFrom(null)).toBeNull();
    expect(themeFrom("theme=purple")).toBeNull();
    expect(themeFrom("mytheme=dark")).toBeNull();
  });
});
