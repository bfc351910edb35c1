import { afterEach, describe, expect, it } from "vitest";
import { forgetSubmissionKey, submissionKey } from "./submission-key.ts";

const form = "application-key:0b0e7a3c-2f4d-4c7a-9a51-6f3f0f5f9d11";

describe("submissionKey", () => {
  afterEach(() => forgetSubmissionKey(form));

  // Node has no sessionStorage here: the same as in a browser that refuses it.
  it("stays the same until the form is taken", () => {
    const key = submissionKey(form);
    expect(key).toMatch(/^[\w-]{36}$/);
    expect(submissionKey(form)).toBe(key);
    forgetSubmissionKey(form);
    expect(submissionKey(form)).not.toBe(key);
  });

  it("is another one for another form", () => {
    expect(submissionKey(form)).not.toBe(submissionKey("another"));
  });
});
