import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { maxSavedViews, maxViewName, maxViewSearch } from "#contract/core/saved-views.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { savedViews } from "./saved-views.table.ts";

const app = startTestApp();
let organisationId: string;
let officer: TestPerson;
let colleague: TestPerson;
const views = ({ token }: TestPerson) => app.current.as(token).views;
const view = { list: "applications" as const, name: "To screen", search: "?status=submitted" };

beforeEach(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  officer = await createStaff(app.current, organisationId, ["hr"]);
  colleague = await createStaff(app.current, organisationId, ["hr"]);
});

describe("a saved view", () => {
  it("belongs to the person who saved it, and to its list", async () => {
    const saved = await views(officer).save({ body: view });
    await views(officer).save({ body: { ...view, name: "a first one", search: "" } });
    await views(officer).save({ body: { ...view, list: "jobs" } });
    const { list, ...shown } = view;
    expect(await views(officer).list({ query: { list } })).toEqual([
      { id: expect.any(String), name: "a first one", search: "" },
      { ...shown, id: saved.id },
    ]);
    expect(await views(officer).list()).toHaveLength(3);
    const stranger = await createStaff(app.current, (await createOrganisation(app.current)).id, ["hr"]);
    for (const other of [colleague, stranger]) {
      expect(await views(other).list()).toEqual([]);
      const removal = views(other).remove({ params: { id: saved.id } });
      await expect(removal).rejects.toMatchObject({ code: "not_found" });
    }
    expect(await views(officer).list()).toHaveLength(3);
  });

  it("is replaced by one of its name, and deleted", async () => {
    const { id } = await views(officer).save({ body: view });
    const again = await views(officer).save({
      body: { ...view, search: "?status=interview&sort=-matchScore" },
    });
    expect(again).toMatchObject({ id, search: "?status=interview&sort=-matchScore" });
    expect(await views(officer).list({ query: { list: view.list } })).toEqual([again]);
    await views(officer).remove({ params: { id } });
    expect(await views(officer).list({ query: { list: view.list } })).toEqual([]);
  });

  it("is one of so many", async () => {
    for (let number = 1; number <= maxSavedViews; number += 1) {
      await views(officer).save({ body: { ...view, name: `View ${number}` } });
    }
    await expect(views(officer).save({ body: view })).rejects.toMatchObject({ code: "conflict" });
    await views(officer).save({ body: { ...view, name: "View 1", search: "" } });
  });

  it("is one of so many also where several windows save at the same moment", async () => {
    for (let number = 1; number < maxSavedViews; number += 1) {
      await views(officer).save({ body: { ...view, name: `View ${number}` } });
    }
    const names = ["first", "second", "third", "fourth", "fifth", "sixth"];
    // Opens a connection for each of them: they would otherwise come one after the other.
    await Promise.all(names.map(() => views(officer).list()));
    const outcomes = await Promise.allSettled(
      names.map((name) => views(officer).save({ body: { ...view, name } })),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await views(officer).list({ query: { list: view.list } })).toHaveLength(maxSavedViews);
  });

  it("is saved once, and the same, where two windows save one name at the same moment", async () => {
    const saved = await Promise.all([
      views(officer).save({ body: view }),
      views(officer).save({ body: view }),
    ]);
    expect(await views(officer).list({ query: { list: view.list } })).toEqual([saved[0]]);
    expect(saved[1]).toEqual(saved[0]);
  });

  it("leaves with its person, and only with them", async () => {
    await views(officer).save({ body: view });
    await views(colleague).save({ body: view });
    const owner = await createStaff(app.current, organisationId, ["owner"]);
    await app.current.as(owner.token).workspace.team.remove({ params: { id: officer.userId } });
    const kept = await acrossOrganisations(app.current.platform.database, (tx) =>
      tx
        .select({ userId: savedViews.userId })
        .from(savedViews)
        .where(eq(savedViews.organisationId, organisationId)),
    );
    expect(kept).toEqual([{ userId: colleague.userId }]);
  });

  it.each([
    { search: "status=submitted" },
    { search: "?q=a b" },
    { search: `?${"a".repeat(maxViewSearch)}` },
    { name: "a".repeat(maxViewName + 1) },
    { name: " " },
    { list: "dreams" },
  ])("is refused as %j", async (wrong) => {
    const body = { ...view, ...wrong } as typeof view;
    await expect(views(officer).save({ body })).rejects.toMatchObject({ code: "validation" });
  });
});
