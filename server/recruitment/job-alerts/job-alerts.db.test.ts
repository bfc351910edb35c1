import { eq, gt } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { dayMillis } from "#server/platform/clock.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import {
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { linkIn, mailsTo } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { jobs } from "../jobs/jobs.table.ts";
import { createAlertKeys } from "./alert-keys.ts";
import { jobAlerts } from "./job-alerts.table.ts";
import { cleanJobAlerts, mailJobAlerts } from "./mailing.service.ts";
import { nextMailing } from "./mailing-times.ts";

const app = startTestApp();
let organisation: { id: string; slug: string; name: string };
let email: string;
let word: string;
/** Mondays at 07:30 in Nairobi, all due. */
const monday = new Date("2036-12-01T04:30:00Z");
const days = (count: number, from = monday) => new Date(from.getTime() + count * dayMillis);

const across = <T>(work: Parameters<typeof acrossOrganisations<T>>[1]) =>
  acrossOrganisations(app.current.platform.database, work);
const keys = () => createAlertKeys(app.current.platform.config);
const run = (at = monday) => mailJobAlerts(app.current.platform, keys(), at);
const visitor = () => app.current.as().jobAlerts;
const search = (more = {}) => ({
  q: word,
  department: "",
  location: "",
  type: "" as const,
  sacco: "",
  ...more,
});

/** A job that was published at a moment, with the word that this test's alerts look for. */
async function publish(at: Date, values: Parameters<typeof createJob>[2] = {}, of = organisation.id) {
  const id = await createJob(app.current, of, {
    title: `${word} officer`,
    deadline: "2037-12-31",
    ...values,
  });
  await across((tx) => tx.update(jobs).set({ postedAt: at }).where(eq(jobs.id, id)));
  return id;
}

const keyIn = async (to = email) =>
  linkIn((await mailsTo(app.current, to))[0])
    .pathname.split("/")
    .at(-1) ?? "";

/** A visitor's alert that its owner confirmed, as if it was begun at a moment. */
async function confirmed(more = {}, begunAt = days(-7)) {
  await visitor().ask({ body: { email, frequency: "daily", ...search(), ...more } });
  const key = await keyIn();
  await visitor().changeState({ params: { key }, body: { state: "active" } });
  const id = keys().read(key) ?? "";
  await across((tx) =>
    tx.update(jobAlerts).set({ mailedUntil: begunAt, nextAt: begunAt }).where(eq(jobAlerts.id, id)),
  );
  return key;
}

const news = async (to = email) =>
  (await mailsTo(app.current, to)).filter(({ message }) =>
    /^\d+ new job|^Kazi \d+ mpya/.test(message?.subject ?? ""),
  );

/** The database is that of other tests, too: no job stays in it that would be the newest for ten years. */
afterEach(async () => {
  const longAgo = new Date("2026-01-01T09:00:00Z");
  await across((tx) =>
    tx
      .update(jobs)
      .set({ postedAt: longAgo })
      .where(gt(jobs.postedAt, days(-365))),
  );
});

beforeEach(async () => {
  organisation = await createOrganisation(app.current);
  word = `Zebra${crypto.randomUUID().slice(0, 8)}`;
  email = `${word.toLowerCase()}@barua.example`;
});

describe("a visitor's job alert", () => {
  it("mails nothing before the owner of the address says yes, and repeats nothing that was typed", async () => {
    await visitor().ask({ body: { email, frequency: "daily", ...search() } });
    const [asked] = await mailsTo(app.current, email);
    expect(JSON.stringify(asked)).not.toContain(word);
    const key = await keyIn();
    expect(await visitor().get({ params: { key } })).toMatchObject({ state: "unconfirmed", q: word });
    await across((tx) =>
      tx
        .update(jobAlerts)
        .set({ mailedUntil: days(-7), nextAt: days(-7) })
        .where(eq(jobAlerts.email, email)),
    );
    await publish(days(-1));
    await run();
    expect(await news()).toEqual([]);
  });

  it("mails the jobs since the last mail once, with two workers at it, and nothing when there is nothing", async () => {
    const key = await confirmed();
    await publish(days(-8), { title: `${word} long there` });
    const id = await publish(days(-1));
    await Promise.all([run(), run(), run()]);
    await run();
    const mails = await news();
    expect(mails).toHaveLength(1);
    const written = JSON.stringify(mails[0]?.message);
    expect(written).toContain(`${id}?source=job_alert`);
    expect(written).not.toContain("long there");
    expect(mails[0]?.message?.unsubscribe).toMatch(new RegExp(`/jobs/alerts/${key}$`));
    await run(days(1));
    expect(await news()).toHaveLength(1);
    await publish(days(1.5));
    await run(days(2));
    expect(await news()).toHaveLength(2);
  });

  it("leaves out closed jobs, other searches and, of one careers page, every other SACCO's", async () => {
    const other = await createOrganisation(app.current);
    await confirmed({ sacco: organisation.slug, department: "Credit" });
    await publish(days(-1), { department: "Credit", title: `${word} fits` });
    await publish(days(-1), { department: "Credit", title: `${word} elsewhere` }, other.id);
    await publish(days(-1), { department: "Finance", title: `${word} counts` });
    const closed = await publish(days(-1), { department: "Credit", title: `${word} gone` });
    await across((tx) => tx.update(jobs).set({ status: "Closed" }).where(eq(jobs.id, closed)));
    await run();
    const written = JSON.stringify((await news())[0]?.message);
    expect(written).toContain("fits");
    for (const left of ["elsewhere", "counts", "gone"]) expect(written).not.toContain(left);
  });

  it("stops by its link without a session, can be had again, and starts with what is new then", async () => {
    const key = await confirmed();
    const params = { key };
    await publish(days(-1));
    expect(await visitor().changeState({ params, body: { state: "stopped" } })).toMatchObject({
      state: "stopped",
    });
    await run();
    expect(await news()).toEqual([]);
    await visitor().changeState({ params, body: { state: "active" } });
    const refusal = visitor().get({ params: { key: `${key.slice(0, -2)}AA` } });
    await expect(refusal).rejects.toMatchObject({ code: "not_found" });
  });

  it("is one alert however often it is asked for; nobody else changes one that goes on", async () => {
    await confirmed();
    await visitor().ask({ body: { email, frequency: "weekly", ...search({ q: word.toUpperCase() }) } });
    const rows = await across((tx) => tx.select().from(jobAlerts).where(eq(jobAlerts.email, email)));
    expect(rows).toMatchObject([{ frequency: "daily" }]);
    expect(rows[0]?.confirmedAt).not.toBeNull();
  });

  it("asks an address at most five times a day", async () => {
    const ask = (q: string) => visitor().ask({ body: { email, frequency: "daily", ...search({ q }) } });
    for (const q of ["a", "b", "c", "d", "e"]) await ask(q);
    await expect(ask("f")).rejects.toMatchObject({ code: "rate_limited" });
    expect(await mailsTo(app.current, email)).toHaveLength(5);
  });

  it("is forgotten when nobody confirms it, or some time after it was stopped", async () => {
    await visitor().ask({ body: { email, frequency: "daily", ...search() } });
    const key = await keyIn();
    await cleanJobAlerts(app.current.platform, days(8, new Date()));
    await expect(visitor().get({ params: { key } })).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a job seeker's alerts", () => {
  let person: TestPerson;
  const mine = () => app.current.as(person.token).jobAlerts.mine;
  beforeEach(async () => {
    person = await createCandidate(app.current, { language: "sw" });
  });

  it("need no second yes, come in the account's language, and can be changed, paused and deleted", async () => {
    const made = await mine().create({ body: { frequency: "weekly", ...search() } });
    expect(made).toMatchObject({ state: "active", frequency: "weekly" });
    await across((tx) =>
      tx
        .update(jobAlerts)
        .set({ mailedUntil: days(-7), nextAt: days(-7) })
        .where(eq(jobAlerts.id, made.id)),
    );
    await publish(days(-1));
    await run();
    expect((await news(person.email))[0]?.message?.subject).toBe("Kazi 1 mpya kwako");
    const params = { id: made.id };
    const { sacco: _, ...body } = search();
    await mine().update({ params, body: { ...body, frequency: "daily", paused: true } });
    await publish(days(1));
    await run(days(9));
    expect(await news(person.email)).toHaveLength(1);
    expect(await mine().list()).toMatchObject([{ state: "paused", frequency: "daily" }]);
    const stranger = await createCandidate(app.current);
    const foreign = app.current.as(stranger.token).jobAlerts.mine.remove({ params });
    await expect(foreign).rejects.toMatchObject({ code: "not_found" });
    await mine().remove({ params });
    expect(await mine().list()).toEqual([]);
  });

  it("are at most ten, and one search is one alert", async () => {
    for (let n = 0; n < 10; n++)
      await mine().create({ body: { frequency: "daily", ...search({ q: `w${n}` }) } });
    await mine().create({ body: { frequency: "weekly", ...search({ q: "W9" }) } });
    expect(await mine().list()).toHaveLength(10);
    const eleventh = mine().create({ body: { frequency: "daily", ...search({ q: "w10" }) } });
    await expect(eleventh).rejects.toMatchObject({ code: "conflict" });
  });

  it("include what they asked for before they had an account", async () => {
    email = person.email;
    await confirmed();
    expect(await mine().list()).toMatchObject([{ q: word, state: "active" }]);
  });

  it("stay unconfirmed while the address is not verified", async () => {
    person = await createCandidate(app.current, { emailVerified: false });
    const made = await mine().create({ body: { frequency: "daily", ...search() } });
    expect(made.state).toBe("unconfirmed");
    expect(await mailsTo(app.current, person.email)).toHaveLength(1);
  });

  it("end with a SACCO's staff account as with any other: the call is for job seekers", async () => {
    const hr = await createStaff(app.current, organisation.id, ["hr"]);
    await expect(app.current.as(hr.token).jobAlerts.mine.list()).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("the time of the next mail", () => {
  it.each([
    ["daily", "2026-11-25T03:59:00Z", "2026-11-25T04:00:00Z"],
    ["daily", "2026-11-25T04:00:00Z", "2026-11-26T04:00:00Z"],
    ["weekly", "2026-11-25T09:00:00Z", "2026-11-30T04:00:00Z"],
    ["weekly", "2026-11-30T04:00:00Z", "2026-12-07T04:00:00Z"],
    ["daily", "2026-11-25T22:30:00Z", "2026-11-26T04:00:00Z"],
  ] as const)("is, %s after %s, %s", (frequency, now, next) => {
    expect(nextMailing(frequency, new Date(now)).toISOString()).toBe(new Date(next).toISOString());
  });
});
