import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { workMessages } from "./work.messages.ts";
import { nextProgress, uploadedText, type Work, workPercent, workText } from "./work.ts";

const sending = (sent: number, total = 100): Work => ({ doing: "sending", sent, total });
const working = (percent: number): Work => ({ doing: "working", progress: { percent } });

const works = fc.oneof(
  fc
    .record({ doing: fc.constant("sending" as const), sent: fc.nat(5e6), total: fc.nat(5e6) })
    .map((work) => ({
      ...work,
      sent: Math.min(work.sent, work.total),
    })),
  fc.integer({ min: 0, max: 100 }).map(working),
);

describe("how far the work on a file has come", () => {
  it("grows with the bytes that have left, then with the work", () => {
    const steps = [sending(0), sending(50), sending(100), working(0), working(50), working(100)].map(
      workPercent,
    );
    expect(steps).toEqual([0, 20, 40, 40, 65, 90]);
    expect(workPercent({ doing: "working", progress: null })).toBe(40);
    expect(workPercent(sending(0, 0))).toBe(0);
    expect(workPercent({ doing: "done" })).toBe(100);
  });
});

describe("the bar", () => {
  it("takes a step a tick, as far as the work has come", () => {
    expect(nextProgress(0, sending(24))).toBe(0);
    expect(nextProgress(0, sending(25))).toBe(10);
    expect(nextProgress(10, working(100))).toBe(20);
    expect(nextProgress(40, working(19))).toBe(40);
  });

  it("is full with the answer, at once", () => {
    expect(nextProgress(0, { doing: "done" })).toBe(100);
  });

  it("never goes back and never passes 90 before the answer", () => {
    fc.assert(
      fc.property(fc.array(works), (all) => {
        let shown = 0;
        for (const work of all) {
          const next = nextProgress(shown, work);
          expect(next).toBeGreaterThanOrEqual(shown);
          expect(next).toBeLessThanOrEqual(90);
          expect(next === shown || next <= workPercent(work)).toBe(true);
          shown = next;
        }
      }),
    );
  });
});

describe("what is being done", () => {
  it("is said in words", () => {
    const waiting: Work = { doing: "working", progress: null };
    const texts = [sending(1), waiting, working(40), { doing: "done" } as const].map((work) =>
      workText(work, workMessages.en, ({ percent }) => `Counted ${percent}`),
    );
    expect(texts).toEqual(["Uploading your file", "Waiting for its turn", "Counted 40", "Done"]);
    expect(
      uploadedText({ doing: "sending", sent: 1.5 * 1024 * 1024, total: 3 * 1024 * 1024 }, workMessages.en),
    ).toBe("1.5 MB of 3 MB");
  });
});
