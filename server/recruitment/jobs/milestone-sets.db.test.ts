import { beforeAll, describe, expect, it } from "vitest";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { jobForm } from "#server/testing/jobs.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let hr: TestPerson;
const sets = (who = hr) => app.current.as(who.token).hr.jobs.milestoneSets;
const { milestones } = jobForm();

beforeAll(async () => {
  hr = await createStaff(app.current, (await createOrganisation(app.current)).id, ["hr"]);
});

describe("sets of milestones", () => {
  it("are kept by name, and replaced under the same one", async () => {
    await sets().save({ body: { name: "Tellers", milestones } });
    const first = await sets().save({ body: { name: "Drivers", milestones } });
    const shorter = milestones.filter(({ isRequired }) => isRequired);
    expect(await sets().save({ body: { name: "Drivers", milestones: shorter } })).toEqual({
      id: first.id,
      name: "Drivers",
      milestones: shorter,
    });
    expect((await sets().list()).map(({ name }) => name)).toEqual(["Drivers", "Tellers"]);
  });

  it("are changed by their id, also to another name that nobody has", async () => {
    const { id } = await sets().save({ body: { name: "Cashiers", milestones } });
    await sets().save({ body: { name: "Cooks", milestones } });
    const shorter = milestones.filter(({ isRequired }) => isRequired);
    const renamed = { id, name: "Head cashiers", milestones: shorter };
    expect(await sets().save({ body: renamed })).toEqual(renamed);
    const names = (await sets().list()).map(({ name }) => name);
    expect(names).toContain("Head cashiers");
    expect(names).not.toContain("Cashiers");
    await expect(sets().save({ body: { ...renamed, name: "Cooks" } })).rejects.toMatchObject({
      code: "conflict",
      fields: { name: "Another set has this name already." },
    });
    await sets().remove({ params: { id } });
    await expect(sets().save({ body: renamed })).rejects.toMatchObject({ code: "not_found" });
  });

  it("have the required steps", async () => {
    await expect(
      sets().save({ body: { name: "Nothing", milestones: milestones.slice(1) } }),
    ).rejects.toMatchObject({ fields: { milestones: expect.stringContaining("Application Review") } });
  });

  it("belong to one organisation, and can be removed", async () => {
    const { id } = await sets().save({ body: { name: "Guards", milestones } });
    const stranger = await createStaff(app.current, (await createOrganisation(app.current)).id, ["hr"]);
    expect(await sets(stranger).list()).toEqual([]);
    await expect(sets(stranger).remove({ params: { id } })).rejects.toMatchObject({ code: "not_found" });
    const theirs = { id, name: "Guards", milestones };
    await expect(sets(stranger).save({ body: theirs })).rejects.toMatchObject({ code: "not_found" });
    await sets().remove({ params: { id } });
    expect((await sets().list()).map(({ name }) => name)).not.toContain("Guards");
  });
});
