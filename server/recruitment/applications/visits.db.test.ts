import { beforeAll, describe, expect, it } from "vitest";
import { dayMillis } from "#server/platform/clock.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { applicationLooks, applicationVisits } from "./visits.table.ts";

const app = startTestApp();
let organisationId: string;
let hr: TestPerson;
let colleague: TestPerson;
let candidate: TestPerson;
let old: string;
let recent: string;

const as = (person: TestPerson) => app.current.as(person.token);
const visit = (person = hr) => as(person).triage.visit();
const listed = async (query: object, person = hr) =>
  (await as(person).hr.applications.list({ query })).rows.map(({ id, news }) => ({ id, news }));
const daysAgo = (days: number) => new Date(Date.now() - days * dayMillis);

/** Puts a person's last visit that many days back. */
const lastHere = (days: number) =>
  inOrganisation(app.current.platform.database, organisationId, (scope) =>
    scope.update(applicationVisits, { lastAt: daysAgo(days) }),
  );

beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  hr = await createStaff(app.current, organisationId, ["hr"]);
  colleague = await createStaff(app.current, organisationId, ["hr"]);
  candidate = await createCandidate(app.current);
  const jobId = await createJob(app.current, organisationId);
  old = await createApplication(app.current, candidate, jobId, { appliedAt: daysAgo(9) });
  const other = await createCandidate(app.current);
  recent = await createApplication(app.current, other, jobId, { appliedAt: daysAgo(1) });
});

describe("what is new to a person", () => {
  it("is nothing on the first visit", async () => {
    expect(await visit()).toEqual({ since: null, fresh: 0 });
    expect(await listed({ fresh: "true" })).toEqual([]);
    expect(await listed({ fresh: "false" })).toHaveLength(2);
  });

  it("is what came since the visit before, and stays so during this one", async () => {
    await lastHere(3);
    // A page lists them before it notes that somebody has come.
    expect(await listed({ fresh: "true" })).toEqual([{ id: recent, news: "application" }]);
    expect(await visit()).toMatchObject({ since: expect.any(String), fresh: 1 });
    expect(await visit()).toMatchObject({ fresh: 1 });
    expect(await listed({ fresh: "true" })).toEqual([{ id: recent, news: "application" }]);
    expect(await listed({})).toContainEqual({ id: old, news: null });
    expect(await listed({ fresh: "false" })).toEqual([{ id: old, news: null }]);
  });

  it("is also what the candidate did about an older one", async () => {
    await as(candidate).applications.reply({ params: { id: old }, body: { body: "I am free on Monday." } });
    expect(await listed({ fresh: "true" })).toContainEqual({ id: old, news: "activity" });
  });

  it("is new no more once it was opened, to that person alone", async () => {
    await visit(colleague);
    await lastHere(3);
    await visit();
    await visit(colleague);
    await as(hr).triage.look({ params: { id: old } });
    expect(await listed({ fresh: "true" })).toEqual([{ id: recent, news: "application" }]);
    expect((await as(hr).hr.applications.get({ params: { id: old } })).news).toBeNull();
    expect(await listed({ fresh: "true" }, colleague)).toHaveLength(2);
    await as(candidate).applications.reply({ params: { id: old }, body: { body: "Or on Tuesday." } });
    expect(await listed({ fresh: "true" })).toHaveLength(2);
  });

  it("costs a row for a person and for an application that was opened, and none for one that was listed", async () => {
    const rows = await inOrganisation(app.current.platform.database, organisationId, async (scope) => [
      await scope.select({ at: applicationVisits.lastAt }, applicationVisits),
      await scope.select({ at: applicationLooks.at }, applicationLooks),
    ]);
    expect(rows.map((all) => all.length)).toEqual([2, 1]);
  });

  it("is not another organisation's to look at", async () => {
    const theirs = await createStaff(app.current, (await createOrganisation(app.current)).id, ["hr"]);
    const look = as(theirs).triage.look({ params: { id: old } });
    await expect(look).rejects.toMatchObject({ code: "not_found" });
  });
});
