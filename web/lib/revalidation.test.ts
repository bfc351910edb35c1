import type { ShouldRevalidateFunctionArgs } from "react-router";
import { describe, expect, it } from "vitest";
import { unlessOnlySearchChanged } from "./revalidation.ts";

const asked = (from: string, to: string, more: Partial<ShouldRevalidateFunctionArgs> = {}) =>
  unlessOnlySearchChanged({
    currentUrl: new URL(from, "http://site.example"),
    nextUrl: new URL(to, "http://site.example"),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
    ...more,
  } as ShouldRevalidateFunctionArgs);

describe("data that does not depend on the search", () => {
  it("stays when a filter, a page or a dialog changes", () => {
    expect(asked("/agents", "/agents?q=loans")).toBe(false);
    expect(asked("/agents?page=2", "/agents?page=3&demo=loan")).toBe(false);
  });

  it("is read again on another page, after a form was sent, and when the page is asked for anew", () => {
    expect(asked("/agents", "/resources")).toBe(true);
    expect(asked("/agents?q=a", "/agents?q=b", { formMethod: "POST" })).toBe(true);
    expect(asked("/agents?q=a", "/agents?q=a")).toBe(true);
  });
});
