import { readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
} from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
const jobs = () => app.current.as().jobs;

const kiswahili = {
  title: "Karani wa Tawi",
  description:
    "Unawahudumia wanachama dirishani, unapokea amana na kulipa mikopo iliyoidhinishwa. Kila jioni unasawazisha pesa na kuandaa taarifa ya siku.",
};
const english = {
  title: "Branch Clerk",
  description: "You serve the members at the counter and balance the cash every evening.",
};

let organisation: { id: string; slug: string };
beforeAll(async () => {
  organisation = await createOrganisation(app.current);
});

describe("the language of an advert", () => {
  it("is the one that its texts are in", async () => {
    for (const [advert, language] of [
      [kiswahili, "sw"],
      [english, "en"],
    ] as const) {
      const id = await createJob(app.current, organisation.id, advert);
      expect(await jobs().get({ params: { id } })).toMatchObject({ language });
    }
  });

  it("is the one that was given, whatever the texts are in", async () => {
    const id = await createJob(app.current, organisation.id, { ...kiswahili, language: "en" });
    expect(await jobs().get({ params: { id } })).toMatchObject({ language: "en" });
  });

  it("goes with its title to the lists of who applied or began to", async () => {
    const [sent, begun] = [
      await createJob(app.current, organisation.id, kiswahili),
      await createJob(app.current, organisation.id, kiswahili),
    ];
    const candidate = await createCandidate(app.current);
    await createApplication(app.current, candidate, sent);
    const { applications, candidate: own } = app.current.as(candidate.token);
    const body = { values: { fullName: "Achieng" }, step: 2, resumeId: null, version: 0 };
    await own.drafts.save({ params: { id: begun }, body });
    const title = { jobTitle: kiswahili.title, language: "sw" };
    expect((await applications.mine()).rows).toMatchObject([title]);
    expect(await own.drafts.list()).toMatchObject([title]);
  });

  it("is found by the migration for adverts from before", async () => {
    const ids = [
      await createJob(app.current, organisation.id, { ...kiswahili, language: "en" }),
      await createJob(app.current, organisation.id, { ...english, language: "en" }),
    ];
    const migration = path.join(
      import.meta.dirname,
      "../../platform/database/migrations/0029_job_language.sql",
    );
    const statements = readFileSync(migration, "utf8").split("--> statement-breakpoint");
    const fill = statements.find((statement) => statement.includes('UPDATE "job"')) ?? "";
    await acrossOrganisations(app.current.platform.database, (tx) => tx.execute(sql.raw(fill)));
    const found = await Promise.all(ids.map((id) => jobs().get({ params: { id } })));
    expect(found.map(({ language }) => language)).toEqual(["sw", "en"]);
  });
});

describe("the search of the board", () => {
  it.each([
    "mikopo",
    "MIKOPO",
    "sawazisha",
    "karani wa tawi",
    "tawi karani",
    "pesa jioni mikopo",
    '"wa tawi"',
    "karan tawi",
  ])("finds an advert in Kiswahili by %s", async (q) => {
    const { id, slug } = await createOrganisation(app.current);
    await createJob(app.current, id, english);
    await createJob(app.current, id, kiswahili);
    const { rows } = await jobs().list({ query: { sacco: slug, q } });
    expect(rows.map(({ title }) => title)).toEqual([kiswahili.title]);
  });

  it.each([
    ["mkopo", "Afisa Mikopo"],
    ["makarani", "Karani wa Tawi"],
    ["mhasibu", "Wahasibu wawili"],
  ])("offers for %s what is nearly named so: %s", async (q, title) => {
    const { id, slug } = await createOrganisation(app.current);
    await createJob(app.current, id, english);
    await createJob(app.current, id, { ...kiswahili, title });
    const { rows } = await jobs().list({ query: { sacco: slug, q } });
    expect(rows.map((row) => [row.title, row.similar])).toEqual([[title, true]]);
  });
});
