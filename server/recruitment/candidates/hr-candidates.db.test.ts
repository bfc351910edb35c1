import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { hrCandidate } from "#contract/recruitment/hr-candidates.ts";
import { insertMembership } from "#server/accounts/accounts.queries.ts";
import { users } from "#server/accounts/accounts.table.ts";
import { auditEvents } from "#server/platform/audit/audit.table.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import {
  applicationFields,
  candidateData,
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { type QueryOf, startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { candidates } from "./candidates.table.ts";

const app = startTestApp();
type Query = QueryOf<ReturnType<TestApp["as"]>["hr"]["candidates"]["list"]>;
let hr: TestPerson;
let empty: TestPerson;
const list = (query: Query = {}) => app.current.as(hr.token).hr.candidates.list({ query });
const names = async (query: Query = {}) => (await list(query)).rows.map((candidate) => candidate.name);

/** The organisation's candidates in the order they came. */
const people = [
  { name: "Akinyi Were", email: "akinyi@mail.example", status: "active" },
  { name: "Barasa Wekesa", email: "barasa@post.example", status: "shortlisted" },
  { name: "Chebet Koech", email: "chebet@mail.example", status: "active" },
] as const;

beforeAll(async () => {
  const { id } = await createOrganisation(app.current);
  const first = await createJob(app.current, id, { title: "Loan Officer" });
  const second = await createJob(app.current, id, { title: "Auditor" });
  for (const person of people) {
    const account = await createCandidate(app.current);
    await createApplication(app.current, account, first, { appliedAt: new Date(Date.now() - dayMillis) });
    if (person.name.startsWith("Akinyi")) {
      await createApplication(app.current, account, second, { expectedSalary: "KSh 95,000" });
    }
    await inOrganisation(app.current.platform.database, id, (scope) =>
      scope.update(candidates, person, eq(candidates.userId, account.userId)),
    );
  }
  hr = await createStaff(app.current, id, ["hr"]);
  const other = await createOrganisation(app.current);
  const job = await createJob(app.current, other.id);
  await createApplication(app.current, await createCandidate(app.current), job);
  empty = await createStaff(app.current, (await createOrganisation(app.current)).id, ["hr"]);
});

describe("the candidates of an organisation", () => {
  it("are the people who applied there, newest first", async () => {
    expect(await names()).toEqual(["Chebet Koech", "Barasa Wekesa", "Akinyi Were"]);
    expect((await list()).total).toBe(3);
  });

  it("are described by their latest application, and nothing else is said", async () => {
    const answer = await app.current.http.inject({
      url: "/api/hr/candidates?q=akinyi",
      headers: { authorization: `Bearer ${hr.token}` },
    });
    const [akinyi] = answer.json();
    expect(Object.keys(akinyi).sort()).toEqual(Object.keys(hrCandidate.shape).sort());
    const [work] = candidateData.workExperiences;
    expect(akinyi).toMatchObject({
      email: "akinyi@mail.example",
      location: "Kisumu",
      status: "active",
      workExperiences: [{ position: work?.position, company: work?.company }],
      experience: expect.stringMatching(/^[\d.]+ years$/),
      education: "diploma",
      skills: candidateData.skills,
      salaryExpectation: "KSh 95,000",
      availability: candidateData.availableStartDate,
      applicationsCount: 2,
      latestApplication: { jobTitle: "Auditor" },
    });
    expect(Object.keys(akinyi.workExperiences[0]).sort()).toEqual(["company", "position"]);
  });

  it.each<[Query, string[]]>([
    [{ q: "WEKESA" }, ["Barasa Wekesa"]],
    [{ q: "@mail." }, ["Chebet Koech", "Akinyi Were"]],
    [{ q: "%" }, []],
    [{ status: "shortlisted" }, ["Barasa Wekesa"]],
    [{ status: ["suspense", "rejected"] }, []],
    [{ status: "active", q: "mail", page: 2, pageSize: 1 }, ["Akinyi Were"]],
  ])("%j", async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it("are counted by status", async () => {
    const counts = await app.current.as(hr.token).hr.candidates.counts();
    expect(counts).toEqual({
      total: 3,
      imported: 0,
      general: 0,
      internal: 0,
      statuses: [
        { status: "active", count: 2 },
        { status: "shortlisted", count: 1 },
        { status: "suspense", count: 0 },
        { status: "rejected", count: 0 },
      ],
    });
  });

  it("leave as CSV as they are listed, and that is on record", async () => {
    const answer = await app.current.http.inject({
      url: "/api/hr/candidates/export?status=active",
      headers: { authorization: `Bearer ${hr.token}` },
    });
    expect(answer.statusCode).toBe(200);
    const [heading, ...rows] = answer.body.trim().split("\r\n");
    expect(heading).toContain("Candidate,Email,Phone,Location,Status");
    expect(rows.map((row) => row.split(",")[0])).toEqual(["Chebet Koech", "Akinyi Were"]);
    const audited = await acrossOrganisations(app.current.platform.database, (tx) =>
      tx
        .select({ detail: auditEvents.detail })
        .from(auditEvents)
        .where(and(eq(auditEvents.actorId, hr.userId), eq(auditEvents.action, "candidate.exported")))
        .orderBy(auditEvents.id),
    );
    expect(audited).toEqual([{ detail: { status: "active" } }]);
  });

  it("are marked when they work at the organisation, by account, address or number, or by their own words", async () => {
    const own = await createOrganisation(app.current);
    const reader = await createStaff(app.current, own.id, ["hr"]);
    const jobId = await createJob(app.current, own.id);
    const [work] = candidateData.workExperiences;
    if (!work) throw new Error("the sample works somewhere");
    const says = (company: string) => ({ workExperiences: [{ ...work, company }] });
    await createApplication(app.current, await createCandidate(app.current), jobId, says("Lake Credit"));
    const worker = await createCandidate(app.current);
    const named = { ...candidateData, ...says(own.name.toUpperCase()) };
    await app.current
      .as(worker.token)
      .applications.create({ form: { ...applicationFields(jobId), candidateData: named } });
    const colleague = await createCandidate(app.current);
    await createApplication(app.current, colleague, jobId, says("Lake Credit"));
    await acrossOrganisations(app.current.platform.database, (tx) =>
      insertMembership(tx, own.id, colleague.userId, ["onboarding"]),
    );
    const twin = await createStaff(app.current, own.id, ["experience"]);
    await acrossOrganisations(app.current.platform.database, (tx) =>
      tx.update(users).set({ phone: "+254733000111" }).where(eq(users.id, twin.userId)),
    );
    for (const known of [{ candidateEmail: twin.email }, { phone: "+254733000111" }]) {
      const other = await createCandidate(app.current);
      await createApplication(app.current, other, jobId, { ...says("Lake Credit"), ...known });
      const { candidateEmail: email, phone } = { candidateEmail: undefined, phone: undefined, ...known };
      await inOrganisation(app.current.platform.database, own.id, (scope) =>
        scope.update(candidates, { email, phone }, eq(candidates.userId, other.userId)),
      );
    }
    for (const worksHere of [true, false]) {
      const asked = await createCandidate(app.current);
      const form = { ...applicationFields(jobId), worksHere };
      await app.current.as(asked.token).applications.create({ form });
    }
    const { hr: read } = app.current.as(reader.token);
    const expected = [false, true, true, true, true, true, false];
    expect((await read.candidates.list()).rows.map(({ internal }) => internal)).toEqual(expected);
    // Whom the filter finds, and how many they are said to be.
    for (const internal of ["true", "false"] as const) {
      const found = (await read.candidates.list({ query: { internal } })).rows;
      expect(found.map((row) => row.internal)).toEqual(expected.filter((one) => String(one) === internal));
    }
    expect((await read.candidates.counts()).internal).toBe(5);
    const { rows } = await read.applications.list();
    expect(rows.map(({ internal }) => internal)).toEqual(expected);
    const ids = async (internal: "true" | "false") =>
      (await read.applications.list({ query: { internal } })).rows.map(({ id }) => id);
    expect(await ids("true")).toEqual(rows.filter((row) => row.internal).map(({ id }) => id));
    expect(await ids("false")).toEqual(rows.filter((row) => !row.internal).map(({ id }) => id));
    const answers = rows.map(async ({ id }) => (await read.applications.get({ params: { id } })).worksHere);
    expect(await Promise.all(answers)).toEqual([false, true, null, null, null, null, null]);
    // What somebody said last counts.
    const next = await createJob(app.current, own.id);
    await app.current.as(worker.token).applications.create({ form: applicationFields(next) });
    expect((await read.candidates.counts()).internal).toBe(4);
    const found = (await read.candidates.list({ query: { internal: "true" } })).rows;
    expect(found.map(({ internal }) => internal)).toEqual([true, true, true, true]);
  });

  it("are none where nobody applied", async () => {
    const { hr: api } = app.current.as(empty.token);
    expect(await api.candidates.list()).toEqual({ rows: [], total: 0 });
    expect(await api.candidates.counts()).toMatchObject({ total: 0 });
  });
});
