import { describe, expect, it } from "vitest";
import { enquiryInput, meetingTopics, topicLabels } from "./enquiries.ts";

const sender = { fullName: "Wanjiku Mwangi", email: "wanjiku@umoja.example", saccoName: "Umoja SACCO" };
/** The fields that are refused, in alphabetical order. */
const refusedAt = (input: object) => {
  const issues = enquiryInput.safeParse(input).error?.issues ?? [];
  return [...new Set(issues.map(({ path }) => path.join(".")))].sort();
};

describe("what a visitor sends", () => {
  it("needs no SACCO and no phone to ask a question, but a subject and a message", () => {
    const question = { ...sender, topic: "contact", saccoName: "", subject: "Prices", message: "How much?" };
    expect(refusedAt(question)).toEqual([]);
    expect(refusedAt({ ...question, phone: "" })).toEqual([]);
    expect(refusedAt({ ...question, subject: "", message: "  " })).toEqual(["message", "subject"]);
  });

  it("needs a number to call and a time for a meeting", () => {
    const slot = "2026-11-24T07:30:00.000Z";
    for (const topic of meetingTopics) {
      expect(refusedAt({ ...sender, topic, slot, phone: "0712 345 678" })).toEqual([]);
      expect(refusedAt({ ...sender, topic, phone: "" })).toEqual(["phone", "slot"]);
      expect(refusedAt({ ...sender, topic, slot: "tomorrow", phone: "0712 345 678" })).toEqual(["slot"]);
    }
  });

  it("asks about one of the solutions there are, for a SACCO", () => {
    expect(refusedAt({ ...sender, topic: "solution", solution: "Sacco Hisa" })).toEqual([]);
    expect(refusedAt({ ...sender, topic: "solution", solution: "Sacco Shares" })).toEqual(["solution"]);
    expect(refusedAt({ ...sender, topic: "quote", saccoName: "" })).toEqual(["saccoName"]);
  });

  it("has a topic with a name in the inbox, and no other", () => {
    expect(refusedAt({ ...sender, topic: "spam" })).toEqual(["topic"]);
    expect(new Set(Object.values(topicLabels)).size).toBe(Object.keys(topicLabels).length);
  });
});
