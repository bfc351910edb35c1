import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { defaultOfferSettings } from "#contract/recruitment/offer-letters.ts";
import type { NewOffer } from "#contract/recruitment/offers.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { createHiring } from "#server/testing/hiring.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { offerOf } from "#server/testing/offers.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { offers } from "./offers.table.ts";
import { followOffers } from "./offers-task.service.ts";

const app = startTestApp();
let organisationId: string;
let hiring: Awaited<ReturnType<typeof createHiring>>;
let owner: TestPerson;
beforeEach(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  hiring = await createHiring(app.current, organisationId);
  owner = await createStaff(app.current, organisationId, ["owner"]);
});

const as = ({ token }: TestPerson) => app.current.as(token);
const staff = () => as(hiring.hr).offers;
const mine = () => as(hiring.candidate).offers.mine;
const file = () => staff().get({ params: hiring.params });
const stateNow = async () => (await file()).offers[0]?.state;
const mails = async (start: string) =>
  (await mailsTo(app.current, hiring.candidate.email)).filter(({ message }) =>
    message?.subject.startsWith(start),
  );
const notified = async (person: TestPerson) =>
  (await as(person).notifications.list()).rows.map(({ kind }) => kind);
const detail = () => as(hiring.hr).hr.applications.get({ params: hiring.params });

/** @returns how an offer that was written is named in calls about it */
async function write(values: Partial<NewOffer> = {}) {
  const { offers: written } = await staff().create({ params: hiring.params, body: offerOf(values) });
  const id = written[0]?.id ?? "";
  return { id, params: { id } };
}

async function send(values: Partial<NewOffer> = {}) {
  const written = await write(values);
  await staff().send({ params: written.params });
  return written;
}

const change = (id: string, values: Partial<typeof offers.$inferInsert>) =>
  inOrganisation(app.current.platform.database, organisationId, (scope) =>
    scope.update(offers, values, eq(offers.id, id)),
  );
const hour = 3_600_000;
/** As if it had been sent three days ago, to be answered within so many hours from now. */
const endsIn = (id: string, hours: number) =>
  change(id, {
    sentAt: new Date(Date.now() - 72 * hour),
    expiresAt: new Date(Date.now() + hours * hour),
  });

const requireApproval = () =>
  as(owner).offers.saveSettings({ body: { ...defaultOfferSettings, approvalRequired: true } });

describe("writing and sending", () => {
  it.each([
    ["Nakuru", "Nakuru"],
    ["Kenya", ""],
  ])("begins with the place of a job in %s as %j: a country is no place of work", async (location, place) => {
    const jobId = await createJob(app.current, organisationId, { location });
    const id = await createApplication(app.current, hiring.candidate, jobId);
    expect((await staff().get({ params: { id } })).suggestion.place).toBe(place);
  });

  it("is one offer for all attempts, mailed once, with its letter filled in", async () => {
    const key = crypto.randomUUID();
    await Promise.all([1, 2].map(() => write({ key })));
    const written = await file();
    expect(written).toMatchObject({ mayWrite: false, offers: [{ state: "draft", version: 1 }] });
    expect(await mine().list({ params: hiring.params })).toEqual([]);
    const params = { id: written.offers[0]?.id ?? "" };
    await expect(mine().get({ params })).rejects.toMatchObject({ code: "not_found" });
    await Promise.all([1, 2, 3].map(() => staff().send({ params })));
    const found = await mails("Your offer");
    expect(found).toHaveLength(1);
    expect(JSON.stringify(found[0]?.message)).toContain(`/jobs/offers/${params.id}`);
    const { letter, state } = await mine().get({ params });
    expect(state).toBe("sent");
    expect(letter).toContain("Your salary is KSh 85,000 a month");
    expect(letter).not.toContain("{{");
    const { history, nextAction } = await detail();
    expect(history[0]?.notes).toMatch(/^Sent the offer: Loan Officer, KSh 85,000 a month/);
    expect(nextAction.description).toBe("The candidate decides on the offer");
    const portal = await as(hiring.candidate).applications.get({ params: hiring.params });
    expect(portal.messages.at(-1)?.body).toContain("KSh 85,000");
    expect(portal.nextAction).toMatchObject({ type: "offer" });
  });

  it("refuses days that are over, a second open offer, and a letter with an unknown word", async () => {
    await expect(write({ expiryDate: "2026-01-01", startDate: "2026-01-02" })).rejects.toMatchObject({
      fields: { expiryDate: expect.any(String), startDate: expect.any(String) },
    });
    await expect(write({ letter: "Dear {{nickname}}" })).rejects.toMatchObject({ code: "validation" });
    await send();
    await expect(write()).rejects.toMatchObject({ code: "conflict" });
  });

  it("can be changed until it is sent; two at once do not overwrite each other", async () => {
    const { id, params } = await write();
    const body = { ...offerOf({ salaryCents: 9_000_000 }), expectedVersion: 1 };
    await staff().update({ params, body });
    await expect(staff().update({ params, body })).rejects.toMatchObject({ code: "stale" });
    await staff().send({ params });
    await expect(staff().update({ params: { id }, body: offerOf() })).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await mine().get({ params })).toMatchObject({ salaryCents: 9_000_000 });
  });

  it("is not sent, thrown away or taken back by somebody who has not seen what a colleague made of it", async () => {
    const { params } = await write();
    const seen = { expectedVersion: 1 };
    const changed = { ...offerOf({ salaryCents: 9_000_000 }), ...seen };
    await staff().update({ params, body: changed });
    const stale = { code: "stale" };
    await expect(staff().send({ params, body: seen })).rejects.toMatchObject(stale);
    await expect(staff().withdraw({ params, body: seen })).rejects.toMatchObject(stale);
    expect((await file()).offers).toMatchObject([{ state: "draft", version: 2, salaryCents: 9_000_000 }]);
    expect(await mails("Your offer")).toEqual([]);
    // Of two who press at the same moment the second finds it done.
    const body = { expectedVersion: 2 };
    await Promise.all([1, 2].map(() => staff().send({ params, body })));
    expect(await mails("Your offer")).toHaveLength(1);
    await expect(staff().withdraw({ params, body })).rejects.toMatchObject(stale);
    expect(await stateNow()).toBe("sent");
  });

  it("is thrown away unsent, and taken back with a mail once it was sent", async () => {
    const draft = await write();
    expect((await staff().withdraw({ params: draft.params, body: {} })).offers).toEqual([]);
    const { params } = await send();
    await Promise.all(
      [1, 2].map(() => staff().withdraw({ params, body: { reason: "The budget was cut." } })),
    );
    expect(await mails("Your offer was taken back")).toHaveLength(1);
    expect(await mine().get({ params })).toMatchObject({
      state: "withdrawn",
      withdrawReason: "The budget was cut.",
    });
    await expect(mine().accept({ params, body: { signature: "Achieng Otieno" } })).rejects.toMatchObject({
      code: "conflict",
    });
    expect((await file()).mayWrite).toBe(true);
  });
});

describe("the owner's approval", () => {
  it("comes before the offer is sent, where the organisation asks for it", async () => {
    await requireApproval();
    const { params } = await write();
    await Promise.all([1, 2].map(() => staff().send({ params })));
    expect(await stateNow()).toBe("awaiting_approval");
    expect(await mails("Your offer")).toEqual([]);
    expect(await notified(owner)).toContain("offer_to_approve");
    await expect(staff().approve({ params })).rejects.toMatchObject({ code: "forbidden" });
    await as(owner).offers.giveBack({ params, body: { reason: "Above the scale." } });
    expect((await file()).offers).toMatchObject([{ state: "draft", returnReason: "Above the scale." }]);
    await staff().update({ params, body: offerOf({ salaryCents: 8_000_000 }) });
    await staff().send({ params });
    await as(owner).offers.approve({ params });
    expect(await notified(hiring.hr)).toEqual(expect.arrayContaining(["offer_returned", "offer_approved"]));
    await staff().send({ params });
    expect(await stateNow()).toBe("sent");
  });

  it("is given to the terms that the owner has read, and to no others", async () => {
    await requireApproval();
    const { params } = await write();
    await staff().send({ params });
    const read = { expectedVersion: (await file()).offers[0]?.version ?? 0 };
    await staff().update({ params, body: offerOf({ salaryCents: 20_000_000 }) });
    await staff().send({ params });
    const stale = { code: "stale" };
    await expect(as(owner).offers.approve({ params, body: read })).rejects.toMatchObject(stale);
    const giveBack = { ...read, reason: "Too little." };
    await expect(as(owner).offers.giveBack({ params, body: giveBack })).rejects.toMatchObject(stale);
    expect(await stateNow()).toBe("awaiting_approval");
    const now = { expectedVersion: (await file()).offers[0]?.version ?? 0 };
    await as(owner).offers.approve({ params, body: now });
    expect(await stateNow()).toBe("approved");
  });

  it("is gone when the offer is changed, and not needed for an owner's own", async () => {
    await requireApproval();
    const { params } = await write();
    await staff().send({ params });
    await as(owner).offers.approve({ params });
    await staff().update({ params, body: offerOf({ salaryCents: 20_000_000 }) });
    await staff().send({ params });
    expect(await stateNow()).toBe("awaiting_approval");
    await staff().withdraw({ params, body: {} });
    const { offers: made } = await as(owner).offers.create({ params: hiring.params, body: offerOf() });
    await as(owner).offers.send({ params: { id: made[0]?.id ?? "" } });
    expect(await stateNow()).toBe("sent");
  });

  it("is switched on and off by the owner alone", async () => {
    await requireApproval();
    const body = { ...(await staff().settings()), answerDays: 14 };
    expect((await staff().saveSettings({ body })).answerDays).toBe(14);
    await expect(staff().saveSettings({ body: { ...body, approvalRequired: false } })).rejects.toMatchObject({
      code: "forbidden",
    });
  });
});

describe("the candidate", () => {
  const signature = "Achieng Otieno";

  it("accepts once by typing the name; hiring stays with HR", async () => {
    const { params } = await send();
    await Promise.all([1, 2].map(() => mine().accept({ params, body: { signature } })));
    expect(await mine().get({ params })).toMatchObject({ state: "accepted", signature });
    await expect(mine().decline({ params, body: { reason: "No" } })).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await mails("You accepted the offer")).toHaveLength(1);
    expect((await mailsTo(app.current, hiring.hr.email)).map(({ message }) => message?.subject)).toContain(
      "Offer accepted: Achieng Otieno, Loan Officer",
    );
    expect(await notified(hiring.hr)).toContain("offer_accepted");
    const { status, history, nextAction } = await detail();
    expect(status).toBe("submitted");
    expect(history[0]).toMatchObject({
      notes: "Accepted the offer for Loan Officer, signed Achieng Otieno.",
    });
    expect(nextAction.description).toBe("The offer was accepted: hire");
    expect((await file()).mayHire).toBe(true);
    const body = { status: "accepted", notes: "" } as const;
    await as(hiring.hr).hr.applications.updateStatus({ params: hiring.params, body });
    expect((await file()).mayHire).toBe(false);
  });

  it("declines with a reason", async () => {
    const { params } = await send();
    await expect(mine().decline({ params, body: { reason: " " } })).rejects.toMatchObject({
      fields: { reason: expect.any(String) },
    });
    await mine().decline({ params, body: { reason: "Too far from home." } });
    expect((await file()).offers).toMatchObject([{ state: "declined", declineReason: "Too far from home." }]);
    expect(await notified(hiring.hr)).toContain("offer_declined");
    expect((await file()).mayWrite).toBe(true);
  });

  it("gets the letter as a PDF, in the language it was written in", async () => {
    const { id } = await send({ letterLanguage: "sw", letter: "Mpendwa {{firstName}}, karibu." });
    const get = (path: string, person: TestPerson) =>
      app.current.http.inject({ url: path, headers: { authorization: `Bearer ${person.token}` } });
    for (const [path, person] of [
      [`/api/candidate/offers/${id}/letter`, hiring.candidate],
      [`/api/hr/offers/${id}/letter`, hiring.hr],
    ] as const) {
      const answer = await get(path, person);
      expect(answer.headers["content-type"]).toBe("application/pdf");
      expect(answer.rawPayload.toString("latin1")).toContain("sw-KE");
    }
  });

  it("is the only one who reaches it", async () => {
    const { params } = await send();
    const other = as(await createCandidate(app.current)).offers.mine;
    for (const call of [
      () => other.get({ params }),
      () => other.accept({ params, body: { signature } }),
      () => other.decline({ params, body: { reason: "No" } }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: "not_found" });
    }
    expect(await other.list({ params: hiring.params })).toEqual([]);
  });

  it("cannot answer once the application is closed", async () => {
    const { params } = await send();
    const body = { status: "rejected", notes: "" } as const;
    await as(hiring.hr).hr.applications.updateStatus({ params: hiring.params, body });
    expect(await stateNow()).toBe("closed");
    await expect(mine().accept({ params, body: { signature } })).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("the end of an offer", () => {
  it("is reminded of once, two days before", async () => {
    const { id } = await send();
    await followOffers(app.current.platform);
    expect(await mails("Open until")).toEqual([]);
    await endsIn(id, 30);
    await Promise.all([1, 2].map(() => followOffers(app.current.platform)));
    expect(await mails("Open until")).toHaveLength(1);
  });

  it("holds before the task comes, and is noted once; another offer can follow", async () => {
    const { id, params } = await send();
    await endsIn(id, -1);
    expect(await stateNow()).toBe("expired");
    await expect(mine().accept({ params, body: { signature: "Achieng" } })).rejects.toMatchObject({
      code: "conflict",
    });
    await Promise.all([1, 2].map(() => followOffers(app.current.platform)));
    expect(await mails("Your offer has expired")).toHaveLength(1);
    expect(await notified(hiring.hr)).toContain("offer_expired");
    const next = await send();
    await endsIn(next.id, -1);
    await send();
    expect((await file()).offers.map(({ state }) => state)).toEqual(["sent", "expired", "expired"]);
  });

  it("is counted by reports, and leads to its applications", async () => {
    const { params } = await send();
    await mine().accept({ params, body: { signature: "Achieng Otieno" } });
    const { offers: counted } = await as(hiring.hr).hr.analytics.figures({ query: {} });
    expect(counted).toMatchObject({ sent: 1, accepted: 1, waiting: 0, acceptanceRate: 100 });
    const listed = async (offer: "accepted" | "declined") =>
      (await as(hiring.hr).hr.applications.list({ query: { offer } })).rows.map(({ id }) => id);
    expect(await listed("accepted")).toEqual([hiring.id]);
    expect(await listed("declined")).toEqual([]);
  });
});
