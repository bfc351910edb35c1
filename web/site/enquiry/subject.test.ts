import { describe, expect, it } from "vitest";
import { enquiryDialogMessages } from "./enquiry.messages.ts";
import { contactPath, dialogTextOf } from "./subject.ts";

describe("what an enquiry is about", () => {
  it("names the solution that was asked about", () => {
    expect(dialogTextOf({ topic: "solution", solution: "Sacco Hisa" }, enquiryDialogMessages.en).title).toBe(
      "Sacco Hisa",
    );
    expect(dialogTextOf({ topic: "solution" }, enquiryDialogMessages.en).title).toBe("Ask about a solution");
    expect(dialogTextOf({ topic: "demo" }, enquiryDialogMessages.en)).toMatchObject({
      title: "Schedule a demo",
      submit: "Book demo",
    });
  });

  it("is in the contact form where the dialog cannot open", () => {
    expect(contactPath({ topic: "quote" }, enquiryDialogMessages.en)).toBe(
      "/contact?subject=Get+a+custom+quote#message",
    );
  });
});
