import Papa from "papaparse";
import { beforeAll, describe, expect, it } from "vitest";
import {
  applicationFields,
  candidateData,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  password,
  type TestPerson,
} from "#server/testing/factories.ts";
import { demoCv } from "#server/testing/files.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let owner: TestPerson;
let hr: TestPerson;
let organisationId: string;
const trail = async (
  query: Parameters<ReturnType<typeof api>["audit"]["list"]>[0] = {},
  token = owner.token,
) => (await api(token).audit.list(query)).rows;
const api = (token: string) => app.current.as(token).workspace;

/** Lets HR open the CV of an applicant for Branch Accountant. */
async function openCv(name: string): Promise<void> {
  const jobId = await createJob(app.current, organisationId, { title: "Branch Accountant" });
  const candidate = await createCandidate(app.current);
  const { id } = await app.current.as(candidate.token).applications.create({
    form: {
      ...applicationFields(jobId),
      candidateData: { ...candidateData, name, email: candidate.email },
    },
    files: { cvFile: await demoCv() },
  });
  await app.current.as(hr.token).hr.applications.cv({ params: { id } });
}

beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  owner = await createStaff(app.current, organisationId, ["owner"]);
  hr = await createStaff(app.current, organisationId, ["hr"]);
});

describe("the audit trail", () => {
  it("shows the owner who signed in, who could not, and who signed out", async () => {
    const { auth } = app.current.as();
    await expect(auth.login({ body: { email: hr.email, password: "guess" } })).rejects.toMatchObject({
      code: "invalid_credentials",
    });
    const { token } = await auth.login({ body: { email: hr.email, password } });
    await app.current.as(token).auth.logout();
    const [ended, started, refused] = await trail({ query: { kind: "access", q: hr.email } });
    expect(ended).toMatchObject({ action: "session.ended", actor: { email: hr.email } });
    expect(started).toMatchObject({ action: "session.started", actor: { email: hr.email }, ip: "127.0.0.1" });
    expect(refused).toMatchObject({ action: "session.refused", actor: null, about: expect.any(String) });
  });

  it("takes an address without an account the same way, and shows it to nobody", async () => {
    const before = (await trail()).length;
    await expect(
      app.current.as().auth.login({ body: { email: "nobody@audit.example", password: "guess" } }),
    ).rejects.toMatchObject({ code: "invalid_credentials" });
    expect(await trail()).toHaveLength(before);
  });

  it("names roles before and after a change", async () => {
    await api(owner.token).team.update({ params: { id: hr.userId }, body: { roles: ["hr", "experience"] } });
    expect((await trail({ query: { kind: "team" } }))[0]).toMatchObject({
      action: "membership.roles_changed",
      actor: { email: owner.email },
      detail: { from: "hr", to: "hr, experience" },
    });
  });

  it("says whose document was opened, and for which job", async () => {
    await openCv("Nyokabi Audited");
    expect((await trail({ query: { kind: "documents", q: "nyokabi" } }))[0]).toMatchObject({
      action: "application.cv_viewed",
      actor: { email: hr.email },
      about: "Nyokabi Audited, Branch Accountant",
    });
    expect(await trail({ query: { kind: "documents", q: "somebody else" } })).toEqual([]);
  });

  it("keeps to days in Nairobi", async () => {
    await openCv("Cherono Dated");
    expect(await trail({ query: { to: "2020-01-01" } })).toEqual([]);
    expect((await trail({ query: { from: "2020-01-01" } })).length).toBeGreaterThan(0);
  });

  it("is the owner's alone, and one organisation's", async () => {
    await expect(api(hr.token).audit.list()).rejects.toMatchObject({ code: "forbidden" });
    await expect(api(hr.token).audit.export()).rejects.toMatchObject({ code: "forbidden" });
    const other = await createStaff(app.current, (await createOrganisation(app.current)).id, ["owner"]);
    const foreign = await trail({}, other.token);
    expect(foreign.map(({ actor }) => actor?.email)).not.toContain(owner.email);
  });

  it("goes out as CSV whole, and says so itself", async () => {
    await openCv("Atieno Exported");
    const answer = await api(owner.token).audit.export({ query: { kind: ["team", "documents"] } });
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="audit-trail-.*\.csv"/);
    const { data } = Papa.parse<Record<string, string>>(await answer.text(), {
      header: true,
      skipEmptyLines: true,
    });
    const listed = await trail({ query: { kind: ["team", "documents"] } });
    expect(data.map((row) => row["Time (UTC)"])).toEqual(listed.map(({ at }) => at));
    expect(data[0]).toMatchObject({ About: "Atieno Exported, Branch Accountant" });
    expect((await trail({ query: { kind: "exports" } }))[0]).toMatchObject({
      action: "audit.exported",
      actor: { email: owner.email },
    });
  });
});
