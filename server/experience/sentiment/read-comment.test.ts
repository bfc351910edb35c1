import { describe, expect, it } from "vitest";
import { belowFloors } from "../../../bench/sentiment/floors.ts";
import { commentsKeptAside, developmentComments } from "../../../bench/sentiment/labelled.ts";
import { measureComments } from "../../../bench/sentiment/measure.ts";
import { commentReader, readComment } from "./read-comment.ts";

describe("reading comments", () => {
  it("keeps its quality on the comments that nothing was learnt from", () => {
    const kept = commentsKeptAside();
    expect(kept).toHaveLength(300);
    expect(belowFloors(measureComments(kept))).toEqual([]);
  });

  it("learns from none of the comments kept aside", () => {
    const learnt = new Set(developmentComments().map(({ text }) => text.toLowerCase()));
    expect(commentsKeptAside().filter(({ text }) => learnt.has(text.toLowerCase()))).toEqual([]);
  });

  it.each([
    ["The queue is too long and the teller was rude", "en", "negative"],
    ["Huduma yenu ni mbaya sana", "sw", "negative"],
    ["Asanteni sana kwa huduma nzuri, nimefurahi", "sw", "positive"],
    ["App yenu inahang kila time, nimechoka", "mixed", "negative"],
    ["What are your opening hours on Saturday?", "en", "neutral"],
  ])("reads “%s”", (text, language, sentiment) => {
    expect(readComment(text)).toMatchObject({ language, sentiment });
  });

  it("names what a comment is about", () => {
    expect(readComment("Mkopo wangu umekwama kwa sababu wadhamini hawajakubali").topics.toSorted()).toEqual([
      "guarantors",
      "loans",
    ]);
    expect(readComment("I sent money by paybill and mpesa deducted twice").topics).toContain("mpesa");
    expect(readComment("Hongereni").topics).toEqual(["other"]);
  });

  it("lets a rating lead, and is less sure of one that the comment contradicts", () => {
    const praise = "Excellent service, thank you so much";
    expect(readComment("ok", { csat: 5 }).sentiment).toBe("positive");
    expect(readComment("ok", { nps: 2 }).sentiment).toBe("negative");
    expect(readComment(praise, { csat: 5 }).confidence).toBeGreaterThan(
      readComment(praise, { csat: 1 }).confidence,
    );
    expect(readComment(praise, { csat: 1 }).sentiment).not.toBe("positive");
  });

  it("says nothing of nothing, and what a rating says where there is only that", () => {
    expect(readComment(" … ")).toEqual({
      language: "unknown",
      sentiment: "unsure",
      confidence: 0,
      topics: [],
    });
    expect(readComment("", { ces: 7, nps: null })).toMatchObject({ sentiment: "positive", topics: [] });
  });

  it("is unsure where the ratings contradict each other and nothing else tells", () => {
    expect(readComment("", { csat: 5, nps: 0 }).sentiment).toBe("unsure");
  });

  it("says which weights it read with", () => {
    expect(commentReader()).toEqual({
      engine: "linear-ngrams",
      version: expect.stringMatching(/^[0-9a-f]{12}$/),
    });
  });
});
