import { beforeAll, describe, expect, it } from "vitest";
import { roles } from "#contract/core/access.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
} from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let organisationId: string;
let hr: string;
const search = async (q: string, token = hr) =>
  (await app.current.as(token).workspace.search({ query: { q } })).map(
    ({ kind, title, detail }) => `${kind}: ${title} (${detail})`,
  );

beforeAll(async () => {
  const own = await createOrganisation(app.current);
  organisationId = own.id;
  hr = (await createStaff(app.current, organisationId, ["hr"])).token;
  const teller = await createJob(app.current, organisationId, {
    title: "FOSA Teller 100%",
    department: "Operations",
  });
  await createJob(app.current, organisationId, { title: "Weekend Teller", status: "Closed" });
  await createApplication(app.current, await createCandidate(app.current), teller, {
    candidateName: "Nyambura Tellerson",
    candidateEmail: "nyambura@test.example",
  });
  // Another organisation's, that must never show.
  const other = await createOrganisation(app.current);
  const job = await createJob(app.current, other.id, { title: "Foreign Teller" });
  await createApplication(app.current, await createCandidate(app.current), job);
});

describe("the search", () => {
  it("finds jobs, open or not, and applications by person and job", async () => {
    expect(await search("TELLER")).toEqual([
      "job: Weekend Teller (Credit, Nakuru)",
      "job: FOSA Teller 100% (Operations, Nakuru)",
      "application: Nyambura Tellerson (FOSA Teller 100%)",
    ]);
    expect(await search("nyambura@")).toEqual(["application: Nyambura Tellerson (FOSA Teller 100%)"]);
  });

  it("finds the people behind the applications", async () => {
    expect(await search("Achieng O")).toEqual([expect.stringMatching(/^candidate: Achieng Otieno \(.*@/)]);
  });

  it("takes what was typed as it is", async () => {
    expect(await search("100%")).toHaveLength(2);
    expect(await search("1_0")).toEqual([]);
    expect(await search("t")).toEqual([]);
    expect(await search("  ")).toEqual([]);
  });

  it("answers five of a kind at most", async () => {
    for (let number = 1; number <= 7; number += 1) {
      await createJob(app.current, organisationId, { title: `Surveyor ${number}` });
    }
    expect(await search("surveyor")).toHaveLength(5);
  });

  it("shows each role what it may see", async () => {
    for (const role of roles) {
      const person = await createStaff(app.current, organisationId, [role]);
      const found = await search("teller", person.token);
      if (role === "hr" || role === "owner") expect(found).toHaveLength(3);
      else expect(found).toEqual([]);
    }
  });
});
