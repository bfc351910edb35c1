import { expect, it } from "vitest";
import { jobRefusal } from "./refusal.ts";

const whole = {
  title: "Teller",
  department: "Operations",
  deadline: "2026-01-31",
  description: "You serve members.",
};

it("says that something is missing only where it is", () => {
  expect(jobRefusal({ ...whole, description: " " })).toEqual({
    title: "Missing Information",
    description: "Please fill in all required fields.",
  });
  // A deadline that has passed stands in its field, which says so.
  expect(jobRefusal(whole)).toEqual({
    title: "Please Check the Fields",
    description: "Some fields need your attention.",
  });
});
