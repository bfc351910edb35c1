import { expect, test } from "vitest";
import { type Lead, leads } from "./leads.ts";
import { draftMessage, expectedMonthly, moveLead, reasonsFor, scoreOf } from "./pipeline.ts";

const [naomi] = leads as readonly [Lead, ...Lead[]];

test("a score is the sum of its reasons and at most 100", () => {
  expect(scoreOf(naomi)).toBe(100);
  expect(leads.map(scoreOf)).toEqual([100, 25, 25, 100, 25, 60, 40]);
  expect(scoreOf({ ...naomi, checkOff: false, source: "Walk-in", asked: 31, reached: false })).toBe(0);
  expect(reasonsFor({ ...naomi, asked: 8 })).toContainEqual({ points: 10, text: "Asked within a month" });
});

test("expected deposits weigh what each has in mind by the stage", () => {
  // 10% of 5,000 and 8,000; 25% of 21,000, 4,000 and 1,500; 50% of 3,500; 80% of 10,000.
  expect(expectedMonthly(leads)).toBe(1_767_500);
  expect(expectedMonthly([])).toBe(0);
});

test("a lead moves one stage and stops at both ends", () => {
  const stage = (all: readonly Lead[]) => all.find(({ id }) => id === naomi.id)?.stage;
  expect(stage(moveLead(leads, naomi.id, 1))).toBe("Contacted");
  expect(stage(moveLead(leads, naomi.id, -1))).toBe("New");
  const joined = [{ ...naomi, stage: "Joined" } as const];
  expect(stage(moveLead(joined, naomi.id, 1))).toBe("Joined");
});

test("a message speaks of what is known of the lead", () => {
  const message = draftMessage(naomi, "Umoja SACCO");
  expect(message).toContain("Hello Naomi, thank you for asking Umoja SACCO about our development loan.");
  expect(message).toContain("check-off");
  expect(message).toContain("KES 5,000 a month you would have KES 60,000 after a year");
  const group = leads.find(({ product }) => product === "Chama account");
  expect(group && draftMessage(group, "Umoja SACCO")).toContain("Hello Tumaini Women's Group,");
});
