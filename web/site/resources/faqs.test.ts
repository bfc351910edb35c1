import { expect, it } from "vitest";
import { trialDays } from "#contract/core/limits.ts";
import { faqs } from "./faqs.ts";

const answerTo = (question: RegExp) => faqs.find((faq) => question.test(faq.question))?.answer ?? "";

it("states the trial as it is: its days, and that it begins empty", () => {
  const answer = answerTo(/get started/);
  for (const days of Object.values(trialDays)) expect(answer).toContain(String(days));
  expect(answer).toContain("begins empty");
  expect(answer).not.toMatch(/trial with sample data/);
});

it("promises no setting that there is not", () => {
  const answer = answerTo(/customised/);
  for (const missing of ["Loan multiples", "exit notice"]) {
    expect(answer).toMatch(new RegExp(`${missing}.* not settings yet`));
  }
});

it("names the ways in which other programs connect", () => {
  for (const way of ["API tokens", "webhooks", "CSV"]) expect(answerTo(/customised/)).toContain(way);
});
