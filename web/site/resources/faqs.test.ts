import { expect, it } from "vitest";
import { trialDays } from "#contract/core/limits.ts";
import { productInput } from "#contract/finance/products.ts";
import { defaultOnboardingSettings } from "#contract/onboarding/settings.ts";
import { faqs } from "./faqs.ts";

const answerTo = (question: RegExp) => faqs.find((faq) => question.test(faq.question))?.answer ?? "";

it("states the trial as it is: its days, and that one chooses how it begins", () => {
  const answer = answerTo(/get started/);
  for (const days of Object.values(trialDays)) expect(answer).toContain(String(days));
  expect(answer).toMatch(/choose.*empty.*sample data/);
});

it("names the settings that there are, each where it stands", () => {
  const answer = answerTo(/customised/);
  for (const name of ["entranceFee", "firstShares", "minimumShareCapital", "noticeDays"] as const) {
    expect(defaultOnboardingSettings).toHaveProperty(name);
  }
  expect(productInput.shape.depositMultiple.safeParse(30).success).toBe(true);
  for (const setting of ["Entrance fee", "exit notice", "loan multiples"]) expect(answer).toContain(setting);
  expect(answer).not.toMatch(/not settings yet/);
});

it("names the ways in which other programs connect", () => {
  for (const way of ["API tokens", "webhooks", "CSV"]) expect(answerTo(/customised/)).toContain(way);
});
