import { expect, test } from "vitest";
import { candidates } from "./candidates.ts";
import { startCriteria } from "./sample.ts";
import { financialMonths, insightsOf, screen, yearsAndMonths } from "./screening.ts";

const passing = (changes: Partial<typeof startCriteria> = {}) =>
  screen(candidates, { ...startCriteria, ...changes })
    .filter(({ passed }) => passed)
    .map(({ candidate }) => candidate.id);

test("experience counts only what was in SACCO or financial services", () => {
  const brian = candidates.find(({ id }) => id === "brian-otieno");
  expect(brian && financialMonths(brian)).toBe(43);
  expect([0, 1, 12, 43, 50].map(yearsAndMonths)).toEqual([
    "none",
    "1 month",
    "1 year",
    "3 years 7 months",
    "4 years 2 months",
  ]);
});

test("the specified criteria let through who has degree, three years and two of the key skills", () => {
  expect(passing()).toEqual(["grace-wanjiku", "amina-hassan", "peter-kiprono", "mercy-nduta"]);
});

test("each criterion screens again", () => {
  expect(passing({ education: "diploma" })).toContain("kelvin-mutua");
  expect(passing({ education: "masters" })).toEqual(["peter-kiprono"]);
  expect(passing({ years: 5 })).toEqual(["grace-wanjiku", "peter-kiprono", "mercy-nduta"]);
  expect(passing({ skillsNeeded: 1 })).toContain("brian-otieno");
  expect(passing({ skillsNeeded: 3 })).toEqual(["grace-wanjiku"]);
  expect(passing({ skills: [] })).toContain("brian-otieno");
});

test("insights are computed from what is on the screen", () => {
  const lines = insightsOf(screen(candidates, startCriteria), startCriteria);
  expect(lines).toEqual([
    "4 of 8 candidates meet all three criteria, with an average match of 88%.",
    "Grace Wanjiku has the highest match among them: 94%.",
    "Compliance is the rarest key skill: 3 of 8 do not name it. Training may close that gap.",
    "Brian Otieno, Samuel Barasa, Kelvin Mutua and Faith Chebet miss only one criterion each. Read those files before you decide.",
  ]);
  const impossible = { ...startCriteria, years: 20 };
  expect(insightsOf(screen(candidates, impossible), impossible)).toEqual([
    "Nobody meets all three criteria. Ease one of them to see who comes close.",
  ]);
});
