import { describe, expect, it } from "vitest";
import {
  isReview,
  openApplication,
  openTask,
  searchForApplication,
  searchForReview,
} from "./open-application.ts";

const id = "0b0e7a3c-2f4d-4c7a-9a51-6f3f0f5f9d11";

describe("searchForApplication", () => {
  it("opens and closes the dialog and keeps the filters", () => {
    const open = searchForApplication("?status=interview&page=2", id);
    expect(open).toBe(`?status=interview&page=2&application=${id}`);
    expect(openApplication(new URLSearchParams(open))).toBe(id);
    expect(searchForApplication(open, null)).toBe("?status=interview&page=2");
  });

  it("opens one at a time", () => {
    expect(searchForApplication("?application=other", id)).toBe(`?application=${id}`);
    expect(searchForApplication(`?application=${id}`, null)).toBe("");
  });
});

describe("openApplication", () => {
  it("opens nothing for an empty value", () => {
    expect(openApplication(new URLSearchParams("?application="))).toBeNull();
  });
});

describe("a review", () => {
  it("is stated by the address, and ends with the dialog", () => {
    const review = searchForReview("?q=Wanjiku", id);
    expect(review).toBe(`?q=Wanjiku&application=${id}&review=true`);
    expect(isReview(new URLSearchParams(review))).toBe(true);
    expect(searchForApplication(review, null)).toBe("?q=Wanjiku");
    expect(isReview(new URLSearchParams(searchForApplication("", id)))).toBe(false);
  });
});

describe("openTask", () => {
  it("begins what the address names, and leaves with the dialog", () => {
    const open = searchForApplication("?page=2", id, "email");
    expect(open).toBe(`?page=2&application=${id}&task=email`);
    expect(openTask(new URLSearchParams(open))).toBe("email");
    expect(searchForApplication(open, id)).toBe(`?page=2&application=${id}`);
    expect(searchForApplication(open, null)).toBe("?page=2");
  });

  it("begins nothing for another word", () => {
    expect(openTask(new URLSearchParams("?task=hire"))).toBeNull();
    expect(openTask(new URLSearchParams())).toBeNull();
  });
});
