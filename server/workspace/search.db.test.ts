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

  it("finds what is written nearly so, where nothing has the words, and says that", async () => {
    const find = (q: string) => app.current.as(hr).workspace.search({ query: { q } });
    expect(await find("Nyambra")).toMatchObject([{ title: "Nyambura Tellerson", similar: true }]);
    expect(await find("Nyambura")).not.toMatchObject([{ similar: true }]);
    expect((await find("wekend teler")).map(({ title }) => title)).toContain("Weekend Teller");
    expect(await find("Mombasa")).toEqual([]);
    const officer = await createStaff(app.current, organisationId, ["onboarding"]);
    const member = { fullName: "Cheruiyot Langat", idNumber: "31234567", phoneNumber: "0711222333" };
    await app.current.as(officer.token).members.create({ body: member });
    expect(await search("Cheruyot", officer.token)).toEqual(["member: Cheruiyot Langat (ID 31234567)"]);
    expect(await find("Cheruyot")).toEqual([]);
  });

  it("finds people by their phone number, however it is written", async () => {
    const own = await createOrganisation(app.current);
    const { token } = await createStaff(app.current, own.id, ["hr"]);
    const job = await createJob(app.current, own.id, { title: "Driver" });
    await createApplication(app.current, await createCandidate(app.current), job);
    const { rows } = await app.current.as(token).hr.candidates.list();
    const phone = rows[0]?.phone ?? "";
    expect(phone).toMatch(/^\+254/);
    for (const typed of [phone, phone.replace("+254", "0"), phone.replace("+254", "0 ")]) {
      expect((await search(typed, token)).map((hit) => hit.split(":")[0])).toEqual([
        "candidate",
        "application",
      ]);
    }
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
