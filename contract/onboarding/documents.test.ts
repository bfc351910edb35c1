import { expect, it } from "vitest";
import { documentNoticeMessages } from "./documents.messages.ts";
import { documentNotices } from "./documents.ts";

it("has words in both languages for every notice, and for nothing else", () => {
  for (const words of Object.values(documentNoticeMessages)) {
    expect(Object.keys(words).toSorted()).toEqual([...documentNotices].toSorted());
  }
});
