import { describe, expect, it } from "vitest";
import { withoutMargins } from "./margins.ts";
import { lineOf } from "./resume.test-helper.ts";
import type { ResumeLine } from "./resume-lines.ts";

const texts = (lines: ResumeLine[]) => withoutMargins(lines).map((line) => line.text);

describe("withoutMargins", () => {
  const header = lineOf([
    ["Nuru AI, Research Intern", 56],
    ["Santa Clara, CA", 480],
  ]);

  it("gives an entry the dates that are beside its description, and drops how long that was", () => {
    const first = lineOf(
      [
        ["Designed a service", 70],
        ["May 2020 – Aug 2020", 470],
      ],
      true,
    );
    const second = lineOf([
      ["for farmers", 70],
      ["4 months", 510],
    ]);
    expect(texts([header, first, second])).toEqual([
      "Nuru AI, Research Intern\tSanta Clara, CA\tMay 2020 – Aug 2020",
      "Designed a service",
      "for farmers",
    ]);
  });

  it("leaves the dates of the next entry, whose employer is an item of a list", () => {
    const entry = lineOf([
      ["Data Scientist", 50],
      ["May 2020 – Aug 2020", 470],
    ]);
    const task = lineOf([["Modelled repayments", 70]], true);
    const next = lineOf(
      [
        ["Umande", 58],
        ["Nairobi, Kenya", 480],
      ],
      true,
    );
    expect(texts([entry, task, next])).toEqual([entry.text, task.text, next.text]);
  });

  it("puts a heading together that wraps in the left margin", () => {
    const first = lineOf([
      ["RESEARCH", 50],
      ["Science College", 170],
    ]);
    const second = lineOf([
      ["EXPERIENCE", 50],
      ["Assistant", 170],
    ]);
    expect(texts([first, second])).toEqual(["RESEARCH EXPERIENCE\tScience College", "Assistant"]);
  });

  it("keeps two headings over each other apart", () => {
    const first = lineOf([
      ["PROFILE", 50],
      ["Records officer", 170],
    ]);
    const second = lineOf([
      ["EXPERIENCE", 50],
      ["Clerk", 170],
    ]);
    expect(texts([first, second])).toEqual([first.text, second.text]);
  });
});
