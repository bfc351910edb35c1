import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CampaignInput } from "#contract/experience/campaigns.ts";
import { campaignOf } from "#server/testing/campaigns.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { linkIn, mailsTo, smsTo } from "#server/testing/mailbox.ts";
import { addMember } from "#server/testing/register.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { sendNext, startCampaign } from "./sending.service.ts";

const app = startTestApp();
let organisationId: string;
let staff: TestPerson;
let segmentId: string;
let unique = 0;
const api = (token = staff.token) => app.current.as(token).experience;
const address = (name: string) => `${name}-${process.pid}-${unique}@test.example`;
const agreed = { marketingConsentAt: new Date() };

beforeEach(async () => {
  unique += 1;
  organisationId = (await createOrganisation(app.current)).id;
  staff = await createStaff(app.current, organisationId, ["experience"]);
  segmentId = (await api().segments.create({ body: { name: "Everybody", criteria: {} } })).id;
});

const written = (values: Partial<CampaignInput> = {}) => campaignOf(segmentId, values);

/** Writes a campaign, sends it at once and waits until it has ended. */
async function sendOut(body: CampaignInput, people: number) {
  const { id } = await api().campaigns.create({ body });
  const params = { id };
  await api().campaigns.send({ params, body: { people, at: null } });
  return vi.waitFor(
    async () => {
      const campaign = await api().campaigns.get({ params });
      expect(campaign.state).toBe("sent");
      return campaign;
    },
    { timeout: 120_000, interval: 50 },
  );
}

describe("a campaign", () => {
  it("goes to each person once, by the way that there is, in their language, and keeps why not to others", async () => {
    const email = address("asha");
    await addMember(app.current, organisationId, {
      fullName: "Asha Mwangi",
      email,
      memberNumber: "M7",
      language: "sw",
      ...agreed,
    });
    const byPhone = await addMember(app.current, organisationId, { fullName: "Brian Otieno", ...agreed });
    await addMember(app.current, organisationId, { fullName: "Chebet Koech" });
    await addMember(app.current, organisationId, { fullName: "Daudi Ali", leftOn: "2026-01-01", ...agreed });
    const sent = await sendOut(written(), 2);
    expect(sent).toMatchObject({
      segment: "Everybody",
      results: { people: 4, waiting: 0, skipped: 2 },
      reasons: expect.arrayContaining([
        { reason: "no_consent", people: 1 },
        { reason: "former", people: 1 },
      ]),
    });
    const [mail, ...others] = await mailsTo(app.current, email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: "Gawio lako, Asha", message: { language: "sw" } });
    expect(mail?.message?.unsubscribe).toContain("/sw/u/");
    const [sms] = await smsTo(app.current, byPhone.phoneNumber);
    expect(sms?.text).toMatch(/: your dividend is paid, Brian\. http\S+\/c\/\S+ Stop: http\S+\/u\/\S+$/);
    expect((await app.current.as(staff.token).notifications.list()).rows).toMatchObject([
      { kind: "campaign_ended", detail: "Dividends" },
    ]);
  });

  it("writes to nobody twice when its tasks run twice, at the same time and again", async () => {
    const people = [];
    for (let nth = 0; nth < 3; nth++) people.push(await addMember(app.current, organisationId, agreed));
    const { id } = await api().campaigns.create({ body: written({ channels: ["sms"] }) });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await api().campaigns.send({ params: { id }, body: { people: 3, at } });
    const task = { organisationId, campaignId: id };
    const start = () => startCampaign(app.current.platform, task);
    await Promise.all([start(), start()]);
    // The worker has one of them, too.
    const next = () => sendNext(app.current.platform, task);
    await Promise.all([next(), next()]);
    await start();
    await next();
    expect(await api().campaigns.get({ params: { id } })).toMatchObject({
      results: { people: 3, waiting: 0 },
    });
    for (const { phoneNumber } of people) expect(await smsTo(app.current, phoneNumber)).toHaveLength(1);
  });

  it("counts visits and, without signing in, stops news and offers for good", async () => {
    const email = address("asha");
    await addMember(app.current, organisationId, { email, ...agreed });
    const { id } = await sendOut(written(), 1);
    const [mail] = await mailsTo(app.current, email);
    const key = linkIn(mail).pathname.split("/").at(-1) ?? "";
    const visitor = app.current.as(undefined).experience.campaigns;
    expect(await visitor.visit({ params: { key } })).toEqual({ url: "https://umoja.example/dividends" });
    await visitor.visit({ params: { key } });
    const params = { key };
    expect(await visitor.subscription({ params })).toMatchObject({ subscribed: true });
    await visitor.changeSubscription({ params, body: { subscribed: false } });
    await visitor.changeSubscription({ params, body: { subscribed: false } });
    const { results } = await api().campaigns.get({ params: { id } });
    expect(results).toMatchObject({ visitors: 1, unsubscribed: 1 });
    await expect(visitor.subscription({ params: { key: `${key}x` } })).rejects.toMatchObject({
      code: "not_found",
    });
    const next = await api().campaigns.create({ body: written() });
    const send = () => api().campaigns.send({ params: { id: next.id }, body: { people: 1, at: null } });
    await expect(send()).rejects.toMatchObject({ code: "conflict" });
  });

  it("writes to one person no more often than the organisation allows", async () => {
    await api().campaigns.saveSettings({ body: { messages: 1, days: 7 } });
    await addMember(app.current, organisationId, agreed);
    const first = await sendOut(written({ channels: ["sms"] }), 1);
    expect(first.reasons).toEqual([]);
    const second = await sendOut(written({ channels: ["sms"] }), 1);
    expect(second).toMatchObject({ results: { people: 1, skipped: 1 }, reasons: [{ reason: "capped" }] });
  });

  it("is sent by who has seen how many get it, from a known address, and can be called back before", async () => {
    await addMember(app.current, organisationId, agreed);
    const { id } = await api().campaigns.create({ body: written() });
    const params = { id };
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const newcomer = await createStaff(app.current, organisationId, ["experience"], { emailVerified: false });
    const { campaigns } = api(newcomer.token);
    const body = { people: 1, at };
    await expect(campaigns.send({ params, body })).rejects.toMatchObject({ code: "email_unverified" });
    const send = (people: number) => api().campaigns.send({ params, body: { people, at } });
    await expect(send(2)).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining("1 ") });
    expect(await send(1)).toMatchObject({ state: "scheduled", scheduledFor: at });
    expect(await send(1)).toMatchObject({ state: "scheduled", scheduledFor: at });
    await expect(api().campaigns.update({ params, body: written() })).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await api().campaigns.cancel({ params })).toMatchObject({ state: "cancelled" });
    await startCampaign(app.current.platform, { organisationId, campaignId: id });
    expect(await api().campaigns.get({ params })).toMatchObject({
      state: "cancelled",
      results: { people: 0 },
    });
  });

  it("shows itself in both languages, and goes to who tests it", async () => {
    await addMember(app.current, organisationId, { fullName: "Asha Mwangi", memberNumber: "M7", ...agreed });
    const { id } = await api().campaigns.create({ body: written() });
    const params = { id };
    expect(await api().campaigns.audience({ params })).toMatchObject({ people: 1, byMail: 0, bySms: 1 });
    expect(await api().campaigns.preview({ params })).toMatchObject([
      { subject: "Your dividend, Asha", html: expect.stringContaining("M7"), smsParts: expect.any(Number) },
      { subject: "Gawio lako, Asha", sms: expect.stringContaining("gawio lako limelipwa, Asha.") },
    ]);
    await api().campaigns.test({ params });
    expect((await mailsTo(app.current, staff.email)).map(({ subject }) => subject).toSorted()).toEqual([
      "[Test] Gawio lako, Asha",
      "[Test] Your dividend, Asha",
    ]);
  });

  it.each([
    [
      "a subject",
      { channels: ["mail"], texts: campaignOf("").texts.map((text) => ({ ...text, subject: "" })) },
    ],
    ["a known variable", { texts: campaignOf("").texts.map((text) => ({ ...text, sms: "{balance}" })) }],
    ["both languages", { texts: campaignOf("").texts.slice(0, 1) }],
    ["an address that is a link", { link: "javascript:alert(1)" }],
  ] as [string, Partial<CampaignInput>][])("is kept only with %s", async (_, values) => {
    await expect(api().campaigns.create({ body: written(values) })).rejects.toMatchObject({
      code: "validation",
    });
  });
});
