import { beforeAll, describe, expect, it } from "vitest";
import { nairobiDay, nairobiDayAfter, nairobiTime } from "#server/platform/clock.ts";
import { createCandidate, createOrganisation, createStaff } from "#server/testing/factories.ts";
import { createHiring } from "#server/testing/hiring.ts";
import { linkIn, mailsTo } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let organisationId: string;
beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
});

const message = { subject: "A short call", body: "Which time suits you?\nKind regards" };
async function setUp() {
  const hiring = await createHiring(app.current, organisationId);
  return { ...hiring, staff: app.current.as(hiring.hr.token), me: app.current.as(hiring.candidate.token) };
}

describe("a mail to the candidate", () => {
  it("is in the thread and leaves with the same words", async () => {
    const { staff, me, params, candidate, hr } = await setUp();
    const { messages } = await staff.hiring.sendMessage({ params, body: message });
    expect(messages).toMatchObject([{ ...message, sender: "staff", author: "Halima Otieno", readAt: null }]);
    const [mail] = await mailsTo(app.current, candidate.email);
    expect(mail).toMatchObject({ subject: message.subject, message: { replyTo: hr.email } });
    expect(mail?.message?.blocks[0]).toEqual({ kind: "paragraph", text: message.body });
    expect(linkIn(mail).pathname).toBe(`/jobs/applications/${params.id}`);
    expect(await me.applications.get({ params })).toMatchObject({ unreadMessages: 1, messages: [message] });
  });

  it("is read when the candidate opens it", async () => {
    const { staff, me, params } = await setUp();
    await staff.hiring.sendMessage({ params, body: message });
    await me.applications.readMessages({ params });
    expect((await me.applications.get({ params })).unreadMessages).toBe(0);
    const { messages } = await staff.hiring.get({ params });
    expect(messages[0]?.readAt).not.toBeNull();
  });

  it("goes once, however often it is sent", async () => {
    const { staff, params, candidate } = await setUp();
    const body = { ...message, key: crypto.randomUUID() };
    await Promise.all([1, 2, 3].map(() => staff.hiring.sendMessage({ params, body })));
    expect((await staff.hiring.get({ params })).messages).toHaveLength(1);
    expect(await mailsTo(app.current, candidate.email)).toHaveLength(2);
  });

  it.each([
    ["without text", { body: " " }, "body"],
    ["without subject", { subject: "" }, "subject"],
    ["with two lines as its subject", { subject: "Hello\r\nBcc: all@test.example" }, "subject"],
    ["that leaves something open", { body: "Dear {{firstName}}," }, "body"],
  ])("%s is refused", async (_, values, field) => {
    const { staff, params } = await setUp();
    await expect(staff.hiring.sendMessage({ params, body: { ...message, ...values } })).rejects.toMatchObject(
      {
        code: "validation",
        fields: { [field]: expect.any(String) },
      },
    );
  });

  it("does not leave from an address that is not verified", async () => {
    const { staff, params, candidate } = await setUp();
    const newcomer = await createStaff(app.current, organisationId, ["hr"], { emailVerified: false });
    await expect(
      app.current.as(newcomer.token).hiring.sendMessage({ params, body: message }),
    ).rejects.toMatchObject({
      code: "email_unverified",
      message: "Please verify your email address before sending mail to others.",
    });
    expect((await staff.hiring.get({ params })).messages).toEqual([]);
    expect(await mailsTo(app.current, candidate.email)).toHaveLength(1);
  });

  it("knows the value of each placeholder", async () => {
    const { staff, params } = await setUp();
    expect((await staff.hiring.get({ params })).placeholders).toMatchObject({
      candidateName: "Achieng Otieno",
      firstName: "Achieng",
      jobTitle: "Loan Officer",
      department: "Credit",
      senderName: "Halima Otieno",
    });
  });
});

describe("the candidate's answer", () => {
  it("reaches the person who wrote, and is shown as what they do next", async () => {
    const { staff, me, params, hr } = await setUp();
    await staff.hiring.sendMessage({ params, body: message });
    const body = "Tuesday at ten, please.";
    const { messages } = await me.applications.reply({ params, body: { body } });
    expect(messages[1]).toMatchObject({ sender: "candidate", subject: "Re: A short call", body });
    const [mail, ...more] = await mailsTo(app.current, hr.email);
    expect(more).toEqual([]);
    expect(mail?.message?.blocks).toContainEqual({ kind: "quote", text: body });
    expect(linkIn(mail).searchParams.get("application")).toBe(params.id);
    const unread = await staff.hr.applications.get({ params });
    expect(unread.nextAction.description).toBe("Answer the candidate's message");
    await staff.hiring.readMessages({ params });
    expect((await staff.hr.applications.get({ params })).nextAction.description).toBe(
      "Review the application",
    );
  });

  it("can be the first word, and then all of HR hears it", async () => {
    const own = await createOrganisation(app.current);
    const hiring = await createHiring(app.current, own.id);
    const colleague = await createStaff(app.current, own.id, ["hr"]);
    const owner = await createStaff(app.current, own.id, ["owner"]);
    const { messages } = await app.current
      .as(hiring.candidate.token)
      .applications.reply({ params: hiring.params, body: { body: "I have moved to Thika." } });
    expect(messages[0]?.subject).toBe("About Loan Officer");
    for (const { email } of [hiring.hr, colleague]) {
      expect(await mailsTo(app.current, email)).toHaveLength(1);
    }
    expect(await mailsTo(app.current, owner.email)).toEqual([]);
  });

  it("goes once, however often it is sent", async () => {
    const { me, params, hr } = await setUp();
    const body = { body: "Hello", key: crypto.randomUUID() };
    await Promise.all([1, 2, 3].map(() => me.applications.reply({ params, body })));
    expect((await me.applications.get({ params })).messages).toHaveLength(1);
    expect(await mailsTo(app.current, hr.email)).toHaveLength(1);
  });
});

it("is nobody else's business", async () => {
  const { staff, params } = await setUp();
  await staff.hiring.sendMessage({ params, body: message });
  const stranger = app.current.as((await createCandidate(app.current)).token).applications;
  const missing = { code: "not_found", status: 404 };
  await expect(stranger.get({ params })).rejects.toMatchObject(missing);
  await expect(stranger.reply({ params, body: { body: "Hello" } })).rejects.toMatchObject(missing);
  await expect(stranger.readMessages({ params })).rejects.toMatchObject(missing);
  await expect(stranger.withdraw({ params, body: {} })).rejects.toMatchObject(missing);
});

describe("templates", () => {
  const input = {
    name: "Call",
    subject: "About {{jobTitle}}",
    body: "Dear {{ firstName }}, hello.",
  };

  it("are added, changed and removed", async () => {
    const own = await createOrganisation(app.current);
    const { templates } = app.current.as((await createStaff(app.current, own.id, ["hr"])).token).hiring;
    const { id } = await templates.create({ body: input });
    await templates.create({ body: { ...input, name: "A first one" } });
    await templates.update({ params: { id }, body: { ...input, subject: "Hello" } });
    expect(await templates.list()).toMatchObject([{ name: "A first one" }, { id, subject: "Hello" }]);
    await templates.remove({ params: { id } });
    await expect(templates.remove({ params: { id } })).rejects.toMatchObject({ code: "not_found" });
    expect(await templates.list()).toHaveLength(1);
  });

  it("have one name each", async () => {
    const own = await createOrganisation(app.current);
    const { templates } = app.current.as((await createStaff(app.current, own.id, ["hr"])).token).hiring;
    const { id } = await templates.create({ body: { ...input, name: "Other" } });
    const made = await Promise.allSettled([1, 2, 3].map(() => templates.create({ body: input })));
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(templates.update({ params: { id }, body: input })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("know their placeholders", async () => {
    const { staff } = await setUp();
    await expect(
      staff.hiring.templates.create({ body: { ...input, body: "You earn {{salary}}." } }),
    ).rejects.toMatchObject({ fields: { body: expect.stringContaining("{{salary}} is not known") } });
  });
});

describe("an answer that came by another way", () => {
  const now = new Date();
  const reply = {
    channel: "phone" as const,
    date: nairobiDay(now),
    time: nairobiTime(now),
    body: "Tuesday suits.",
  };

  it("stands in the thread for staff, with how it came and who recorded it", async () => {
    const { staff, me, params, candidate } = await setUp();
    const mailsBefore = (await mailsTo(app.current, candidate.email)).length;
    const { messages } = await staff.hiring.recordReply({ params, body: reply });
    expect(messages).toMatchObject([
      { sender: "candidate", author: "Halima Otieno", channel: "phone", body: reply.body },
    ]);
    expect(messages[0]?.readAt).not.toBeNull();
    expect((await me.applications.get({ params })).messages).toEqual([]);
    expect(await mailsTo(app.current, candidate.email)).toHaveLength(mailsBefore);
  });

  it("is recorded once, however often it is sent", async () => {
    const { staff, params } = await setUp();
    const body = { ...reply, key: crypto.randomUUID() };
    await Promise.all([1, 2, 3].map(() => staff.hiring.recordReply({ params, body })));
    expect((await staff.hiring.get({ params })).messages).toHaveLength(1);
  });

  it.each([
    ["ahead", nairobiDayAfter(now, 1)],
    ["before the application", nairobiDayAfter(now, -3)],
  ])("is refused with a day that lies %s", async (_, date) => {
    const { staff, params } = await setUp();
    await expect(staff.hiring.recordReply({ params, body: { ...reply, date } })).rejects.toMatchObject({
      code: "validation",
      fields: { date: expect.any(String) },
    });
  });
});
