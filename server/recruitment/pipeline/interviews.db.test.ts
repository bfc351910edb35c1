import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { NewInterview } from "#contract/recruitment/hiring.ts";
import { nairobiDateTime, nairobiDayAfter } from "#server/platform/clock.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import {
  createApplication,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { createHiring, interviewPlan } from "#server/testing/hiring.ts";
import { mailsTo, type QueuedMail } from "#server/testing/mailbox.ts";
import { settleRejectionOf } from "#server/testing/rejections.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { interviewers, interviews } from "./pipeline.table.ts";

const app = startTestApp();
let organisationId: string;
beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
});

type Hiring = Awaited<ReturnType<typeof createHiring>>;
const newHiring = () => createHiring(app.current, organisationId);
/** Each application has an interviewer of its own unless the test names others. */
const schedule = ({ hr, params }: Hiring, values: Partial<NewInterview> = {}) =>
  app.current.as(hr.token).hiring.scheduleInterview({
    params,
    body: interviewPlan({ interviewerIds: [hr.userId], ...values }),
  });
const change = (
  who: TestPerson,
  id: string,
  { expectedSequence, ...values }: Partial<NewInterview> & { expectedSequence?: number },
) =>
  app.current.as(who.token).hiring.changeInterview({
    params: { id },
    body: { ...interviewPlan({ interviewerIds: [who.userId], ...values }), expectedSequence },
  });
/** Somebody of the team, whom only this test knows. */
const colleague = (firstName: string) => createStaff(app.current, organisationId, ["hr"], { firstName });
const only = ({ userId }: TestPerson) => ({ interviewerIds: [userId] });
const mine = ({ candidate, params }: Hiring) => app.current.as(candidate.token).applications.get({ params });

/** The lines of the calendar entry in a mail, unfolded. */
const calendarOf = (mail: QueuedMail | undefined): string[] =>
  Buffer.from(mail?.message?.attachments?.[0]?.content ?? "", "base64")
    .toString()
    .replaceAll("\r\n ", "")
    .split("\r\n");
const lineOf = (lines: string[], name: string) => lines.find((line) => line.startsWith(`${name}:`));

async function scheduled(hiring: Hiring, values: Partial<NewInterview> = {}) {
  const { interviews } = await schedule(hiring, values);
  const interview = interviews.at(-1);
  if (!interview) throw new Error("no interview was scheduled");
  return interview;
}

describe("an invitation", () => {
  it("reaches the candidate by mail, with an entry for the calendar", async () => {
    const hiring = await newHiring();
    const interview = await scheduled(hiring);
    const [mail] = await mailsTo(app.current, hiring.candidate.email);
    expect(mail).toMatchObject({ subject: "Your interview: Loan Officer", organisationId });
    const when = nairobiDateTime(new Date(interview.startsAt));
    expect(when).toContain("10:30");
    expect(JSON.stringify(mail?.message?.blocks)).toContain(when);
    const lines = calendarOf(mail);
    expect(lines).toEqual(expect.arrayContaining(["METHOD:REQUEST", "SEQUENCE:0", "STATUS:CONFIRMED"]));
    expect(lineOf(lines, "UID")).toBe(`UID:interview-${interview.id}@ushirika.example`);
    expect(lineOf(lines, "DTSTART")).toBe(`DTSTART:${interview.startsAt.replaceAll(/[-:]|\.\d+/g, "")}`);
    expect(interview.startsAt).toContain("T07:30:00");
  });

  it("is shown on the candidate's application as the next action", async () => {
    const hiring = await newHiring();
    await schedule(hiring);
    const day = nairobiDayAfter(new Date(), 3);
    expect(await mine(hiring)).toMatchObject({
      nextAction: { type: "interview", dueDate: day },
      interviewDetails: {
        date: day,
        time: "10:30",
        type: "Video call",
        interviewer: "Halima Otieno",
        location: "https://meet.example/umoja",
        joinUrl: "https://meet.example/umoja",
      },
      interviews: [{ state: "upcoming", note: "Have your certificates at hand." }],
    });
    const staff = await app.current.as(hiring.hr.token).hr.applications.get({ params: hiring.params });
    expect(staff.nextAction).toEqual({ type: "interview", description: "Hold the interview", dueDate: day });
  });

  it("in person has a place and nothing to join", async () => {
    const hiring = await newHiring();
    await schedule(hiring, { type: "in_person", location: "Head office, 2nd floor" });
    expect((await mine(hiring)).interviewDetails).toMatchObject({
      type: "In person",
      location: "Head office, 2nd floor",
      joinUrl: null,
    });
  });

  it("is refused for a time that has passed, or a year that was mistyped", async () => {
    const hiring = await newHiring();
    for (const date of ["2020-01-06", nairobiDayAfter(new Date(), 800)]) {
      await expect(schedule(hiring, { date })).rejects.toMatchObject({
        code: "validation",
        fields: { date: expect.any(String) },
      });
    }
  });

  it.each([
    ["a call without a link", { location: "Ask for the link" }, "location"],
    ["a link that is none", { location: "javascript:alert(1)" }, "location"],
    ["a time that is none", { time: "25:00" }, "time"],
    ["nobody to meet", { interviewerIds: [] }, "interviewerIds"],
    ["somebody who is not in the team", { interviewerIds: [crypto.randomUUID()] }, "interviewerIds"],
  ])("is refused for %s", async (_, values, field) => {
    await expect(schedule(await newHiring(), values)).rejects.toMatchObject({
      code: "validation",
      fields: { [field]: expect.any(String) },
    });
  });

  it("at three in the morning goes out when it is said to be meant, and is not asked about again", async () => {
    const hiring = await newHiring();
    const night = { time: "03:00", allowUnusualTime: false };
    await expect(schedule(hiring, night)).rejects.toMatchObject({
      code: "unusual_time",
      status: 409,
      message: expect.stringMatching(/ at 03:00 \(Nairobi time\) (lies outside 07:00 to 19:00|is )/),
    });
    const { id } = await scheduled(hiring, { ...night, allowUnusualTime: true });
    // The time stays: there is nothing to ask.
    const asked = { ...night, note: "Bring your ID card." };
    expect((await change(hiring.hr, id, asked)).interviews[0]).toMatchObject({ note: "Bring your ID card." });
    await expect(change(hiring.hr, id, { ...asked, time: "04:00" })).rejects.toMatchObject({
      code: "unusual_time",
    });
  });

  it("is refused once the application is decided", async () => {
    const hiring = await newHiring();
    const hr = app.current.as(hiring.hr.token);
    await hr.hr.applications.updateStatus({ params: hiring.params, body: { status: "rejected" } });
    await expect(schedule(hiring)).rejects.toMatchObject({ code: "conflict" });
    const { abilities } = await hr.hr.applications.get({ params: hiring.params });
    expect(abilities.scheduleInterview).toBe(false);
  });
});

describe("sent twice", () => {
  it("invites once, also at the same moment", async () => {
    const hiring = await newHiring();
    const key = crypto.randomUUID();
    await Promise.all([schedule(hiring, { key }), schedule(hiring, { key }), schedule(hiring, { key })]);
    expect((await mine(hiring)).interviews).toHaveLength(1);
    expect(await mailsTo(app.current, hiring.candidate.email)).toHaveLength(2);
  });

  it("with the key of another application is refused", async () => {
    const key = crypto.randomUUID();
    await schedule(await newHiring(), { key });
    await expect(schedule(await newHiring(), { key })).rejects.toMatchObject({
      code: "malformed_request",
    });
  });
});

describe("a calendar that is taken", () => {
  it("is said, by name, position and time, and can be booked all the same", async () => {
    const [first, second] = [await newHiring(), await newHiring()];
    const odhiambo = only(await colleague("Odhiambo"));
    await schedule(first, odhiambo);
    const overlapping = { ...odhiambo, time: "11:00" };
    await expect(schedule(second, overlapping)).rejects.toMatchObject({
      code: "slot_taken",
      message: expect.stringMatching(
        /^Odhiambo Otieno already interviews Achieng Otieno for Loan Officer on .+ from 10:30 to 11:15 \(/,
      ),
    });
    expect((await mine(second)).interviews).toEqual([]);
    await schedule(second, { ...overlapping, allowConflict: true });
    expect((await mine(second)).interviews).toHaveLength(1);
    await expect(schedule(await newHiring(), overlapping)).rejects.toMatchObject({
      message: expect.stringMatching(/, and 1 more at that time\.$/),
    });
  });

  it("is free before and after", async () => {
    const [first, second] = [await newHiring(), await newHiring()];
    const njeri = only(await colleague("Njeri"));
    await schedule(first, njeri);
    await schedule(second, { ...njeri, time: "11:15" });
    await schedule(second, { ...njeri, time: "09:45" });
    expect((await mine(second)).interviews).toHaveLength(2);
  });

  it("is the candidate's too, with another application", async () => {
    const hiring = await newHiring();
    const another = only(await colleague("Panel"));
    await schedule(hiring);
    const jobId = await createJob(app.current, organisationId, { title: "Branch Manager" });
    const id = await createApplication(app.current, hiring.candidate, jobId);
    const other = { ...hiring, id, params: { id } };
    await expect(schedule(other, another)).rejects.toMatchObject({
      code: "slot_taken",
      message: expect.stringContaining("Achieng Otieno already has an interview for Loan Officer on"),
    });
    await schedule(other, { ...another, allowConflict: true });
    expect((await mine(other)).interviews).toHaveLength(1);
  });

  it("is never booked twice for one application", async () => {
    const hiring = await newHiring();
    const { id } = await scheduled(hiring);
    const again = { ...only(await colleague("Panel")), allowConflict: true };
    const refused = {
      code: "validation",
      fields: { time: expect.stringContaining("already has an interview") },
    };
    await expect(schedule(hiring, again)).rejects.toMatchObject(refused);
    const later = await scheduled(hiring, { time: "14:00" });
    await expect(change(hiring.hr, later.id, { ...again, time: "10:45" })).rejects.toMatchObject(refused);
    // Itself it may overlap.
    await change(hiring.hr, id, { time: "10:45" });
    expect((await mine(hiring)).interviews).toHaveLength(2);
  });

  it("goes to one of several who ask at the same moment", async () => {
    const all = await Promise.all(Array.from({ length: 4 }, newHiring));
    const asha = only(await colleague("Asha"));
    const asked = await Promise.allSettled(all.map((hiring) => schedule(hiring, { ...asha, time: "15:00" })));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("a change", () => {
  it("keeps the entry's name and raises its number", async () => {
    const hiring = await newHiring();
    const interview = await scheduled(hiring);
    const moved = { ...only(hiring.hr), time: "14:00", expectedSequence: 0 };
    const owner = await createStaff(app.current, organisationId, ["owner"]);
    const after = await change(owner, interview.id, moved);
    expect(after.interviews).toMatchObject([{ id: interview.id, sequence: 1 }]);
    const [changed, invited] = await mailsTo(app.current, hiring.candidate.email);
    expect(changed?.subject).toBe("Changed: your interview: Loan Officer");
    const facts = JSON.stringify(changed?.message?.blocks);
    expect(facts).toContain("at 14:00 (Nairobi time)");
    expect(facts).toContain(nairobiDateTime(new Date(interview.startsAt)));
    const [now, then] = [calendarOf(changed), calendarOf(invited)];
    expect(now).toEqual(expect.arrayContaining(["METHOD:REQUEST", "SEQUENCE:1"]));
    expect(lineOf(now, "UID")).toBe(lineOf(then, "UID"));
    // Whoever changes it, the organiser of the entry stays.
    const organizer = (lines: string[]) => lines.find((line) => line.startsWith("ORGANIZER"));
    expect(organizer(now)).toBe(organizer(then));
  });

  it("of nothing sends nothing", async () => {
    const hiring = await newHiring();
    const interview = await scheduled(hiring);
    const same = await change(hiring.hr, interview.id, { expectedSequence: 0 });
    expect(same.interviews).toMatchObject([{ sequence: 0 }]);
    expect(await mailsTo(app.current, hiring.candidate.email)).toHaveLength(2);
  });

  it("by two people at once: the second is notified", async () => {
    const hiring = await newHiring();
    const { id } = await scheduled(hiring);
    const attempts = await Promise.allSettled(
      ["13:00", "14:00", "15:00"].map((time) => change(hiring.hr, id, { time, expectedSequence: 0 })),
    );
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const attempt of attempts) {
      if (attempt.status === "rejected") expect(attempt.reason).toMatchObject({ code: "stale" });
    }
  });
});

describe("calling off", () => {
  it("takes it out of the calendar and off the candidate's page", async () => {
    const hiring = await newHiring();
    const { id } = await scheduled(hiring);
    const hr = app.current.as(hiring.hr.token);
    await hr.hiring.cancelInterview({ params: { id } });
    const [mail] = await mailsTo(app.current, hiring.candidate.email);
    expect(mail?.subject).toBe("Called off: your interview: Loan Officer");
    expect(calendarOf(mail)).toEqual(
      expect.arrayContaining(["METHOD:CANCEL", "SEQUENCE:1", "STATUS:CANCELLED"]),
    );
    const after = await mine(hiring);
    expect(after).toMatchObject({ interviewDetails: null, interviews: [{ state: "cancelled" }] });
    await expect(hr.hiring.cancelInterview({ params: { id } })).rejects.toMatchObject({ code: "conflict" });
    await expect(change(hiring.hr, id, { time: "16:00" })).rejects.toMatchObject({ code: "conflict" });
    expect(await mailsTo(app.current, hiring.candidate.email)).toHaveLength(3);
  });

  it("happens by itself when the application is decided", async () => {
    const hiring = await newHiring();
    await schedule(hiring);
    const hr = app.current.as(hiring.hr.token);
    await hr.hr.applications.updateStatus({ params: hiring.params, body: { status: "rejected" } });
    await settleRejectionOf(app.current, hiring.id);
    expect((await mine(hiring)).interviews).toMatchObject([{ state: "cancelled" }]);
    const sent = await mailsTo(app.current, hiring.candidate.email);
    expect(sent.filter((mail) => calendarOf(mail).includes("METHOD:CANCEL"))).toHaveLength(1);
  });
});

describe("interviewers", () => {
  const guestsOf = (lines: string[]) =>
    lines.filter((line) => line.startsWith("ATTENDEE")).map((line) => /mailto:(.+)$/i.exec(line)?.[1] ?? "");
  /** The newest mail about an interview to somebody. */
  const newest = async ({ email }: TestPerson) => (await mailsTo(app.current, email))[0];

  it("are chosen from those of the team who work in recruitment, several of them", async () => {
    const hiring = await newHiring();
    const [owner, kyc] = [
      await createStaff(app.current, organisationId, ["owner"]),
      await createStaff(app.current, organisationId, ["onboarding"]),
    ];
    const file = await app.current.as(hiring.hr.token).hiring.get({ params: hiring.params });
    const ids = file.interviewerChoices.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([owner.userId, hiring.hr.userId]));
    expect(ids).not.toContain(kyc.userId);
    expect(file.interviewerChoices.filter(({ self }) => self).map(({ id }) => id)).toEqual([
      hiring.hr.userId,
    ]);
    const { id: elsewhere } = await createOrganisation(app.current);
    for (const stranger of [kyc, await createStaff(app.current, elsewhere, ["hr"]), hiring.candidate]) {
      await expect(schedule(hiring, only(stranger))).rejects.toMatchObject({
        code: "validation",
        fields: { interviewerIds: expect.any(String) },
      });
    }
    const interviewerIds = [hiring.hr.userId, owner.userId];
    expect(await scheduled(hiring, { interviewerIds })).toMatchObject({
      interviewer: "Achieng Otieno, Halima Otieno",
      interviewerIds: expect.arrayContaining(interviewerIds),
    });
    const [seen] = (await mine(hiring)).interviews;
    expect(seen?.interviewer).toBe("Achieng Otieno, Halima Otieno");
    // Who they are in the team is nothing for the candidate.
    expect(seen).not.toHaveProperty("interviewerIds");
  });

  it("get the invitation too, with everybody who is asked to come", async () => {
    const hiring = await newHiring();
    const baraka = await colleague("Baraka");
    await schedule(hiring, { interviewerIds: [hiring.hr.userId, baraka.userId] });
    const everybody = [hiring.candidate, hiring.hr, baraka];
    const entries = await Promise.all(everybody.map(async (one) => calendarOf(await newest(one))));
    for (const lines of entries) {
      expect(guestsOf(lines).sort()).toEqual(everybody.map(({ email }) => email).sort());
      expect(lineOf(lines, "UID")).toBe(lineOf(entries[0] ?? [], "UID"));
      expect(lines).toContain("METHOD:REQUEST");
    }
    const mail = await newest(baraka);
    expect(mail?.subject).toBe("You interview Achieng Otieno: Loan Officer");
    expect(mail?.message?.blocks.find(({ kind }) => kind === "button")).toMatchObject({
      url: expect.stringContaining(`/hr-manager/applications?application=${hiring.id}`),
    });
    expect(mail?.thread).toBe(`application-${hiring.id}`);
  });

  it("are informed of a move; new ones are invited, and those not needed are informed of it", async () => {
    const hiring = await newHiring();
    const [stays, leaves, comes] = [
      await colleague("Stays"),
      await colleague("Leaves"),
      await colleague("Comes"),
    ];
    const { id } = await scheduled(hiring, { interviewerIds: [stays.userId, leaves.userId] });
    await change(hiring.hr, id, { interviewerIds: [stays.userId, comes.userId], time: "16:00" });
    const seen = async (who: TestPerson) => {
      const mail = await newest(who);
      const lines = calendarOf(mail);
      return [
        mail?.subject.split(" Achieng")[0],
        lineOf(lines, "METHOD"),
        lineOf(lines, "SEQUENCE"),
        guestsOf(lines),
      ];
    };
    const guests = [hiring.candidate.email, comes.email, stays.email];
    expect(await seen(stays)).toEqual(["Changed: you interview", "METHOD:REQUEST", "SEQUENCE:1", guests]);
    expect(await seen(comes)).toEqual(["You interview", "METHOD:REQUEST", "SEQUENCE:1", guests]);
    expect(await seen(leaves)).toEqual([
      "Called off: you interview",
      "METHOD:CANCEL",
      "SEQUENCE:1",
      [leaves.email],
    ]);
    await app.current.as(hiring.hr.token).hiring.cancelInterview({ params: { id } });
    for (const who of [stays, comes]) {
      expect((await seen(who)).slice(0, 3)).toEqual([
        "Called off: you interview",
        "METHOD:CANCEL",
        "SEQUENCE:2",
      ]);
    }
    expect(await mailsTo(app.current, leaves.email)).toHaveLength(2);
  });

  it("are named where their calendars clash, and no one else", async () => {
    const [first, second] = [await newHiring(), await newHiring()];
    const [free, busy, too] = [await colleague("Free"), await colleague("Busy"), await colleague("Too")];
    await schedule(first, { interviewerIds: [busy.userId, too.userId, first.hr.userId] });
    await expect(
      schedule(second, { interviewerIds: [free.userId, busy.userId], time: "10:45" }),
    ).rejects.toMatchObject({ message: expect.stringMatching(/^Busy Otieno already interviews Achieng/) });
    await expect(
      schedule(second, { interviewerIds: [too.userId, busy.userId], time: "10:45" }),
    ).rejects.toMatchObject({
      message: expect.stringMatching(/^Busy Otieno, Too Otieno already interview /),
    });
    await schedule(second, { ...only(free), time: "10:45" });
  });

  it("who were typed before they were chosen keep their names, and their calendars", async () => {
    const hiring = await newHiring();
    const wafula = await colleague("Wafula");
    const { id } = await scheduled(hiring, { time: "08:00" });
    await inOrganisation(app.current.platform.database, organisationId, async (scope) => {
      await scope.delete(interviewers, eq(interviewers.interviewId, id));
      const typed = { interviewer: "wafula otieno", calendarUid: null };
      await scope.update(interviews, typed, eq(interviews.id, id));
    });
    expect((await mine(hiring)).interviews).toMatchObject([{ interviewer: "wafula otieno" }]);
    await expect(schedule(await newHiring(), { ...only(wafula), time: "08:15" })).rejects.toMatchObject({
      message: expect.stringMatching(/^wafula otieno already interviews /),
    });
    await app.current.as(hiring.hr.token).hiring.cancelInterview({ params: { id } });
    expect(lineOf(calendarOf(await newest(hiring.candidate)), "UID")).toBe(`UID:interview-${id}@localhost`);
  });
});

it("is nothing for staff whose address is not verified", async () => {
  const hiring = await newHiring();
  const { id } = await scheduled(hiring);
  const newcomer = await createStaff(app.current, organisationId, ["hr"], { emailVerified: false });
  const refused = { code: "email_unverified", status: 403 };
  await expect(schedule({ ...hiring, hr: newcomer })).rejects.toMatchObject(refused);
  await expect(change(newcomer, id, { time: "16:00" })).rejects.toMatchObject(refused);
  await expect(
    app.current.as(newcomer.token).hiring.cancelInterview({ params: { id } }),
  ).rejects.toMatchObject(refused);
  expect((await mine(hiring)).interviews).toMatchObject([{ sequence: 0, state: "upcoming" }]);
});
