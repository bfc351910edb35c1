import { describe, expect, it } from "vitest";
import { z } from "zod";
import { errorMessages } from "./errors.messages.ts";
import { CodedError, messagesByField } from "./errors.ts";
import { says } from "./messages.ts";
import { manyOf, pageQuery } from "./paging.ts";

describe("an expected failure", () => {
  it("has words for people and a status, unless it brings words of its own", () => {
    expect(new CodedError("already_applied")).toMatchObject({
      status: 409,
      message: "You have already applied for this position.",
    });
    expect(new CodedError("conflict", "There are three already.").toAnswer()).toEqual({
      code: "conflict",
      message: "There are three already.",
    });
  });

  it("is answered in the language of its reader, with its fields", () => {
    expect(new CodedError("gone").toAnswer("sw").message).toBe("Hili halipatikani tena.");
    const required = says({ en: "Enter your name.", sw: "Weka jina lako." });
    const text = { en: "Two are free.", sw: "Zimebaki mbili." };
    expect(new CodedError("conflict", text, { name: required, age: "18 or more" }).toAnswer("sw")).toEqual({
      code: "conflict",
      message: "Zimebaki mbili.",
      fields: { name: "Weka jina lako.", age: "18 or more" },
    });
  });

  it("reads as sentences, none of which blames or shows a code", () => {
    for (const [code, message] of Object.entries({ ...errorMessages.en, ...errorMessages.sw })) {
      expect(message, code).toMatch(/^[A-Z].*\.$/s);
      expect(message, code).not.toMatch(/_|error|invalid request/i);
    }
  });

  it("says at each field the first thing that is wrong with it", () => {
    const form = z.object({
      name: z.string().min(2, "Too short").max(1, "Too long"),
      rows: z.array(z.object({ year: z.number("Type a year") })),
    });
    const { error } = form.safeParse({ name: "", rows: [{ year: 2020 }, { year: "x" }] });
    expect(error && messagesByField(error)).toEqual({ name: "Too short", "rows.1.year": "Type a year" });
    const whole = z.string("Send text").safeParse(7);
    expect(whole.error && messagesByField(whole.error)).toEqual({ _: "Send text" });
  });
});

describe("the pages of a list", () => {
  it("are numbers, also from an address, with the first of fifty rows unless it says otherwise", () => {
    expect(pageQuery.parse({})).toEqual({ page: 1, pageSize: 50 });
    expect(pageQuery.parse({ page: "3", pageSize: "200", q: "  teller " })).toEqual({
      page: 3,
      pageSize: 200,
      q: "teller",
    });
    for (const query of [{ page: 0 }, { page: "1.5" }, { pageSize: 201 }, { page: "x" }]) {
      expect(pageQuery.safeParse(query).success).toBe(false);
    }
  });

  it("are filtered by one value or several", () => {
    const filter = manyOf(z.enum(["new", "closed"]));
    expect([filter.parse("new"), filter.parse(["new", "closed"]), filter.parse(undefined)]).toEqual([
      ["new"],
      ["new", "closed"],
      undefined,
    ]);
    expect(filter.safeParse("old").success).toBe(false);
  });
});
