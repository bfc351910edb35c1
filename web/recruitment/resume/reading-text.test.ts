import { expect, it } from "vitest";
import { readingText } from "./reading-text.ts";

it("says which page of a scan is being read, and nothing of pages where there is text", () => {
  expect(readingText({ percent: 40, page: { number: 2, of: 3 } })).toBe("Reading page 2 of 3");
  expect(readingText({ percent: 40, page: { number: 2, of: 3 } }, "sw")).toBe(
    "Tunasoma ukurasa wa 2 kati ya 3",
  );
  expect(readingText({ percent: 40, page: null })).toBe("Reading the text");
});
