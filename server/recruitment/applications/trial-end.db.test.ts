import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { organisations, users } from "#server/accounts/accounts.table.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import {
  applicationFields,
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { announceTrialEnds } from "./trial-end.service.ts";

const app = startTestApp();
const visitor = () => app.current.as();
let organisation: Awaited<ReturnType<typeof createOrganisation>>;
let jobId: string;
/** Nobody else's title. */
let title: string;
let last = 0;

beforeEach(async () => {
  title = `Kasuku Keeper ${"abcdefghijklmnop"[last++]}`;
  organisation = await createOrganisation(app.current);
  jobId = await createJob(app.current, organisation.id, { title });
});

const setTrialEnd = (trialEndsAt: Date | null) =>
  acrossOrganisations(app.current.platform.database, (tx) =>
    tx.update(organisations).set({ trialEndsAt }).where(eq(organisations.id, organisation.id)),
  );
const endTrial = (daysAgo = 1) => setTrialEnd(new Date(Date.now() - daysAgo * dayMillis));
const announce = () => announceTrialEnds(app.current.platform);

const saveDraft = (who: TestPerson) =>
  app.current.as(who.token).candidate.drafts.save({
    params: { id: jobId },
    body: { values: { fullName: "Achieng Otieno" }, step: 1, resumeId: null, version: 0 },
  });

/** Everywhere that the public finds open jobs. */
async function found() {
  const { slug: sacco } = organisation;
  const its = (jobs: { id: string }[]) => jobs.filter(({ id }) => id === jobId).length;
  const elsewhere = await createJob(app.current, (await createOrganisation(app.current)).id, { title });
  const candidate = app.current.as((await createCandidate(app.current)).token);
  return {
    board: (await visitor().jobs.list({ query: { sacco } })).total,
    search: (await visitor().jobs.list({ query: { sacco, q: title } })).total,
    misspelt: (await visitor().jobs.list({ query: { sacco, q: title.replace("Kasuku", "Kasuk") } })).total,
    facets: (await visitor().jobs.facets({ query: { sacco } })).total,
    addresses: (await visitor().jobs.addresses()).rows.filter(({ slug }) => slug.endsWith(jobId)).length,
    saccos: (await visitor().saccos.list()).filter(({ slug }) => slug === sacco).length,
    careers: (await visitor().saccos.get({ params: { slug: sacco } })).openJobs,
    similar: its(await visitor().jobs.similar({ params: { id: elsewhere } })),
    recommended: its((await candidate.candidate.recommendations()).jobs.map(({ job }) => job)),
  };
}

describe("jobs of an organisation whose trial has ended", () => {
  it("leave the board, and come back by themselves", async () => {
    const before = await found();
    expect(before).toMatchObject({ board: 1, search: 1, facets: 1, addresses: 1, saccos: 1, careers: 1 });
    await endTrial();
    // The board's answers stay in memory for some seconds.
    await expect.poll(async () => (await found()).board, { timeout: 60_000 }).toBe(0);
    expect(await found()).toMatchObject({
      board: 0,
      search: 0,
      misspelt: 0,
      facets: 0,
      addresses: 0,
      saccos: 0,
      careers: 0,
      similar: 0,
    });
    await setTrialEnd(null);
    await expect
      .poll(found, { timeout: 60_000 })
      .toMatchObject({ board: 1, search: 1, facets: 1, careers: 1 });
  });

  it("say on their pages that applications are not taken now", async () => {
    await endTrial();
    const params = { slug: organisation.slug };
    expect(await visitor().jobs.get({ params: { id: jobId } })).toMatchObject({
      paused: true,
      status: "Active",
    });
    expect(await visitor().saccos.get({ params })).toMatchObject({ paused: true, openJobs: 0 });
  });

  it("take no application, and say why", async () => {
    const candidate = await createCandidate(app.current);
    await endTrial();
    const mine = app.current.as(candidate.token).applications;
    await expect(mine.create({ form: applicationFields(jobId) })).rejects.toMatchObject({
      code: "job_closed",
      status: 409,
      message: `${organisation.name} takes no applications now.`,
    });
    expect((await mine.mine()).total).toBe(0);
    expect(await mailsTo(app.current, candidate.email)).toEqual([]);
  });

  it("are read-only for their HR, with the reason", async () => {
    const hr = app.current.as((await createStaff(app.current, organisation.id, ["hr"])).token);
    await endTrial();
    expect((await hr.hr.jobs.list()).rows).toMatchObject([{ status: "Active", open: false, paused: true }]);
  });
});

describe("whoever is under way", () => {
  it("finds the word on drafts and applications, and keeps both", async () => {
    const [drafter, applicant] = [await createCandidate(app.current), await createCandidate(app.current)];
    await saveDraft(drafter);
    const id = await createApplication(app.current, applicant, jobId);
    const mine = () => app.current.as(applicant.token).applications.get({ params: { id } });
    expect(await mine()).toMatchObject({ paused: false });
    await endTrial();
    expect(await app.current.as(drafter.token).candidate.drafts.list()).toMatchObject([
      { jobId, open: false, paused: true },
    ]);
    expect(await mine()).toMatchObject({ paused: true, status: "submitted" });
    await setTrialEnd(null);
    expect(await mine()).toMatchObject({ paused: false });
  });

  it("is announced by one mail, once for each end of a trial", async () => {
    const [drafter, applicant] = [await createCandidate(app.current), await createCandidate(app.current)];
    await saveDraft(drafter);
    await createApplication(app.current, applicant, jobId);
    const second = await createJob(app.current, organisation.id, { title: "Teller" });
    await createApplication(app.current, applicant, second);
    const decided = await createCandidate(app.current);
    await createApplication(app.current, decided, jobId, { status: "rejected" });
    const told = async (who: TestPerson) =>
      (await mailsTo(app.current, who.email)).filter(({ subject }) =>
        subject.endsWith("takes no applications now"),
      );

    await announce();
    expect(await told(applicant), "the trial runs").toEqual([]);
    await endTrial(2);
    await Promise.all([announce(), announce()]);
    await announce();
    for (const who of [drafter, applicant]) expect(await told(who)).toHaveLength(1);
    const text = JSON.stringify((await told(applicant))[0]?.message?.blocks);
    expect(text).toContain(title);
    expect(text).toContain("Teller");
    expect(await told(decided)).toEqual([]);

    await setTrialEnd(new Date(Date.now() + dayMillis));
    await announce();
    expect(await told(applicant)).toHaveLength(1);
    await endTrial(1);
    await announce();
    expect(await told(applicant)).toHaveLength(2);
  });

  it("gets a notice alone at an address that is not verified", async () => {
    const drafter = await createCandidate(app.current);
    await saveDraft(drafter);
    await acrossOrganisations(app.current.platform.database, (tx) =>
      tx.update(users).set({ emailVerified: false }).where(eq(users.id, drafter.userId)),
    );
    await endTrial();
    await announce();
    const [mail] = await mailsTo(app.current, drafter.email);
    expect(mail?.subject).toBe("There is news for you on Ushirika");
    expect(JSON.stringify(mail?.message)).not.toContain(title);
  });
});
