import { expect, it } from "vitest";
import { retentionOf } from "./retention.policy.ts";

const today = "2026-11-23";
const joined = { joinedAt: new Date("2015-03-12"), onboardingStep: "complete" } as const;
const never = { joinedAt: null, onboardingStep: "approval", leftOn: null } as const;

it.each([
  ["an applicant who paid nothing", never, null, { erasable: true, keptUntil: null }],
  ["an applicant who paid", never, "2026-11-01", { erasable: false, keptUntil: "2033-11-01" }],
  ["an applicant who paid long ago", never, "2019-11-22", { erasable: true, keptUntil: "2026-11-22" }],
  ["a member", { ...joined, leftOn: null }, "2016-01-01", { erasable: false, keptUntil: null }],
  ["one who leaves", { ...joined, leftOn: "2027-01-22" }, null, { erasable: false, keptUntil: "2034-01-22" }],
  ["a last day", { ...joined, leftOn: "2019-11-23" }, null, { erasable: false, keptUntil: today }],
  ["the day after", { ...joined, leftOn: "2019-11-22" }, null, { erasable: true, keptUntil: "2026-11-22" }],
  [
    "one who paid after leaving",
    { ...joined, leftOn: "2010-01-01" },
    "2020-02-29",
    { erasable: false, keptUntil: "2027-03-01" },
  ],
])("of %s", (_, member, lastPaidOn, retention) => {
  expect(retentionOf(member, lastPaidOn, { retentionYears: 7 }, today)).toEqual(retention);
});
