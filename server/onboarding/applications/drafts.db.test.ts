import { sql } from "drizzle-orm";
import { v4 } from "uuid";
import { beforeAll, describe, expect, it } from "vitest";
import { defaultOnboardingSettings } from "#contract/onboarding/settings.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { rowsOf } from "#server/platform/database/database.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { linkIn, mailsTo, smsTo } from "#server/testing/mailbox.ts";
import { addDocument, applicantValues, beginApplication, keepLiveness } from "#server/testing/membership.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { hasChecks } from "../checks/checks.queries.ts";
import { deleteAbandoned } from "./abandoned.service.ts";
import { createApplicationKeys } from "./application-keys.ts";

const app = startTestApp();

let sacco: Awaited<ReturnType<typeof createOrganisation>>;
beforeAll(async () => {
  sacco = await createOrganisation(app.current);
});

const applicant = () => app.current.as().membership;

describe("a SACCO that people want to join", () => {
  it("is listed once it has decided to take applications, and no longer than it does", async () => {
    const owner = app.current.as((await createStaff(app.current, sacco.id, ["owner"])).token);
    const listed = async () => (await applicant().openSaccos()).map(({ slug }) => slug);
    expect(await listed()).not.toContain(sacco.slug);
    const settings = await owner.onboardingSettings.get();
    await owner.onboardingSettings.save({ body: settings });
    expect(await listed()).toContain(sacco.slug);
    await owner.onboardingSettings.save({ body: { ...settings, open: false } });
    expect(await listed()).not.toContain(sacco.slug);
    await owner.onboardingSettings.save({ body: settings });
  });

  it("says what an applicant has to know, and nothing of how it decides", async () => {
    const joining = await applicant().joining({ params: { slug: sacco.slug } });
    expect(joining).toMatchObject({
      slug: sacco.slug,
      organization: sacco.name,
      open: true,
      minimumMonthlyDeposit: 1000,
    });
    expect(joining).not.toHaveProperty("fourEyes");
    await expect(applicant().joining({ params: { slug: "nobody" } })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("is closed by its owner, and at the end of its trial", async () => {
    const ended = await createOrganisation(app.current, new Date(Date.now() - 1000));
    const closed = await createOrganisation(app.current);
    const owner = await createStaff(app.current, closed.id, ["owner"]);
    const body = { ...defaultOnboardingSettings, open: false };
    await app.current.as(owner.token).onboardingSettings.save({ body });
    for (const { slug } of [ended, closed]) {
      expect((await applicant().joining({ params: { slug } })).open).toBe(false);
      await expect(beginApplication(app.current, slug)).rejects.toMatchObject({ code: "conflict" });
    }
  });
});

describe("an application that is begun", () => {
  it("is one, however often its first save comes, and its key is not in the database", async () => {
    const body = {
      slug: sacco.slug,
      clientId: v4(),
      language: "sw" as const,
      step: 1,
      values: { fullName: "Wanjiku" },
    };
    const [first, twin] = await Promise.all([applicant().start({ body }), applicant().start({ body })]);
    const again = await applicant().start({ body: { ...body, values: {} } });
    expect(twin).toEqual(first);
    expect(again).toEqual(first);
    expect(first).toMatchObject({ status: "draft", version: 1, documents: [], parts: [], submittedAt: null });
    const rows = await rowsOf<{ row: string }>(
      app.current.platform.database.db,
      sql`select a::text as row from membership_application a where id = ${first.id}`,
    );
    expect(JSON.stringify(rows)).not.toContain(first.key);
  });

  it("is kept by whoever has its key, and a save that is out of date is refused", async () => {
    const { key } = await beginApplication(app.current, sacco.slug);
    const params = { key };
    const values = { fullName: "Wanjiku wa Kamau" };
    const saved = await applicant().save({ params, body: { values, step: 2, language: "sw", version: 1 } });
    expect(saved).toMatchObject({ values, step: 2, language: "sw", version: 2 });
    expect(await applicant().get({ params })).toEqual(saved);
    await expect(
      applicant().save({ params, body: { values: {}, step: 1, language: "en", version: 1 } }),
    ).rejects.toMatchObject({ code: "stale" });
    // Not the last character: it holds fewer bits than the others, and another one can say the same.
    const other = `${key.startsWith("A") ? "B" : "A"}${key.slice(1)}`;
    await expect(applicant().get({ params: { key: other } })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("is opened by the link that a mail brings", async () => {
    const values = applicantValues();
    const { key } = await beginApplication(app.current, sacco.slug, values);
    const params = { key };
    expect(await applicant().sendLink({ params })).toEqual({ by: "mail", to: "a***@test.example" });
    const [mail] = await mailsTo(app.current, values.email ?? "");
    expect(linkIn(mail).pathname).toBe(`/join/${sacco.slug}/${key}`);
    expect(mail?.secretUntil).toBeInstanceOf(Date);
    for (let count = 1; count < 5; count += 1) await applicant().sendLink({ params });
    await expect(applicant().sendLink({ params })).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("is opened by the link of an SMS where there is no address", async () => {
    const values = applicantValues({ email: "" });
    const { key } = await beginApplication(app.current, sacco.slug, values);
    expect(await applicant().sendLink({ params: { key } })).toMatchObject({ by: "sms" });
    const [sms] = await smsTo(app.current, `+254${values.primaryMobileNumber?.slice(1)}`);
    expect(sms?.text).toContain(`/join/${sacco.slug}/${key}`);
    expect(sms?.text?.length).toBeLessThanOrEqual(160);
    const nowhere = await beginApplication(app.current, sacco.slug, { fullName: "Wanjiku" });
    await expect(applicant().sendLink({ params: { key: nowhere.key } })).rejects.toMatchObject({
      fields: { email: "Please enter an email address or a phone number first" },
    });
  });
});

describe("keys", () => {
  it("open also what a former secret made, and none of ours what others made", () => {
    const { config } = app.current.platform;
    const of = { organisationId: sacco.id, clientId: v4() };
    const before = createApplicationKeys(config);
    const key = before.keyFor(of);
    const handOver = before.handOver({ organisationId: sacco.id, id: v4() });
    const secret = "another secret of the tests, long enough";
    const after = createApplicationKeys({ ...config, secret, retiredSecrets: [config.secret ?? ""] });
    const stranger = createApplicationKeys({ ...config, secret, retiredSecrets: [] });
    expect(after.readHandOver(handOver.key)).toMatchObject({ organisationId: sacco.id });
    expect(stranger.readHandOver(handOver.key)).toBeNull();
    expect(stranger.keyFor(of)).not.toBe(key);
  });
});

it("is deleted with its documents when it is left for a month, and only then", async () => {
  const { key, id } = await beginApplication(app.current, sacco.slug);
  await addDocument(app.current, key, "kra-pin");
  const files = async () =>
    (
      await rowsOf<{ key: string }>(
        app.current.platform.database.db,
        sql`select key from stored_file where organisation_id = ${sacco.id}`,
      )
    ).length;
  await keepLiveness(app.current, sacco.id, id);
  const faceIsKept = () =>
    inOrganisation(app.current.platform.database, sacco.id, (scope) => hasChecks(scope, id));
  expect(await faceIsKept()).toBe(true);
  const before = await files();
  await deleteAbandoned(app.current.platform, new Date(Date.now() + 29 * dayMillis));
  await applicant().get({ params: { key } });
  await deleteAbandoned(app.current.platform, new Date(Date.now() + 31 * dayMillis));
  await expect(applicant().get({ params: { key } })).rejects.toMatchObject({ code: "not_found" });
  expect(await files()).toBe(before - 1);
  expect(await faceIsKept()).toBe(false);
});
