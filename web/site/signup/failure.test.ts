import type { UseFormReturn } from "react-hook-form";
import { describe, expect, it } from "vitest";
import { CodedError } from "#contract/core/errors.ts";
import { collectToasts } from "#web/ui/toast.test-helper.ts";
import { reportFailure, reportMissing } from "./failure.ts";

interface Values extends Record<string, string> {
  email: string;
  name: string;
}

const toasts = collectToasts();

function report(error: unknown) {
  const said: [name: string, message: string, focused: boolean][] = [];
  const form = {
    setError: (name: string, { message }: { message: string }, { shouldFocus }: { shouldFocus: boolean }) =>
      said.push([name, message, shouldFocus]),
  } as unknown as UseFormReturn<Values>;
  return { above: reportFailure(form, ["email", "name"], "Trial Not Started", error), said };
}

describe("a trial that was not started", () => {
  it("says at the field that the address has an account, and nothing above", () => {
    const { above, said } = report(new CodedError("email_taken"));
    expect(above).toBeUndefined();
    expect(said).toEqual([["email", expect.stringContaining("already exists"), true]]);
    expect(toasts).toMatchObject([{ tone: "danger", title: "Trial Not Started" }]);
  });

  it("says each problem at its field and goes to the first in the form's order", () => {
    const { above, said } = report(
      new CodedError("validation", undefined, {
        name: "Too short",
        email: "Not an address",
        plan: "Unknown",
      }),
    );
    expect(above).toBeUndefined();
    expect(said).toEqual([
      ["email", "Not an address", true],
      ["name", "Too short", false],
    ]);
  });

  it("says above the fields what belongs to none of them", () => {
    expect(report(new CodedError("rate_limited", "Wait 3 minutes.")).above).toBe("Wait 3 minutes.");
    expect(report(new TypeError("Failed to fetch")).above).toContain("Check your connection");
  });

  it("says in the specification's words that something is missing", () => {
    reportMissing();
    expect(toasts).toEqual([
      { tone: "danger", title: "Missing Information", description: "Please fill in all required fields." },
    ]);
  });
});
