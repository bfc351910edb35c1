import { beforeAll, describe, expect, it } from "vitest";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { createEnquiry, createProviderOwner } from "#server/testing/site.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let owner: TestPerson;
const inbox = (person = owner) => app.current.as(person.token).enquiries;

beforeAll(async () => {
  owner = await createProviderOwner(app.current);
});

/** The first free time for a meeting, as a moment. */
async function freeSlot(): Promise<Date> {
  const {
    slots: [slot],
  } = await app.current.as().enquiries.slots();
  if (!slot) throw new Error("two weeks hold a free slot");
  return new Date(slot.startsAt);
}

const calendarOf = (mail: Awaited<ReturnType<typeof mailsTo>>[number] | undefined) =>
  Buffer.from(mail?.message?.attachments?.[0]?.content ?? "", "base64").toString();

describe("the inbox", () => {
  it("belongs to the provider: another SACCO's owner finds nothing in theirs", async () => {
    const id = await createEnquiry(app.current);
    const other = await createOrganisation(app.current);
    const stranger = await createStaff(app.current, other.id, ["owner"]);
    expect((await app.current.as(owner.token).auth.me()).workspace?.isProvider).toBe(true);
    expect((await app.current.as(stranger.token).auth.me()).workspace?.isProvider).toBe(false);
    expect((await inbox().list()).rows.map((row) => row.id)).toContain(id);
    expect(await inbox(stranger).list()).toEqual({ rows: [], total: 0 });
    await expect(inbox(stranger).get({ params: { id } })).rejects.toMatchObject({ code: "not_found" });
  });

  it("shows the newest first, filters, searches and sorts by meeting", async () => {
    const word = "Kakamega Teachers";
    const slot = await freeSlot();
    const later = new Date(slot.getTime() + 30 * 60_000);
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 2, 8, minute));
    const values = { saccoName: `${word} SACCO` };
    const old = await createEnquiry(app.current, { ...values, createdAt: at(1), status: "closed" });
    const second = await createEnquiry(app.current, {
      ...values,
      topic: "demo",
      createdAt: at(2),
      slotStartsAt: later,
    });
    const third = await createEnquiry(app.current, {
      ...values,
      topic: "consultation",
      createdAt: at(3),
      slotStartsAt: slot,
      message: "x".repeat(500),
    });
    const ids = async (query: object) =>
      (await inbox().list({ query: { q: word.toLowerCase(), ...query } })).rows.map((row) => row.id);
    expect(await ids({})).toEqual([third, second, old]);
    expect(await ids({ sort: "createdAt" })).toEqual([old, second, third]);
    expect(await ids({ sort: "meeting" })).toEqual([third, second, old]);
    expect(await ids({ status: "new" })).toEqual([third, second]);
    expect(await ids({ status: ["new", "closed"], topic: ["demo", "contact"] })).toEqual([second, old]);
    expect(await ids({ pageSize: 1, page: 2 })).toEqual([second]);
    const { rows } = await inbox().list({ query: { q: word, topic: "consultation" } });
    expect(rows[0]).toMatchObject({
      meeting: { startsAt: slot.toISOString(), endsAt: later.toISOString() },
      excerpt: "x".repeat(160),
    });
  });
});

describe("a reply", () => {
  it("goes to the sender, stays in the thread and answers the enquiry", async () => {
    const email = "reply@test.example";
    const id = await createEnquiry(app.current, { email });
    const detail = await inbox().reply({ params: { id }, body: { message: "Yes.\nShall we call you?" } });
    expect(detail).toMatchObject({
      status: "answered",
      replies: [{ author: "Achieng Otieno", message: "Yes.\nShall we call you?" }],
    });
    const [mail] = await mailsTo(app.current, email);
    expect(mail).toMatchObject({
      subject: "Re: your enquiry to Ushirika",
      message: { greeting: "Hello Naliaka,", replyTo: "hello@ushirika.example" },
    });
    const text = JSON.stringify(mail?.message?.blocks);
    expect(text).toContain("Shall we call you?");
    // Whoever typed it may have typed somebody else's address.
    expect(text).not.toContain("Can you read the lists");

    await inbox().reply({ params: { id }, body: { message: "One more thing." } });
    const { replies } = await inbox().get({ params: { id } });
    expect(replies.map((one) => one.message)).toEqual(["Yes.\nShall we call you?", "One more thing."]);
  });

  it("needs words, and a sender whose address is known", async () => {
    const id = await createEnquiry(app.current, { email: "unanswered@test.example" });
    const empty = inbox().reply({ params: { id }, body: { message: "  " } });
    await expect(empty).rejects.toMatchObject({ code: "validation" });
    const unproven = await createProviderOwner(app.current, { emailVerified: false });
    const refused = inbox(unproven).reply({ params: { id }, body: { message: "Hello" } });
    await expect(refused).rejects.toMatchObject({ code: "email_unverified" });
    expect(await mailsTo(app.current, "unanswered@test.example")).toEqual([]);
  });
});

describe("closing an enquiry", () => {
  it("says nothing to a sender without a meeting, and can be undone", async () => {
    const id = await createEnquiry(app.current, { email: "quiet@test.example" });
    const change = (status: "new" | "closed") => inbox().update({ params: { id }, body: { status } });
    expect((await change("closed")).status).toBe("closed");
    expect((await change("new")).status).toBe("new");
    expect(await mailsTo(app.current, "quiet@test.example")).toEqual([]);
  });

  it("cancels a meeting that is still ahead: the time is free, both calendars are notified", async () => {
    const email = "called-off@test.example";
    const slotStartsAt = await freeSlot();
    const id = await createEnquiry(app.current, {
      topic: "demo",
      email,
      phone: "+254712345678",
      slotStartsAt,
    });
    const detail = await inbox().update({ params: { id }, body: { status: "closed" } });
    expect(detail.meeting).toBeNull();
    expect(await freeSlot()).toEqual(slotStartsAt);
    const [toGuest] = await mailsTo(app.current, email);
    const [toTeam] = await mailsTo(app.current, "hello@ushirika.example");
    for (const mail of [toGuest, toTeam]) {
      expect(mail?.subject).toBe("Called off: Ushirika demo");
      expect(calendarOf(mail)).toContain("METHOD:CANCEL");
      expect(calendarOf(mail)).toContain(`UID:enquiry-${id}@localhost`);
    }
  });

  it("leaves a meeting that has been held", async () => {
    const slotStartsAt = new Date("2026-01-05T07:00:00Z");
    const email = "held@test.example";
    const id = await createEnquiry(app.current, { topic: "demo", email, slotStartsAt });
    const detail = await inbox().update({ params: { id }, body: { status: "closed" } });
    expect(detail.meeting?.startsAt).toBe(slotStartsAt.toISOString());
    expect(await mailsTo(app.current, email)).toEqual([]);
  });
});
