import { beforeAll, describe, expect, it } from "vitest";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();

let hr: TestPerson;
let applicationIds: string[];
let ids: string[];
beforeAll(async () => {
  const { id } = await createOrganisation(app.current);
  hr = await createStaff(app.current, id, ["hr"]);
  const jobId = await createJob(app.current, id);
  applicationIds = [];
  for (const firstName of ["Akinyi", "Barasa"]) {
    const candidate = await createCandidate(app.current, { firstName });
    applicationIds.push(await createApplication(app.current, candidate, jobId));
  }
  ids = (await asHr().hr.candidates.list({})).rows.map((row) => row.id).toReversed();
});

const asHr = () => app.current.as(hr.token);
const [first, second] = [() => ids[0] as string, () => ids[1] as string];
const replace = (id: string, tags: string[], who = hr) =>
  app.current.as(who.token).tags.replace({ params: { id }, body: { tags } });

describe("tags of candidates", () => {
  it("are one whatever their case, lead to who has them, and go when nobody has them", async () => {
    const tags = await replace(first(), ["Treasury", "career fair", "Career Fair"]);
    expect(tags.map(({ name }) => name)).toEqual(["career fair", "Treasury"]);
    await replace(second(), ["TREASURY"]);
    expect(await asHr().tags.list()).toMatchObject([
      { name: "career fair", count: 1 },
      { name: "Treasury", count: 2 },
    ]);
    const listed = async (tagId: string | undefined) =>
      (await asHr().hr.candidates.list({ query: { tagId } })).rows.map((row) => row.id);
    expect((await listed(tags[0]?.id)).toSorted()).toEqual([first()]);
    expect((await listed(tags[1]?.id)).toSorted()).toEqual(ids.toSorted());
    await replace(first(), []);
    expect(await asHr().tags.list()).toMatchObject([{ name: "Treasury", count: 1 }]);
  });

  it("are added to the candidates of several applications, beside those that they have", async () => {
    await replace(first(), ["Treasury"]);
    await replace(second(), []);
    const body = { applicationIds, tags: ["Second round", "treasury"] };
    for (const _ of ["added", "added again"]) {
      expect(await asHr().tags.add({ body })).toEqual({ candidates: 2 });
    }
    const { rows } = await asHr().hr.candidates.list({});
    for (const row of rows) expect(row.tags.map(({ name }) => name)).toEqual(["Second round", "Treasury"]);
    const full = Array.from({ length: 20 }, (_, index) => `Tag ${index}`);
    await replace(first(), full);
    expect(await asHr().tags.add({ body })).toEqual({ candidates: 1 });
  });

  it("are another organisation's own", async () => {
    const stranger = await createStaff(app.current, (await createOrganisation(app.current)).id, ["hr"]);
    await expect(replace(first(), ["Ours"], stranger)).rejects.toMatchObject({ code: "not_found" });
    const theirs = app.current.as(stranger.token).tags;
    expect(await theirs.add({ body: { applicationIds, tags: ["Ours"] } })).toEqual({ candidates: 0 });
    expect(await theirs.list()).toEqual([]);
  });
});
