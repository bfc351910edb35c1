import { describe, expect, it } from "vitest";
import { subjectTitles } from "./subject.messages.ts";
import { contactPath, titleOf } from "./subject.ts";

describe("what an enquiry is about", () => {
  it("names the solution that was asked about", () => {
    expect(titleOf({ topic: "solution", solution: "Sacco Hisa" }, subjectTitles.en)).toBe("Sacco Hisa");
    expect(titleOf({ topic: "solution" }, subjectTitles.en)).toBe("Ask about a solution");
    expect(titleOf({ topic: "demo" }, subjectTitles.en)).toBe("Schedule a demo");
  });

  it("is in the contact form where the dialog cannot open", () => {
    expect(contactPath({ topic: "quote" }, subjectTitles.en)).toBe(
      "/contact?subject=Get+a+custom+quote#message",
    );
  });
});
