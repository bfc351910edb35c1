import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { NewSlotOffer } from "#contract/recruitment/interview-slots.ts";
import { nairobiDayAfter } from "#server/platform/clock.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import {
  createCandidate,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { createHiring, interviewPlan } from "#server/testing/hiring.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { slotsOf } from "#server/testing/slots.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { slotOffers } from "./slots.table.ts";
import { followSlots } from "./slots-task.service.ts";

const app = startTestApp();
let organisationId: string;
let hiring: Awaited<ReturnType<typeof createHiring>>;
beforeEach(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  hiring = await createHiring(app.current, organisationId);
});

type Hiring = typeof hiring;
const as = ({ token }: TestPerson) => app.current.as(token);
const staff = () => as(hiring.hr).interviewSlots;
const mine = ({ candidate }: Hiring = hiring) => as(candidate).interviewSlots.mine;
const file = ({ params }: Hiring = hiring) => staff().get({ params });
const mailsOf = async (person: TestPerson, start: string) =>
  (await mailsTo(app.current, person.email)).filter(({ message }) => message?.subject.startsWith(start));
const notified = async () => (await as(hiring.hr).notifications.list()).rows.map(({ kind }) => kind);
const interviewsOf = async ({ params }: Hiring = hiring) =>
  (await as(hiring.hr).hiring.get({ params })).interviews;

/** Offers three times. @returns how it is named in calls about it, and the ids of its times */
async function offer(values: Partial<NewSlotOffer> = {}, to = hiring) {
  const body = slotsOf(hiring.hr.userId, values);
  const { offers } = await staff().offer({ params: to.params, body });
  const [made] = offers;
  return {
    params: { id: made?.id ?? "" },
    slotIds: made?.slots.map(({ id }) => id) ?? [],
    times: body.slots,
  };
}

const change = (id: string, values: Partial<typeof slotOffers.$inferInsert>) =>
  inOrganisation(app.current.platform.database, organisationId, (scope) =>
    scope.update(slotOffers, values, eq(slotOffers.id, id)),
  );
const hour = 3_600_000;

describe("offering times", () => {
  it("mails the candidate once for all attempts, and newer times take their place", async () => {
    const key = crypto.randomUUID();
    const [{ params, slotIds }] = [await offer({ key }), await offer({ key })];
    expect((await file()).offers).toMatchObject([{ state: "open", slots: [{ state: "free" }, {}, {}] }]);
    const found = await mailsOf(hiring.candidate, "Choose a time");
    expect(found).toHaveLength(1);
    expect(JSON.stringify(found[0]?.message)).toContain(`/jobs/interview-times/${params.id}`);
    const portal = await as(hiring.candidate).applications.get({ params: hiring.params });
    expect(portal.nextAction.description).toBe("Choose a time for your interview.");
    await offer();
    expect((await file()).offers.map(({ state }) => state)).toEqual(["open", "cancelled"]);
    await expect(mine().choose({ params, body: { slotId: slotIds[0] ?? "" } })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("refuses a time at which somebody interviews already, one that is over, and one twice", async () => {
    const { times } = await offer();
    const [busy] = times;
    const plan = interviewPlan({ interviewerIds: [hiring.hr.userId], ...busy });
    const other = await createHiring(app.current, organisationId);
    await as(hiring.hr).hiring.scheduleInterview({ params: other.params, body: plan });
    expect((await file()).offers[0]?.slots.map(({ state }) => state)).toEqual(["busy", "free", "free"]);
    await expect(offer()).rejects.toMatchObject({ fields: { "slots.0.time": expect.any(String) } });
    const [, second, third] = times;
    await expect(offer({ slots: [second, third, second].flatMap((one) => one ?? []) })).rejects.toMatchObject(
      {
        fields: { "slots.2.time": expect.any(String) },
      },
    );
    const past = { ...times[1], date: "2026-01-05" } as (typeof times)[number];
    await expect(offer({ slots: [past, ...times.slice(2)] })).rejects.toMatchObject({
      fields: { "slots.0.date": expect.any(String) },
    });
  });

  it("asks before times outside working hours", async () => {
    const slots = [4, 5].map((days) => ({
      date: nairobiDayAfter(new Date(), days),
      time: "03:00",
      interviewerIds: [hiring.hr.userId],
    }));
    await expect(offer({ slots, allowUnusualTime: false })).rejects.toMatchObject({ code: "unusual_time" });
  });
});

describe("the candidate", () => {
  it("chooses once: the interview stands in everybody's calendar", async () => {
    const { params, slotIds } = await offer();
    const body = { slotId: slotIds[1] ?? "" };
    await Promise.all([1, 2].map(() => mine().choose({ params, body })));
    expect(await mine().get({ params })).toMatchObject({ state: "chosen" });
    expect(await interviewsOf()).toMatchObject([
      { state: "upcoming", type: "video", interviewerIds: [hiring.hr.userId] },
    ]);
    for (const person of [hiring.candidate, hiring.hr]) {
      const start = person === hiring.hr ? "You interview" : "Your interview";
      const [mail, ...more] = await mailsOf(person, start);
      expect(more).toEqual([]);
      expect(JSON.stringify(mail?.message)).toContain("method=REQUEST");
    }
    expect(await notified()).toContain("interview_booked");
    await expect(mine().choose({ params, body: { slotId: slotIds[0] ?? "" } })).rejects.toMatchObject({
      code: "conflict",
    });
    await expect(staff().cancel({ params })).rejects.toMatchObject({ code: "conflict" });
    const { history } = await as(hiring.hr).hr.applications.get({ params: hiring.params });
    expect(history[0]?.notes).toMatch(/^Chose the time of the interview/);
  });

  it("gets a time that two were offered only if nobody was faster", async () => {
    const other = await createHiring(app.current, organisationId);
    const first = await offer();
    const second = await offer({}, other);
    const results = await Promise.allSettled([
      mine().choose({ params: first.params, body: { slotId: first.slotIds[0] ?? "" } }),
      mine(other).choose({ params: second.params, body: { slotId: second.slotIds[0] ?? "" } }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const lost = results[0].status === "rejected" ? hiring : other;
    const [left] = await mine(lost).list({ params: lost.params });
    expect(left?.slots.map(({ state }) => state)).toEqual(["busy", "free", "free"]);
    expect([...(await interviewsOf()), ...(await interviewsOf(other))]).toHaveLength(1);
  });

  it("asks for other times, and may still choose", async () => {
    const { params, slotIds } = await offer();
    const body = { words: "Any afternoon." };
    await Promise.all([1, 2].map(() => mine().askOthers({ params, body })));
    expect((await file()).offers).toMatchObject([{ state: "open", askedWords: "Any afternoon." }]);
    expect(await mailsOf(hiring.hr, "Achieng Otieno asks for other times")).toHaveLength(1);
    expect(await notified()).toContain("interview_times_asked");
    const { nextAction } = await as(hiring.hr).hr.applications.get({ params: hiring.params });
    expect(nextAction.description).toBe("Offer other times for the interview");
    await mine().choose({ params, body: { slotId: slotIds[0] ?? "" } });
    expect(await interviewsOf()).toHaveLength(1);
  });

  it("is the only one who reaches them", async () => {
    const { params, slotIds } = await offer();
    const other = as(await createCandidate(app.current)).interviewSlots.mine;
    for (const call of [
      () => other.get({ params }),
      () => other.choose({ params, body: { slotId: slotIds[0] ?? "" } }),
      () => other.askOthers({ params, body: { words: "Never" } }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: "not_found" });
    }
    expect(await other.list({ params: hiring.params })).toEqual([]);
  });
});

describe("the end of an offer of times", () => {
  it("is taken back with one mail, and closes with its application", async () => {
    const { params } = await offer();
    await Promise.all([1, 2].map(() => staff().cancel({ params })));
    expect(await mailsOf(hiring.candidate, "No longer needed")).toHaveLength(1);
    const { params: next, slotIds } = await offer();
    const body = { status: "rejected", notes: "" } as const;
    await as(hiring.hr).hr.applications.updateStatus({ params: hiring.params, body });
    expect((await file()).offers[0]?.state).toBe("closed");
    await expect(mine().choose({ params: next, body: { slotId: slotIds[0] ?? "" } })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("is reminded of once a day before, and noted once after", async () => {
    const { params, slotIds } = await offer();
    await followSlots(app.current.platform);
    expect(await mailsOf(hiring.candidate, "By tomorrow")).toEqual([]);
    const createdAt = new Date(Date.now() - 48 * hour);
    await change(params.id, { createdAt, expiresAt: new Date(Date.now() + hour) });
    await Promise.all([1, 2].map(() => followSlots(app.current.platform)));
    expect(await mailsOf(hiring.candidate, "By tomorrow")).toHaveLength(1);
    await change(params.id, { expiresAt: new Date(Date.now() - hour) });
    await Promise.all([1, 2].map(() => followSlots(app.current.platform)));
    expect((await notified()).filter((kind) => kind === "interview_times_expired")).toHaveLength(1);
    await expect(mine().choose({ params, body: { slotId: slotIds[0] ?? "" } })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("leaves nobody to interview who has left the team", async () => {
    const guest = await createStaff(app.current, organisationId, ["hr"]);
    const owner = await createStaff(app.current, organisationId, ["owner"]);
    const { params, slotIds } = await offer({ slots: slotsOf(guest.userId).slots });
    await as(owner).workspace.team.remove({ params: { id: guest.userId } });
    expect((await mine().get({ params })).slots.map(({ state }) => state)).toEqual(["busy", "busy", "busy"]);
    await expect(mine().choose({ params, body: { slotId: slotIds[0] ?? "" } })).rejects.toMatchObject({
      code: "conflict",
    });
  });
});
