import { describe, expect, it } from "vitest";
import { CodedError } from "#contract/core/errors.ts";
import { noAnswer, wordsOf } from "./words-of-failure.ts";

describe("wordsOf", () => {
  it("keeps the server's words, and replaces the browser's", () => {
    expect(wordsOf(new CodedError("conflict", "Already sent."))).toBe("Already sent.");
    expect(wordsOf(new TypeError("Failed to fetch"))).toBe(noAnswer);
  });
});
