import { describe, expect, it } from "vitest";
import { CodedError } from "#contract/core/errors.ts";
import { formFailure, ifThere, optional } from "./failure.ts";

describe("a part that its page can do without", () => {
  it("is left out while it is refused or out of order", async () => {
    await expect(optional(Promise.resolve(7))).resolves.toBe(7);
    for (const code of ["rate_limited", "unavailable", "internal"] as const) {
      await expect(optional(Promise.reject(new CodedError(code)))).resolves.toBeNull();
    }
  });

  it("does not hide that the visit itself is wrong, or a mistake of ours", async () => {
    const ended = new CodedError("unauthenticated");
    await expect(optional(Promise.reject(ended))).rejects.toBe(ended);
    const mistake = new TypeError("undefined is not a function");
    await expect(optional(Promise.reject(mistake))).rejects.toBe(mistake);
  });
});

describe("a thing that may not be there", () => {
  it("is null where there is none, so that one who is slower to remove it is not refused", async () => {
    await expect(ifThere(Promise.resolve(7))).resolves.toBe(7);
    await expect(ifThere(Promise.reject(new CodedError("not_found")))).resolves.toBeNull();
  });

  it("does not hide any other failure", async () => {
    for (const failure of [new CodedError("forbidden"), new CodedError("gone"), new TypeError("no")]) {
      await expect(ifThere(Promise.reject(failure))).rejects.toBe(failure);
    }
  });
});

describe("formFailure", () => {
  it("answers an expected failure with its status, for the form to show", () => {
    const { data, init } = formFailure(new CodedError("validation", undefined, { email: "Check it" }));
    expect(init?.status).toBe(400);
    expect(data).toEqual({
      failure: {
        code: "validation",
        message: "Some fields need your attention.",
        fields: { email: "Check it" },
      },
    });
  });

  it("passes on what nobody expected", () => {
    const mistake = new RangeError("no");
    expect(() => formFailure(mistake)).toThrow(mistake);
  });
});
