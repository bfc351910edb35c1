import type { FastifyBaseLogger, FastifyError } from "fastify";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { toCodedError } from "./failures.ts";
import { checkInput } from "./input.ts";

const schema = z.object({ name: z.string().min(1, "Type a name"), notes: z.array(z.string()).optional() });

describe("what a caller sends", () => {
  it("comes back parsed, with what was not asked for left out", () => {
    expect(checkInput(schema, { name: "Wanjiku", admin: true })).toEqual({
      data: { name: "Wanjiku" },
      problems: null,
    });
  });

  it("is refused by field", () => {
    expect(checkInput(schema, { name: "" })).toEqual({ problems: { name: "Type a name" } });
    expect(checkInput(schema, null).problems).toHaveProperty("_");
  });

  it.each([
    ["a zero, which PostgreSQL refuses", "a\0b"],
    ["a control character", "a\u0007"],
    ["half of an emoji", "\ud83c"],
  ])("is refused where it holds %s, however deep", (_, text) => {
    expect(checkInput(schema, { name: "ok", notes: ["ok", text] })).toEqual({
      problems: { "notes.1": "Please remove the unreadable characters." },
    });
  });

  it("may have line breaks, tabs and any script", () => {
    expect(checkInput(schema, { name: "Wanjikũ\n\tمريم 🎉" }).problems).toBeNull();
  });
});

describe("a failure that is answered", () => {
  const log = { error: vi.fn() };
  const coded = (error: unknown) => toCodedError(error as FastifyError, log as unknown as FastifyBaseLogger);

  it("is what was thrown, or what the server's own refusals mean", () => {
    const own = new CodedError("stale");
    expect(coded(own)).toBe(own);
    const codes = [400, 415, 413, 404, 405, 503].map((statusCode) => coded({ statusCode }).code);
    expect(codes).toEqual([
      "malformed_request",
      "malformed_request",
      "request_too_large",
      "not_found",
      "method_not_allowed",
      "unavailable",
    ]);
    expect(log.error).not.toHaveBeenCalled();
  });

  it("says nothing of what nobody expected, which is logged", () => {
    const answer = coded(new Error("connect ECONNREFUSED 10.0.0.5:5432")).toAnswer();
    expect(answer).toEqual({
      code: "internal",
      message: "Something went wrong on our side. Please try again.",
    });
    expect(log.error).toHaveBeenCalledTimes(1);
  });
});
