import { expect, it } from "vitest";
import { sentAnswer } from "./sent-answer.ts";

it.each([
  ["gender", "Female", "Mwanamke"],
  ["remittanceMode", "Check Off", "Makato ya mshahara"],
  ["politicallyExposed", false, "Hapana"],
  ["primaryMobileNumber", "+254712345678", "+254 712 345 678"],
  ["grossMonthlyIncome", "58000", "58,000"],
  ["employer", "Female", "Female"],
  ["employer", "", ""],
] as const)("shows %s %s as %s in Swahili", (field, value, shown) => {
  expect(sentAnswer(field, value, "sw")).toBe(shown);
});
