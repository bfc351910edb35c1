import { describe, expect, it } from "vitest";
import { kenyanHoliday } from "#server/platform/calendar/kenyan-holidays.ts";
import { nairobiDay } from "#server/platform/clock.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { EnquiryInput } from "#server/site/enquiries.service.ts";
import { mailsTo, type QueuedMail } from "#server/testing/mailbox.ts";
import { providerId } from "#server/testing/site.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { enquiries } from "./site.table.ts";

const app = startTestApp();
const site = () => app.current.as().enquiries;
const team = "hello@ushirika.example";

let last = 0;
const newEmail = () => `visitor-${++last}@test.example`;

const person = (email: string) => ({
  fullName: "Naliaka Wekesa",
  email,
  phone: "0712 345 678",
  saccoName: "Mwangaza SACCO",
});
const contact = (email: string): Extract<EnquiryInput, { topic: "contact" }> => ({
  ...person(email),
  topic: "contact",
  subject: "Check-off lists",
  message: "Can you read the lists that our employers send?\nThey come as PDF.",
});
const demo = (email: string, slot: string) => ({ ...person(email), topic: "demo" as const, slot });

const kept = async (email: string) => {
  const rows = await inOrganisation(app.current.platform.database, await providerId(app.current), (scope) =>
    scope.select({ email: enquiries.email, phone: enquiries.phone, status: enquiries.status }, enquiries),
  );
  return rows.filter((row) => row.email === email);
};

const textOf = (mail: QueuedMail | undefined) => JSON.stringify(mail?.message?.blocks);
const calendarOf = (mail: QueuedMail | undefined) => {
  const [file] = mail?.message?.attachments ?? [];
  return {
    ...file,
    text: Buffer.from(file?.content ?? "", "base64")
      .toString()
      .replaceAll("\r\n ", ""),
  };
};
/** The mail that the team got about a sender. */
const toTeamAbout = async (email: string) =>
  (await mailsTo(app.current, team)).filter((mail) => mail.message?.replyTo === email);

async function freeSlot(): Promise<string> {
  const {
    slots: [slot],
  } = await site().slots();
  if (!slot) throw new Error("two weeks hold a free slot");
  return slot.startsAt;
}

describe("a message", () => {
  it("is stored, sent to the team and acknowledged", async () => {
    const email = newEmail();
    const answer = await site().create({ body: contact(email) });
    expect(answer).toEqual({ message: expect.stringContaining("within 24 hours"), meeting: null });
    expect(await kept(email)).toEqual([{ email, phone: "+254712345678", status: "new" }]);

    const [toTeam, ...more] = await toTeamAbout(email);
    expect(more).toEqual([]);
    expect(toTeam).toMatchObject({
      subject: "Message: Mwangaza SACCO",
      organisationId: await providerId(app.current),
    });
    for (const text of ["Check-off lists", "They come as PDF.", "+254 712 345 678", email]) {
      expect(textOf(toTeam)).toContain(text);
    }
    const [toSender] = await mailsTo(app.current, email);
    expect(toSender).toMatchObject({
      subject: "We have received your message to Ushirika",
      message: { greeting: "Hello Naliaka,", replyTo: team },
    });
    expect(toSender?.message?.attachments).toBeUndefined();
  });

  it("sends none of a stranger's text to an address that anybody could have typed", async () => {
    const email = newEmail();
    await site().create({
      body: {
        ...contact(email),
        fullName: "Naliaka Wekesa",
        subject: "spam.example",
        message: "Visit spam.example",
      },
    });
    const [mail] = await mailsTo(app.current, email);
    expect(JSON.stringify(mail?.message)).not.toContain("spam.example");
  });

  it("is asked for again when a field is missing", async () => {
    const answer = await app.current.http.inject({
      method: "POST",
      url: "/api/enquiries",
      payload: {
        topic: "contact",
        fullName: " ",
        email: "naliaka",
        subject: "a\nBcc: b@c.example",
        message: "",
      },
    });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields).sort()).toEqual(["email", "fullName", "message", "subject"]);
  });

  it("of a program that fills in the hidden field is answered the same, and dropped", async () => {
    const email = newEmail();
    const honest = await site().create({ body: contact(newEmail()) });
    const answer = await site().create({ body: { ...contact(email), website: "https://spam.example" } });
    expect(answer).toEqual(honest);
    expect(await kept(email)).toEqual([]);
    expect(await mailsTo(app.current, email)).toEqual([]);
  });

  it("is taken ten times a day from one address", async () => {
    const email = newEmail();
    for (let sent = 0; sent < 10; sent += 1) await site().create({ body: contact(email) });
    await expect(site().create({ body: contact(email) })).rejects.toMatchObject({ code: "rate_limited" });
    expect(await mailsTo(app.current, email)).toHaveLength(10);
  });

  it.each([
    ["quote", { topic: "quote" as const }, "Custom quote"],
    ["sales", { topic: "sales" as const }, "Sales"],
    ["solution", { topic: "solution" as const, solution: "Sacco Hisa" as const }, "Sacco Hisa"],
  ])("may ask about: %s", async (_, topic, told) => {
    const email = newEmail();
    await site().create({ body: { ...person(email), ...topic } });
    expect(textOf((await toTeamAbout(email))[0])).toContain(told);
  });

  it("names one of our solutions only", async () => {
    const body = { ...person(newEmail()), topic: "solution", solution: "Something else" } as never;
    await expect(site().create({ body })).rejects.toMatchObject({ code: "validation" });
  });
});

describe("a meeting", () => {
  it("is booked with an invitation for both calendars", async () => {
    const email = newEmail();
    const slot = await freeSlot();
    const answer = await site().create({ body: demo(email, slot) });
    const endsAt = new Date(Date.parse(slot) + 30 * 60_000).toISOString();
    expect(answer.meeting).toEqual({ startsAt: slot, endsAt });

    const [toSender] = await mailsTo(app.current, email);
    const [toTeam] = await toTeamAbout(email);
    expect(toSender?.subject).toBe("Booked: Ushirika demo");
    const calendar = calendarOf(toSender);
    expect(calendar).toMatchObject({
      filename: "meeting.ics",
      contentType: "text/calendar; method=REQUEST; charset=utf-8",
    });
    const inUtc = (moment: string) => moment.replace(/[-:]|\.\d+/g, "");
    expect(calendar.text).toContain(`DTSTART:${inUtc(slot)}\r\nDTEND:${inUtc(endsAt)}\r\n`);
    expect(calendar.text).toMatch(/^UID:enquiry-[0-9a-f-]{36}@ushirika\.example\r$/m);
    // Anybody may have typed the guest's address: the number is in the team's entry only.
    expect(calendar.text).not.toContain("254712345678");
    const team = calendarOf(toTeam).text;
    expect(team).toContain("LOCATION:Phone: +254712345678");
    for (const line of ["UID", "DTSTART", "SUMMARY"]) {
      const lineOf = (text: string) => text.split("\r\n").find((one) => one.startsWith(`${line}:`));
      expect(lineOf(team)).toBe(lineOf(calendar.text));
    }
  });

  it("takes its time off the list, for its day too", async () => {
    const slot = await freeSlot();
    const day = new Date(Date.parse(slot) + 3 * 3600_000).toISOString().slice(0, 10);
    const free = async () => (await site().slots({ query: { day } })).slots.map((one) => one.startsAt);
    expect(await free()).toContain(slot);
    await site().create({ body: demo(newEmail(), slot) });
    expect(await free()).not.toContain(slot);
    expect((await free()).every((one) => one.slice(0, 10) === day)).toBe(true);
    expect(await site().slots({ query: { day: "2020-01-06" } })).toEqual({ slots: [], closed: [] });
  });

  it("is given to one of two who want the same time at the same moment", async () => {
    const slot = await freeSlot();
    const emails = [newEmail(), newEmail(), newEmail()];
    const all = await Promise.allSettled(emails.map((email) => site().create({ body: demo(email, slot) })));
    const refused = all.filter((one) => one.status === "rejected");
    expect(refused).toHaveLength(2);
    for (const one of refused) expect(one.reason).toMatchObject({ code: "slot_taken", status: 409 });
    const mails = (await Promise.all(emails.map((email) => mailsTo(app.current, email)))).flat();
    expect(mails, "nobody is told of a booking that was refused").toHaveLength(1);
  });

  it("is confirmed again to a browser that lost the answer, without another mail", async () => {
    const email = newEmail();
    const slot = await freeSlot();
    const first = await site().create({ body: demo(email, slot) });
    expect(await site().create({ body: demo(email, slot) })).toEqual(first);
    expect(await mailsTo(app.current, email)).toHaveLength(1);
  });

  it.each([
    ["outside business hours", (slot: number) => slot + 16 * 3600_000],
    ["in the middle of a slot", (slot: number) => slot + 5 * 60_000],
    ["in the past", () => Date.parse("2020-01-06T07:00:00Z")],
    ["far ahead", (slot: number) => slot + 28 * 24 * 3600_000],
  ])("cannot be booked %s", async (_, shift) => {
    const { slots } = await site().slots();
    const refused = slots
      .map((slot) => new Date(shift(Date.parse(slot.startsAt.replace(/T.*/, "T05:00:00Z")))))
      // A public holiday has an answer of its own.
      .find((moment) => kenyanHoliday(nairobiDay(moment)) === null);
    const body = demo(newEmail(), refused?.toISOString() ?? "");
    await expect(site().create({ body })).rejects.toMatchObject({
      code: "validation",
      fields: { slot: "Please choose one of the offered times." },
    });
  });
});

it("uses nothing of the day up with times that were taken", async () => {
  const slot = await freeSlot();
  await site().create({ body: demo(newEmail(), slot) });
  const email = newEmail();
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await expect(site().create({ body: demo(email, slot) })).rejects.toMatchObject({ code: "slot_taken" });
  }
  await site().create({ body: demo(email, await freeSlot()) });
  expect(await mailsTo(app.current, email)).toHaveLength(1);
});

describe("the hidden field on a booking", () => {
  it("blocks no time", async () => {
    const slot = await freeSlot();
    const answer = await site().create({ body: { ...demo(newEmail(), slot), website: "x" } });
    expect(answer.meeting?.startsAt).toBe(slot);
    expect(await freeSlot()).toBe(slot);
  });
});

describe("who writes in Kiswahili", () => {
  it("is answered and written to in it, with the invitation; the team reads English", async () => {
    const email = newEmail();
    const kiswahili = (payload: object) =>
      app.current.http.inject({
        method: "POST",
        url: "/api/enquiries",
        payload,
        headers: { "accept-language": "sw" },
      });
    const times = await site().slots({ query: {} });
    const slot = times.slots.at(-1)?.startsAt ?? "";
    const booked = await kiswahili(demo(email, slot));
    expect(booked.json().message).toBe("Mkutano wako umepangwa. Tumetuma mwaliko kwa barua pepe yako.");
    const [mail] = await mailsTo(app.current, email);
    expect(mail?.message).toMatchObject({
      language: "sw",
      subject: "Imepangwa: Maonyesho ya Ushirika",
      greeting: "Habari Naliaka,",
    });
    expect(calendarOf(mail).text).toContain("SUMMARY:Maonyesho ya Ushirika");
    const [toTeam] = await toTeamAbout(email);
    expect(toTeam?.message?.subject).toBe("Demo: Mwangaza SACCO");

    const refused = await kiswahili(demo(newEmail(), "2020-01-02T06:00:00.000Z"));
    expect(refused.json().fields).toEqual({ slot: "Tafadhali chagua moja ya nyakati zilizotolewa." });
    expect((await kiswahili({ ...contact(newEmail()), message: "" })).json().fields.message).toBe(
      "Tafadhali jaza sehemu zote za lazima.",
    );
  });
});
