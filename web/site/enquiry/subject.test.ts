import { describe, expect, it } from "vitest";
import { contactPath, dialogTextOf } from "./subject.ts";

describe("what an enquiry is about", () => {
  it("names the solution that was asked about", () => {
    expect(dialogTextOf({ topic: "solution", solution: "Sacco Hisa" }).title).toBe("Sacco Hisa");
    expect(dialogTextOf({ topic: "solution" }).title).toBe("Ask about a solution");
    expect(dialogTextOf({ topic: "demo" })).toMatchObject({ title: "Schedule a demo", submit: "Book demo" });
  });

  it("is in the contact form where the dialog cannot open", () => {
    expect(contactPath({ topic: "quote" })).toBe("/contact?subject=Get+a+custom+quote#message");
  });
});
