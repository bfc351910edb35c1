import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { memberships, organisations } from "#server/accounts/accounts.table.ts";
import { nairobiDayAfter, nairobiMoment } from "#server/platform/clock.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { createOrganisation, createStaff, password } from "#server/testing/factories.ts";
import { createHiring } from "#server/testing/hiring.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { sendScheduled } from "./scheduled.service.ts";
import { scheduledMessages } from "./scheduled.table.ts";

const app = startTestApp();
let organisationId: string;
beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
});

const sendAt = { date: nairobiDayAfter(new Date(), 2), time: "08:00" };
const at = nairobiMoment(sendAt.date, sendAt.time);
const words = { subject: "A short call", body: "Which time suits you?" };

async function setUp(organisation = organisationId) {
  const hiring = await createHiring(app.current, organisation);
  const staff = app.current.as(hiring.hr.token);
  const me = app.current.as(hiring.candidate.token);
  const { scheduled } = await staff.hiring.sendMessage({
    params: hiring.params,
    body: { ...words, sendAt },
  });
  const messageId = scheduled[0]?.id ?? "";
  const run = (now = at) =>
    sendScheduled(app.current.platform, { organisationId: organisation, messageId }, now);
  /** Mails to the candidate beside the one that confirms the application. */
  const mails = async () =>
    (await mailsTo(app.current, hiring.candidate.email)).filter(({ subject }) => subject === words.subject);
  const read = () => staff.hiring.get({ params: hiring.params });
  const history = async () =>
    (await staff.hr.applications.get({ params: hiring.params })).history.map(({ notes }) => notes);
  return { ...hiring, staff, me, messageId, scheduled, run, mails, read, history, one: { id: messageId } };
}

describe("a scheduled mail", () => {
  it("waits, seen by staff alone, and leaves once when its time has come", async () => {
    const { scheduled, run, mails, read, history, me, params, hr } = await setUp();
    expect(scheduled).toMatchObject([
      { ...words, author: "Halima Otieno", sendAt: at.toISOString(), version: 1, refusal: null },
    ]);
    expect(await mails()).toEqual([]);
    expect(JSON.stringify(await me.applications.get({ params }))).not.toContain(words.body);
    await run(new Date(at.getTime() - 3_600_000));
    expect(await mails()).toEqual([]);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await mails()).toMatchObject([{ message: { replyTo: hr.email } }]);
    const { scheduled: left, messages } = await read();
    expect(left).toEqual([]);
    expect(messages).toMatchObject([{ ...words, author: "Halima Otieno" }]);
    expect(await history()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Scheduled an email for .* at 08:00 .*: A short call$/),
        "The scheduled email left: A short call",
      ]),
    );
  });

  it("is tried again where a clock runs ahead", async () => {
    const { run, mails } = await setUp();
    await expect(run(new Date(at.getTime() - 500))).rejects.toThrow("has not come yet");
    expect(await mails()).toEqual([]);
  });

  it("leaves by the queue", async () => {
    const { messageId, mails } = await setUp();
    const { database, queue } = app.current.platform;
    const { sendScheduledTask } = await import("./scheduled.service.ts");
    await acrossOrganisations(database, async (tx) => {
      await tx
        .update(scheduledMessages)
        .set({ sendAt: new Date(Date.now() - 1000) })
        .where(eq(scheduledMessages.id, messageId));
      await queue.enqueue(tx, sendScheduledTask, { organisationId, messageId });
    });
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), { timeout: 60_000, interval: 50 });
  });

  it("is cancelled or leaves, never both", async () => {
    const { staff, run, mails, read, one, history } = await setUp();
    const [cancelled] = await Promise.allSettled([staff.hiring.cancelScheduled({ params: one }), run()]);
    expect(await mails()).toHaveLength(cancelled.status === "fulfilled" ? 0 : 1);
    expect((await read()).scheduled).toEqual([]);
    await run();
    expect(await mails()).toHaveLength(cancelled.status === "fulfilled" ? 0 : 1);
    if (cancelled.status === "fulfilled") {
      expect(await history()).toContain("Cancelled the scheduled email: A short call");
    }
  });

  it("cannot be cancelled once it left", async () => {
    const { staff, run, one } = await setUp();
    await run();
    await expect(staff.hiring.cancelScheduled({ params: one })).rejects.toMatchObject({ code: "gone" });
    await expect(
      staff.hiring.changeScheduled({ params: one, body: { ...words, sendAt, expectedVersion: 1 } }),
    ).rejects.toMatchObject({ code: "gone" });
  });

  it("can be put off and written anew, in the name of who did; the second of two is told", async () => {
    const { run, mails, one, read } = await setUp();
    const colleague = await createStaff(app.current, organisationId, ["hr"], { firstName: "Peter" });
    const { hiring } = app.current.as(colleague.token);
    const later = { ...sendAt, time: "14:00" };
    const body = { ...words, body: "Tomorrow?", sendAt: later, expectedVersion: 1 };
    await hiring.changeScheduled({ params: one, body });
    await expect(hiring.changeScheduled({ params: one, body })).rejects.toMatchObject({ code: "stale" });
    expect((await read()).scheduled).toMatchObject([
      { author: "Peter Otieno", body: "Tomorrow?", version: 2 },
    ]);
    await run();
    expect(await mails()).toEqual([]);
    await run(nairobiMoment(later.date, later.time));
    expect(await mails()).toMatchObject([{ message: { replyTo: colleague.email } }]);
  });

  it("can be sent at once", async () => {
    const { staff, run, mails, one } = await setUp();
    await staff.hiring.changeScheduled({ params: one, body: { ...words, expectedVersion: 1 } });
    await run();
    expect(await mails()).toHaveLength(1);
  });

  it("stays when the candidate withdraws, and says so", async () => {
    const { me, staff, params, run, mails, read, one, history } = await setUp();
    await me.applications.withdraw({ params, body: {} });
    expect((await read()).scheduled).toMatchObject([{ refusal: "application_withdrawn" }]);
    expect((await staff.notifications.list()).rows[0]).toMatchObject({ kind: "scheduled_not_sent" });
    await run();
    expect(await mails()).toEqual([]);
    expect(await history()).toContain(
      "The scheduled email did not leave, since the application is withdrawn: A short call",
    );
    await expect(staff.hiring.sendMessage({ params, body: { ...words, sendAt } })).rejects.toMatchObject({
      code: "application_withdrawn",
    });
    expect((await staff.hiring.cancelScheduled({ params: one })).scheduled).toEqual([]);
  });

  it("stays when its author has left the team, or the trial is over", async () => {
    const own = await createOrganisation(app.current);
    const [first, second] = [await setUp(own.id), await setUp(own.id)];
    const { database } = app.current.platform;
    await acrossOrganisations(database, (tx) =>
      tx.delete(memberships).where(eq(memberships.userId, first.hr.userId)),
    );
    await first.run();
    expect(
      (await app.current.as(second.hr.token).hiring.get({ params: first.params })).scheduled,
    ).toMatchObject([{ refusal: "author_left" }]);
    // There is nobody else to hear of it than who is left.
    const heard = await app.current.as(second.hr.token).notifications.list();
    expect(heard.rows[0]).toMatchObject({ kind: "scheduled_not_sent" });
    await acrossOrganisations(database, (tx) =>
      tx
        .update(organisations)
        .set({ trialEndsAt: new Date(Date.now() - 1000) })
        .where(eq(organisations.id, own.id)),
    );
    await second.run();
    expect((await second.read()).scheduled).toMatchObject([{ refusal: "trial_ended" }]);
    expect([...(await first.mails()), ...(await second.mails())]).toEqual([]);
  });

  it("goes with the data of somebody who is erased", async () => {
    const { me, run, mails, messageId } = await setUp();
    await me.candidate.erase({ body: { password } });
    await run();
    expect(await mails()).toEqual([]);
    const rows = await acrossOrganisations(app.current.platform.database, (tx) =>
      tx.select().from(scheduledMessages).where(eq(scheduledMessages.id, messageId)),
    );
    expect(rows).toEqual([]);
  });

  it.each([
    ["that is over", { date: nairobiDayAfter(new Date(), -1), time: "08:00" }, "sendAt.time"],
    ["far ahead", { date: nairobiDayAfter(new Date(), 120), time: "08:00" }, "sendAt.date"],
  ])("is refused for a time %s", async (_, wrong, field) => {
    const { staff, params } = await setUp();
    await expect(
      staff.hiring.sendMessage({ params, body: { ...words, sendAt: wrong } }),
    ).rejects.toMatchObject({ code: "validation", fields: { [field]: expect.any(String) } });
  });
});

it("schedules one mail for each of several candidates, with their own names, however often it is asked", async () => {
  const both = [
    await createHiring(app.current, organisationId),
    await createHiring(app.current, organisationId),
  ];
  const staff = app.current.as(both[0]?.hr.token);
  const applications = both.map(({ id }) => ({ id, key: crypto.randomUUID() }));
  const body = { applications, subject: "Hello {{firstName}}", body: "About {{jobTitle}}", sendAt };
  await staff.triage.sendMessages({ body });
  await staff.triage.sendMessages({ body });
  for (const { params } of both) {
    const { scheduled, messages } = await staff.hiring.get({ params });
    expect(messages).toEqual([]);
    expect(scheduled).toMatchObject([{ subject: "Hello Achieng", body: "About Loan Officer" }]);
  }
});

it("suggests times of working days", async () => {
  const { staff } = await setUp();
  const times = await staff.hiring.sendTimes();
  expect(times).toHaveLength(3);
  expect(times).toEqual(times.toSorted());
});
