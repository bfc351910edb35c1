import { afterEach, describe, expect, it } from "vitest";
import { forgetSubmissionKey, submissionKey } from "./submission-key.ts";

const job = "0b0e7a3c-2f4d-4c7a-9a51-6f3f0f5f9d11";

describe("submissionKey", () => {
  afterEach(() => forgetSubmissionKey(job));

  // Node has no sessionStorage here: the same as in a browser that refuses it.
  it("stays the same until the application is taken", () => {
    const key = submissionKey(job);
    expect(key).toMatch(/^[\w-]{36}$/);
    expect(submissionKey(job)).toBe(key);
    forgetSubmissionKey(job);
    expect(submissionKey(job)).not.toBe(key);
  });

  it("is another one for another job", () => {
    expect(submissionKey(job)).not.toBe(submissionKey("another"));
  });
});
