import { beforeAll, describe, expect, it } from "vitest";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let slug: string;
let owner: TestPerson;
const sitesOf = async (of: string) => (await app.current.as().saccos.embed({ params: { slug: of } })).sites;
const save = (embedSites: string[]) =>
  app.current.as(owner.token).hr.jobs.settings.save({ body: { approvalRequired: false, embedSites } });

beforeAll(async () => {
  const sacco = await createOrganisation(app.current);
  slug = sacco.slug;
  owner = await createStaff(app.current, sacco.id, ["owner"]);
});

describe("the websites that may show a list of jobs", () => {
  it("are kept by their origin, and are every one until some are named", async () => {
    expect(await sitesOf(slug)).toEqual([]);
    await save(["https://www.umoja.example/careers", "jirani.example"]);
    expect(await sitesOf(slug)).toEqual(["https://www.umoja.example", "https://jirani.example"]);
    await save([]);
    expect(await sitesOf(slug)).toEqual([]);
  });

  it.each(["*", "https://a.example; script-src *", "'self'"])("are not %j", async (site) => {
    await expect(save([site])).rejects.toMatchObject({ fields: { embedSites: expect.any(String) } });
  });

  it("are none of a SACCO that is not there", async () => {
    expect(await sitesOf("<script>")).toEqual([]);
  });
});
