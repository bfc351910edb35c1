import { describe, expect, it } from "vitest";
import { CodedError } from "#contract/core/errors.ts";
import { connectionMessages } from "./connection.messages.ts";
import { errorMessage } from "./error-message.ts";

describe("errorMessage", () => {
  it("keeps the server's words, and replaces the browser's", () => {
    expect(errorMessage(new CodedError("conflict", "Already sent."))).toBe("Already sent.");
    expect(errorMessage(new TypeError("Failed to fetch"))).toBe(connectionMessages.en.noAnswer);
  });

  it("does not blame the connection for our own mistakes", () => {
    const mistake = new TypeError("Cannot read properties of undefined");
    expect(errorMessage(mistake)).toBe("Something went wrong on our side. Please try again.");
    expect(errorMessage(mistake, "en", "Not read.")).toBe("Not read.");
  });
});
