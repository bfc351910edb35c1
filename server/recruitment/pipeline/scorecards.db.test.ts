import { beforeAll, describe, expect, it } from "vitest";
import type { ScorecardInput } from "#contract/recruitment/scorecards.ts";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { createHiring } from "#server/testing/hiring.ts";
import { scorecardOf } from "#server/testing/scorecards.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let organisationId: string;
beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
});

async function setUp() {
  const { params, hr, candidate } = await createHiring(app.current, organisationId);
  const second = await createStaff(app.current, organisationId, ["hr"], { firstName: "Baraka" });
  const halima = app.current.as(hr.token);
  const baraka = app.current.as(second.token);
  const give = (who: typeof halima, values: Partial<ScorecardInput> = {}) =>
    who.scorecards.give({ params, body: { ...scorecardOf("good"), ...values } });
  return { params, candidate, halima, baraka, give };
}

describe("a scorecard", () => {
  it("hides those of others until one gave one's own", async () => {
    const { params, halima, baraka, give } = await setUp();
    await give(halima, { note: "Knew the loan sums." });
    const before = await baraka.scorecards.get({ params });
    expect(before).toEqual({ own: null, others: [], hidden: 1, summary: null, mayGive: true });
    const after = await give(baraka, scorecardOf("strong"));
    expect(after).toMatchObject({
      own: { author: expect.stringContaining("Baraka"), recommendation: "yes" },
      others: [{ author: expect.stringContaining("Halima"), note: "Knew the loan sums." }],
      hidden: 0,
      summary: { count: 2, inFavour: 2, overall: 3.5 },
    });
  });

  it("is shown to its author alone while nobody else gave one", async () => {
    const { halima, give } = await setUp();
    expect(await give(halima)).toMatchObject({ others: [], hidden: 0, summary: { count: 1, overall: 3 } });
  });

  it("is replaced by its author, and is one however often it is sent", async () => {
    const { params, halima, give } = await setUp();
    await Promise.all([1, 2, 3].map(() => give(halima)));
    const changed = await give(halima, { recommendation: "strong_no", note: "" });
    expect(changed).toMatchObject({
      own: { recommendation: "strong_no", note: null, changedAt: expect.any(String) },
      summary: { count: 1, inFavour: 0 },
    });
    expect((await halima.scorecards.get({ params })).own?.recommendation).toBe("strong_no");
  });

  it("stands in the history without what is in it", async () => {
    const { params, halima, give } = await setUp();
    await give(halima, { note: "Late by an hour." });
    const { history } = await halima.hr.applications.get({ params });
    const lines = history.filter(({ notes }) => notes === "Gave a scorecard.");
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(history)).not.toContain("Late by an hour.");
  });

  it("stays as it is once the application is decided, and everybody may read it", async () => {
    const { params, halima, baraka, give } = await setUp();
    await give(halima);
    await halima.hr.applications.updateStatus({ params, body: { status: "rejected", notes: "" } });
    await expect(give(halima)).rejects.toMatchObject({ code: "conflict" });
    expect(await baraka.scorecards.get({ params })).toMatchObject({
      own: null,
      others: [{ recommendation: "yes" }],
      hidden: 0,
      mayGive: false,
    });
  });

  it.each([
    [
      "without a rating",
      { ratings: { ...scorecardOf("good").ratings, integrity: undefined } },
      "ratings.integrity",
    ],
    [
      "with a rating of five",
      { ratings: { ...scorecardOf("good").ratings, integrity: "5" } },
      "ratings.integrity",
    ],
    ["without a recommendation", { recommendation: undefined }, "recommendation"],
  ])("%s is refused", async (_, values, field) => {
    const { halima, give } = await setUp();
    await expect(give(halima, values as Partial<ScorecardInput>)).rejects.toMatchObject({
      code: "validation",
      fields: { [field]: expect.any(String) },
    });
  });

  it("is not for the candidate", async () => {
    const { params, candidate, halima, give } = await setUp();
    await give(halima);
    await expect(app.current.as(candidate.token).scorecards.get({ params })).rejects.toMatchObject({
      code: "forbidden",
    });
  });
});
