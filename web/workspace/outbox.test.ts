import { describe, expect, it } from "vitest";
import { mailDocument } from "#web/ui/mail-document.ts";
import { mailSearch } from "./outbox.ts";

describe("mailDocument", () => {
  it("puts the base first into the head", () => {
    expect(mailDocument('<html><head lang="en"><title>$&</title></head></html>')).toBe(
      '<html><head lang="en"><base target="_blank"><title>$&</title></head></html>',
    );
  });

  it("does without a head, and is not misled by a header", () => {
    expect(mailDocument("<header>Hello</header>")).toBe('<base target="_blank"><header>Hello</header>');
  });
});

describe("mailSearch", () => {
  it("keeps the page of the list", () => {
    expect(mailSearch("a", 1)).toBe("?mail=a");
    expect(mailSearch("a", 3)).toBe("?page=3&mail=a");
  });
});
