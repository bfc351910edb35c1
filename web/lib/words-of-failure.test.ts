import { describe, expect, it } from "vitest";
import { CodedError } from "#contract/core/errors.ts";
import { noAnswer, wordsOf } from "./words-of-failure.ts";

describe("wordsOf", () => {
  it("keeps the server's words, and replaces the browser's", () => {
    expect(wordsOf(new CodedError("conflict", "Already sent."))).toBe("Already sent.");
    expect(wordsOf(new TypeError("Failed to fetch"))).toBe(noAnswer);
  });

  it("does not blame the connection for our own mistakes", () => {
    const mistake = new TypeError("Cannot read properties of undefined");
    expect(wordsOf(mistake)).toBe("Something went wrong on our side. Please try again.");
    expect(wordsOf(mistake, "Not read.")).toBe("Not read.");
  });
});
