import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { trialEndDays, type trialEndList } from "#contract/accounts/trial-ends.ts";
import { dayMillis, nairobiDate, nairobiDayAfter } from "#server/platform/clock.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { createJob, createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { linkIn, mailsTo } from "#server/testing/mailbox.ts";
import { createProviderOwner, findProvider, providerId } from "#server/testing/site.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { insertOrganisation } from "./accounts.queries.ts";
import { organisations } from "./accounts.table.ts";
import { lastMomentOf } from "./trial-ends.policy.ts";

const app = startTestApp();
let provider: TestPerson;
beforeAll(async () => {
  provider = await createProviderOwner(app.current);
});

const workspace = (person = provider) => app.current.as(person.token).workspace;
const ends = (person = provider) => workspace(person).trialEnds;
const inDays = (days: number) => nairobiDayAfter(new Date(), days);
const endOf = (days: number) => lastMomentOf(inDays(days));
const across = <T>(work: Parameters<typeof acrossOrganisations<T>>[1]) =>
  acrossOrganisations(app.current.platform.database, work);

/** A SACCO with an owner. */
async function createSacco(trialEndsAt: Date | null) {
  const sacco = await createOrganisation(app.current, trialEndsAt);
  return { ...sacco, trialEndsAt, owner: await createStaff(app.current, sacco.id, ["owner"]) };
}

const set = (
  { id, trialEndsAt }: { id: string; trialEndsAt: Date | null },
  lastDay: string | null,
  person = provider,
) =>
  ends(person).set({
    params: { id },
    body: { lastDay, expectedTrialEndsAt: trialEndsAt?.toISOString() ?? null },
  });

type Query = z.input<typeof trialEndList.query>;

const found = async (query: Query) => (await ends().list({ query })).rows;
const foundIds = async (query: Query) => (await found(query)).map(({ id }) => id);

describe("the list of SACCOs", () => {
  it("shows when each began and ends and how many work there, and nothing else of it", async () => {
    const sacco = await createSacco(endOf(3));
    await createStaff(app.current, sacco.id, ["hr"]);
    expect(await found({ q: sacco.name })).toEqual([
      {
        id: sacco.id,
        name: sacco.name,
        createdAt: expect.any(String),
        trialEndsAt: endOf(3).toISOString(),
        trial: "on_trial",
        people: 2,
      },
    ]);
  });

  it("is sorted by the end and then the name, filters, and has pages", async () => {
    const word = "Sorted Savings";
    const insert = (name: string, trialEndsAt: Date | null) =>
      across((tx) =>
        insertOrganisation(tx, { slug: crypto.randomUUID(), name: `${word} ${name}`, trialEndsAt }),
      );
    const paying = await insert("A", null);
    const second = await insert("C", endOf(5));
    const first = await insert("B", endOf(5));
    const over = await insert("D", endOf(-1));
    const ids = (query: Query) => foundIds({ q: word.toLowerCase(), ...query });
    expect(await ids({})).toEqual([over, first, second, paying]);
    expect(await ids({ sort: "name" })).toEqual([paying, first, second, over]);
    expect(await ids({ sort: "-createdAt" })).toEqual([over, first, second, paying]);
    expect(await ids({ trial: "on_trial" })).toEqual([first, second]);
    expect(await ids({ trial: "over" })).toEqual([over]);
    expect(await ids({ trial: "no_end" })).toEqual([paying]);
    expect(await ids({ pageSize: 1, page: 2 })).toEqual([first]);
  });

  it("leaves out the provider's own organisation and the one that visitors look into", async () => {
    const own = await findProvider(app.current);
    const slug = crypto.randomUUID();
    const showcase = await across((tx) =>
      insertOrganisation(tx, { slug, name: `Shown ${slug}`, trialEndsAt: null, isShowcase: true }),
    );
    const seen = await across((tx) =>
      insertOrganisation(tx, { slug: crypto.randomUUID(), name: `Seen ${slug}`, trialEndsAt: null }),
    );
    expect(await foundIds({ q: slug })).toEqual([seen]);
    expect(await foundIds({ q: own.name, pageSize: 200 })).not.toContain(own.id);
    for (const id of [own.id, showcase]) {
      await expect(set({ id, trialEndsAt: null }, inDays(3))).rejects.toMatchObject({ code: "not_found" });
    }
    await across((tx) =>
      tx.update(organisations).set({ isShowcase: false }).where(eq(organisations.id, showcase)),
    );
  });

  it("is the provider's owners': another owner finds none, other roles are refused", async () => {
    const sacco = await createSacco(endOf(3));
    expect(await ends(sacco.owner).list()).toEqual({ rows: [], total: 0 });
    await expect(set(sacco, null, sacco.owner)).rejects.toMatchObject({ code: "not_found" });
    for (const role of ["hr", "onboarding", "experience"] as const) {
      const staff = await createStaff(app.current, await providerId(app.current), [role]);
      await expect(ends(staff).list()).rejects.toMatchObject({ code: "forbidden" });
      await expect(set(sacco, null, staff)).rejects.toMatchObject({ code: "forbidden" });
    }
  });
});

describe("the end of a trial", () => {
  it("that is set later opens a read-only workspace at once, with its jobs, and its owners get a mail", async () => {
    const sacco = await createSacco(new Date(Date.now() - dayMillis));
    const hr = await createStaff(app.current, sacco.id, ["hr"]);
    const jobId = await createJob(app.current, sacco.id);
    const rename = () => workspace(sacco.owner).update({ body: { name: sacco.name } });
    await expect(rename()).rejects.toMatchObject({ code: "trial_ended" });
    expect(await app.current.as().jobs.get({ params: { id: jobId } })).toMatchObject({ paused: true });

    expect(await set(sacco, inDays(10))).toMatchObject({
      id: sacco.id,
      trialEndsAt: endOf(10).toISOString(),
      trial: "on_trial",
    });
    const renamed = await rename();
    expect(renamed.workspace).toMatchObject({
      trialEndsAt: endOf(10).toISOString(),
      abilities: { change: true },
    });
    await expect
      .poll(() => app.current.as().jobs.get({ params: { id: jobId } }))
      .toMatchObject({ paused: false });
    const [mail, ...more] = await mailsTo(app.current, sacco.owner.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Your trial now ends on ${nairobiDate(endOf(10))}`);
    expect(linkIn(mail).pathname).toBe("/dashboard");
    expect(await mailsTo(app.current, hr.email)).toEqual([]);
  });

  it("is none once the SACCO has subscribed", async () => {
    const sacco = await createSacco(endOf(2));
    expect(await set(sacco, null)).toMatchObject({ trialEndsAt: null, trial: "no_end" });
    const [mail] = await mailsTo(app.current, sacco.owner.email);
    expect(mail?.subject).toBe("Your workspace no longer ends");
    expect((await app.current.as(sacco.owner.token).auth.me()).workspace?.trialEndsAt).toBeNull();
  });

  it("stands in the audit trail of the provider and of the SACCO", async () => {
    const sacco = await createSacco(endOf(2));
    await set(sacco, inDays(4));
    const entry = { action: "organisation.trial_end_set", actor: { email: provider.email } };
    const detail = { from: inDays(2), to: inDays(4) };
    const [own] = (await workspace().audit.list({ query: { kind: "team" } })).rows;
    expect(own).toMatchObject({ ...entry, ip: expect.any(String), detail: { sacco: sacco.name, ...detail } });
    const [theirs] = (await workspace(sacco.owner).audit.list({ query: { kind: "team" } })).rows;
    expect(theirs).toMatchObject({ ...entry, ip: null, detail });
  });

  it("that somebody else has changed meanwhile is not overwritten", async () => {
    const sacco = await createSacco(endOf(2));
    const colleague = await createProviderOwner(app.current);
    await set(sacco, inDays(20), colleague);
    await expect(set(sacco, inDays(4))).rejects.toMatchObject({ code: "stale" });
    const both = await Promise.allSettled(
      [3, 4].map((days) => set({ ...sacco, trialEndsAt: endOf(20) }, inDays(days))),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await mailsTo(app.current, sacco.owner.email)).toHaveLength(2);
  });

  it("that stays as it is tells nobody", async () => {
    const sacco = await createSacco(endOf(2));
    expect(await set(sacco, inDays(2))).toMatchObject({ trial: "on_trial" });
    expect(await mailsTo(app.current, sacco.owner.email)).toEqual([]);
    expect((await workspace(sacco.owner).audit.list({ query: { kind: "team" } })).rows).toEqual([]);
  });

  it("lies between today and a year ahead", async () => {
    const sacco = await createSacco(endOf(2));
    const { first, last } = trialEndDays(new Date());
    const dayAfter = nairobiDayAfter(new Date(`${last}T12:00:00+03:00`), 1);
    for (const day of [inDays(-1), dayAfter]) {
      await expect(set(sacco, day)).rejects.toMatchObject({
        code: "validation",
        fields: { lastDay: "Please choose a day from today on, at most a year ahead." },
      });
    }
    expect(await set(sacco, first)).toMatchObject({ trial: "on_trial" });
    const today = { ...sacco, trialEndsAt: lastMomentOf(first) };
    expect(await set(today, last)).toMatchObject({ trialEndsAt: lastMomentOf(last).toISOString() });
  });
});
