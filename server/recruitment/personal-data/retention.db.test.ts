import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { dayMillis, nairobiDay } from "#server/platform/clock.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { applicationEvents, applications } from "../applications/applications.table.ts";
import { candidates } from "../candidates/candidates.table.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { expiredName } from "./erasure.queries.ts";
import { followRetention } from "./retention.service.ts";

const app = startTestApp();
const ago = (days: number) => new Date(Date.now() - days * dayMillis);
const ahead = (days: number) => new Date(Date.now() + days * dayMillis);
const across = <T>(work: Parameters<typeof acrossOrganisations<T>>[1]) =>
  acrossOrganisations(app.current.platform.database, work);
const follow = (now = new Date()) => followRetention(app.current.platform, now);

let organisation: { id: string; name: string };
let hr: TestPerson;
let person: TestPerson;
const desk = () => app.current.as(hr.token).retention;
const mine = () => app.current.as(person.token).retention.mine;

/** An application to a job that closed some days ago, of which nothing was heard since. */
async function resting(who: TestPerson, days: number, of = organisation.id) {
  const jobId = await createJob(app.current, of);
  const id = await createApplication(app.current, who, jobId);
  const at = ago(days + 1);
  await across(async (tx) => {
    await tx
      .update(jobs)
      .set({ deadline: nairobiDay(ago(days)) })
      .where(eq(jobs.id, jobId));
    await tx.update(applications).set({ appliedAt: at }).where(eq(applications.id, id));
    await tx.update(applicationEvents).set({ at }).where(eq(applicationEvents.applicationId, id));
  });
  return id;
}

const rowOf = async (id: string) => {
  const [row] = await across((tx) => tx.select().from(applications).where(eq(applications.id, id)));
  return row;
};
const words = async ({ email }: TestPerson) =>
  (await mailsTo(app.current, email)).filter(({ message }) => message?.subject.includes("will soon erase"));

beforeEach(async () => {
  organisation = await createOrganisation(app.current);
  hr = await createStaff(app.current, organisation.id, ["hr"]);
  person = await createCandidate(app.current);
});

describe("applications past their time", () => {
  it("stay until the organisation begins; a trial says what it would mean, also for other months", async () => {
    const id = await resting(person, 400);
    await resting(await createCandidate(app.current), 250);
    await resting(await createCandidate(app.current), 350);
    expect(await desk().get({ query: {} })).toEqual({
      months: 12,
      startedAt: null,
      due: 1,
      dueSoon: 1,
      kept: 3,
      pooled: 0,
    });
    expect(await desk().get({ query: { months: 6 } })).toMatchObject({ months: 6, due: 3 });
    await follow();
    await follow(ahead(30));
    expect((await rowOf(id))?.candidateName).not.toBe(expiredName);
    expect(await words(person)).toEqual([]);
  });

  it("are counted from the day on which the position was closed, if that came before its deadline", async () => {
    const id = await resting(person, 400);
    const set = (values: Partial<typeof jobs.$inferInsert>) =>
      across(async (tx) => {
        const [row] = await tx.select().from(applications).where(eq(applications.id, id));
        await tx
          .update(jobs)
          .set(values)
          .where(eq(jobs.id, row?.jobId ?? ""));
      });
    await set({ deadline: nairobiDay(ago(300)), status: "Closed", closedAt: ago(400) });
    expect(await desk().get({ query: {} })).toMatchObject({ due: 1 });
    // Closed after it, the deadline ended it.
    await set({ deadline: nairobiDay(ago(400)), closedAt: ago(300) });
    expect(await desk().get({ query: {} })).toMatchObject({ due: 1 });
    await set({ deadline: nairobiDay(ago(300)), closedAt: ago(300) });
    expect(await desk().get({ query: {} })).toMatchObject({ due: 0 });
  });

  it("are told once, with several workers at it, and erased after the days of the notice", async () => {
    const other = await createOrganisation(app.current);
    const elsewhere = await resting(person, 400, other.id);
    const [first, second] = [await resting(person, 400), await resting(person, 380)];
    await desk().start();
    await Promise.all([follow(), follow(), follow()]);
    expect(await words(person)).toHaveLength(1);
    expect(JSON.stringify(await words(person))).toContain("2 applications");
    await follow(ahead(13));
    expect((await rowOf(first))?.candidateName).not.toBe(expiredName);
    const before = await rowOf(first);
    await Promise.all([follow(ahead(15)), follow(ahead(15))]);
    for (const id of [first, second]) {
      expect(await rowOf(id)).toMatchObject({
        candidateName: expiredName,
        candidateEmail: "",
        phone: "",
        coverLetter: "",
        skills: [],
        status: before?.status,
        matchScore: expect.any(Number),
      });
    }
    expect((await rowOf(elsewhere))?.candidateName).not.toBe(expiredName);
    expect(await desk().get({ query: {} })).toMatchObject({ due: 0, kept: 0 });
    // The account and what it has elsewhere are the person's own.
    expect(await mine().list()).toMatchObject([{ organization: other.name, applications: 1 }]);
  });

  it("stay when the person was hired, the position is open, or something happened lately", async () => {
    const hired = await resting(person, 400);
    await across((tx) =>
      tx.update(applications).set({ status: "accepted", stage: 6 }).where(eq(applications.id, hired)),
    );
    await createApplication(
      app.current,
      await createCandidate(app.current),
      await createJob(app.current, organisation.id),
    );
    const moved = await resting(await createCandidate(app.current), 400);
    await across((tx) =>
      tx
        .update(applicationEvents)
        .set({ at: ago(20) })
        .where(eq(applicationEvents.applicationId, moved)),
    );
    expect(await desk().get({ query: {} })).toMatchObject({ due: 0, kept: 2 });
  });

  it("stay for as long as the person agrees to be in the talent pool", async () => {
    const id = await resting(person, 400);
    await desk().start();
    await follow();
    const [kept] = await mine().list();
    expect(kept).toMatchObject({ organization: organisation.name, months: 12, poolUntil: null });
    const params = { id: kept?.id ?? "" };
    const stranger = await createCandidate(app.current);
    await expect(
      app.current.as(stranger.token).retention.mine.change({ params, body: { stays: true } }),
    ).rejects.toMatchObject({ code: "not_found" });
    expect((await mine().change({ params, body: { stays: true } })).poolUntil).not.toBeNull();
    await follow(ahead(15));
    expect((await rowOf(id))?.candidateName).not.toBe(expiredName);
    expect(await desk().get({ query: {} })).toMatchObject({ due: 0, pooled: 1 });
    await mine().change({ params, body: { stays: false } });
    await follow(ahead(15));
    expect((await rowOf(id))?.candidateName).toBe(expiredName);
  });

  it("are kept for lawful months only, and every change is in the trail", async () => {
    for (const months of [5, 37])
      await expect(desk().save({ body: { months } })).rejects.toMatchObject({ code: "validation" });
    await desk().save({ body: { months: 24 } });
    const jobId = await createJob(app.current, organisation.id);
    expect((await app.current.as().jobs.get({ params: { id: jobId } })).keptMonths).toBe(24);
    const owner = await createStaff(app.current, organisation.id, ["owner"]);
    const trail = await app.current.as(owner.token).workspace.audit.list({ query: {} });
    expect(JSON.stringify(trail.rows)).toContain("retention.changed");
  });
});

describe("a candidate who is merged with another", () => {
  it("is separated when their time is over, so that neither keeps what was the other's", async () => {
    const other = await createCandidate(app.current);
    await resting(other, 400);
    await createApplication(app.current, person, await createJob(app.current, organisation.id));
    const candidateOf = async ({ userId }: TestPerson) => {
      const rows = await across((tx) =>
        tx
          .select()
          .from(candidates)
          .where(and(eq(candidates.userId, userId), eq(candidates.organisationId, organisation.id))),
      );
      if (!rows[0]) throw new Error("has applied");
      return rows[0];
    };
    const [kept, absorbed] = [await candidateOf(person), await candidateOf(other)];
    await across((tx) =>
      tx.update(candidates).set({ phone: "+254799888777" }).where(eq(candidates.id, absorbed.id)),
    );
    const { duplicates } = app.current.as(hr.token);
    await duplicates.merge({ params: { id: kept.id }, body: { otherId: absorbed.id, phone: "second" } });
    expect((await candidateOf(person)).phone).toBe("+254799888777");
    await desk().start();
    await follow();
    await follow(ahead(15));
    expect(await candidateOf(other)).toMatchObject({ name: expiredName, phone: "" });
    expect(await candidateOf(person)).toMatchObject({ name: kept.name, phone: kept.phone });
    expect((await duplicates.merges({})).total).toBe(0);
  });
});
