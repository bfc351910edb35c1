import type { UseFormReturn } from "react-hook-form";
import { describe, expect, it } from "vitest";
import { CodedError } from "#contract/core/errors.ts";
import { showFieldErrors } from "./field-errors.ts";

/** A form with two fields, and what was said at them. */
function formOf(values: Record<string, string>) {
  const said: [name: string, message: string, focused: boolean][] = [];
  const form = {
    getValues: () => values,
    setError: (name: string, { message }: { message: string }, { shouldFocus }: { shouldFocus: boolean }) =>
      said.push([name, message, shouldFocus]),
  };
  return { form: form as unknown as UseFormReturn<Record<string, string>>, said };
}

describe("showFieldErrors", () => {
  it("says at each field what the server refused, and moves to the first", () => {
    const { form, said } = formOf({ email: "", phone: "" });
    const error = new CodedError("validation", undefined, { email: "Not an address", phone: "Too short" });
    expect(showFieldErrors(form, error)).toBe(true);
    expect(said).toEqual([
      ["email", "Not an address", true],
      ["phone", "Too short", false],
    ]);
  });

  it("leaves what belongs to no field of the form to be said above it", () => {
    const { form, said } = formOf({ email: "" });
    expect(showFieldErrors(form, new CodedError("validation", undefined, { other: "Wrong" }))).toBe(false);
    expect(showFieldErrors(form, new CodedError("rate_limited"))).toBe(false);
    expect(showFieldErrors(form, new TypeError("Failed to fetch"))).toBe(false);
    expect(said).toEqual([]);
  });
});
