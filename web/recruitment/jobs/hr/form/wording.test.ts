import { describe, expect, it } from "vitest";
import { wordingOf } from "#contract/recruitment/advert-wording.ts";
import { initialValues, type JobInput } from "./job-values.ts";
import { withBetter } from "./wording.ts";

const values = (own: Partial<JobInput>): JobInput => ({
  ...initialValues(new Date()),
  mode: "manual",
  title: "Loan Officer",
  ...own,
});

/** Every find of the form put right, one after the other. */
function corrected(input: JobInput): JobInput {
  const [find] = wordingOf(input);
  return find ? corrected({ ...input, [find.field]: withBetter(input, find) }) : input;
}

describe("a better wording", () => {
  it("takes the place of what discriminates, in a text and in an entry of a list", () => {
    const input = values({
      description: "We want a young and energetic salesman. You visit members.",
      requirements: ["A diploma", "Aged 25 to 35 years"],
    });
    expect(wordingOf(input).map(({ field }) => field)).toContain("requirements");
    const after = corrected(input);
    expect(after.description).not.toMatch(/young|salesman/);
    expect(after.description).toContain("You visit members.");
    expect(after.requirements[0]).toBe("A diploma");
    expect(after.requirements.join()).not.toContain("35");
  });

  it("leaves alone what is fair", () => {
    const input = values({ description: "You serve women's groups. Five years in credit." });
    expect(wordingOf(input)).toEqual([]);
  });
});
