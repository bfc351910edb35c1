import { describe, expect, it } from "vitest";
import { CodedError } from "#contract/core/errors.ts";
import { isConnectionLost } from "./connection.ts";

describe("isConnectionLost", () => {
  it.each([
    ["Chrome", "Failed to fetch"],
    ["Chrome, for a part of the program", "Failed to fetch dynamically imported module: /assets/a.js"],
    ["Chrome, in the middle of an answer", "network error"],
    ["Firefox", "NetworkError when attempting to fetch resource."],
    ["Firefox, for a part of the program", "error loading dynamically imported module: /assets/a.js"],
    ["Safari", "Load failed"],
    ["Safari, for a part of the program", "Importing a module script failed."],
  ])("knows how %s says it", (_, message) => {
    expect(isConnectionLost(new TypeError(message))).toBe(true);
  });

  it("takes no mistake and no refusal for it", () => {
    expect(isConnectionLost(new TypeError("undefined is not a function"))).toBe(false);
    expect(isConnectionLost(new CodedError("unavailable", "Failed to fetch"))).toBe(false);
    expect(isConnectionLost({ status: 503 })).toBe(false);
  });
});
