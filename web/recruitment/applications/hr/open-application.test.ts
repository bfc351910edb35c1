import { describe, expect, it } from "vitest";
import {
  isReview,
  openApplication,
  openPart,
  openTask,
  searchForApplication,
  searchForPart,
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

describe("the part that shows", () => {
  const shown = (search: string) => openPart(new URLSearchParams(search));

  it("is the one that the address names", () => {
    expect(shown(`?application=${id}`)).toBe("overview");
    expect(shown(`?application=${id}&part=scorecards`)).toBe("scorecards");
    expect(shown(`?application=${id}&part=elsewhere`)).toBe("overview");
  });

  it("is that of a task, as in addresses from before parts had names", () => {
    expect(shown(`?application=${id}&task=document`)).toBe("documents");
    const moved = searchForPart(`?page=2&application=${id}&task=document`, "history");
    expect(moved).toBe(`?page=2&application=${id}&part=history`);
    expect(shown(moved)).toBe("history");
  });

  it("stays from one application of a review to the next, and leaves with the dialog", () => {
    const review = searchForReview("?q=Wanjiku", id);
    expect(shown(review)).toBe("cv");
    const next = searchForReview("?q=Wanjiku", "other", "sent");
    expect(shown(next)).toBe("sent");
    expect(searchForApplication(next, null)).toBe("?q=Wanjiku");
    expect(shown(searchForApplication(next, id))).toBe("cv");
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
