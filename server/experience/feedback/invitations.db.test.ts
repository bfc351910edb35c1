import { describe, expect, it } from "vitest";
import { dayMillis } from "#server/platform/clock.ts";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { newMember } from "#server/testing/members.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { askMembers } from "./asking.service.ts";

const app = startTestApp();

async function openDesk() {
  const { id, slug } = await createOrganisation(app.current);
  const { token } = await createStaff(app.current, id, ["owner"]);
  const api = app.current.as(token);
  // An address of this test alone: mails are asked for by it.
  const member = await api.members.create({ body: newMember({ email: `${slug}@mail.example` }) });
  const record = async (person: string = member.idNumber) =>
    (await api.experience.interactions.create({ body: { channel: "call", topic: "loans", person } })).id;
  return { ...api.experience, slug, member, record };
}

/** The keys of the links in the questions that somebody was sent, oldest first. */
async function keysSent(email: string): Promise<string[]> {
  const mails = await mailsTo(app.current, email);
  return mails.map((mail) => /visit=([0-9a-f-]{36})/.exec(JSON.stringify(mail))?.[1] ?? "");
}

const answer = (slug: string, visit: string, csat: number) =>
  app.current.as().experience.feedback.answer({ params: { slug }, body: { visit, csat } });

describe("asking about an interaction", () => {
  it("sends a link that counts once, for the member and the interaction that it is about", async () => {
    const { surveys, feedback, slug, member, record } = await openDesk();
    const id = await record();
    expect(await surveys.invite({ params: { id } })).toMatchObject({ state: "sent", reason: null });
    // A second press sends nothing more.
    expect(await surveys.invite({ params: { id } })).toMatchObject({ state: "sent" });
    const keys = await keysSent(member.email);
    expect(keys).toHaveLength(1);
    await answer(slug, keys[0] ?? "", 2);
    await answer(slug, keys[0] ?? "", 4);
    const { rows, total } = await feedback.list();
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({ csat: 4, interactionId: id, member: { id: member.id } });
    expect(await surveys.invite({ params: { id } })).toMatchObject({ state: "answered" });
    expect(await surveys.invitationFigures()).toMatchObject({ sent: 1, answered: 1 });
  });

  it("leaves in peace who was asked lately, and says so on the record", async () => {
    const { surveys, member, record } = await openDesk();
    await surveys.invite({ params: { id: await record() } });
    const again = await surveys.invite({ params: { id: await record() } });
    expect(again).toMatchObject({ state: "not_asked", reason: "asked_lately" });
    const nobody = await surveys.invite({ params: { id: await record("") } });
    expect(nobody).toMatchObject({ state: "not_asked", reason: "no_address" });
    expect(await keysSent(member.email)).toHaveLength(1);
    expect(await surveys.invitationFigures()).toMatchObject({ sent: 1, askedLately: 1, noAddress: 1 });
  });

  it("is repeated by the defaults where the organisation decided nothing", async () => {
    const { surveys, member, record } = await openDesk();
    await surveys.invite({ params: { id: await record() } });
    await askMembers(app.current.platform, new Date(Date.now() + 4 * dayMillis));
    const keys = await keysSent(member.email);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it("comes by itself where the organisation wants it, and is repeated once", async () => {
    const { surveys, member, slug, record } = await openDesk();
    const settings = { cooldownDays: 7, askAfterClosing: true, reminderDays: 3, samplePercent: 0 };
    await surveys.saveSettings({ body: settings });
    await record();
    await askMembers(app.current.platform);
    await askMembers(app.current.platform);
    expect(await keysSent(member.email)).toHaveLength(1);
    const later = new Date(Date.now() + 4 * dayMillis);
    await askMembers(app.current.platform, later);
    await askMembers(app.current.platform, later);
    const keys = await keysSent(member.email);
    // One link for one ask: the reminder repeats it.
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    for (const key of keys) await answer(slug, key, 5);
    expect(await surveys.invitationFigures()).toMatchObject({ sent: 1, answered: 1 });
  });
});
