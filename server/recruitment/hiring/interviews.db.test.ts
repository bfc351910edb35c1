import { beforeAll, describe, expect, it } from "vitest";
import type { NewInterview } from "#contract/recruitment/hiring.ts";
import { nairobiDateTime, nairobiDayAfter } from "#server/platform/clock.ts";
import {
  createApplication,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { createHiring, interviewPlan } from "#server/testing/hiring.ts";
import { mailsTo, type QueuedMail } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let organisationId: string;
beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
});

type Hiring = Awaited<ReturnType<typeof createHiring>>;
const newHiring = () => createHiring(app.current, organisationId);
/** Each application has an interviewer of its own unless the test names one. */
const schedule = ({ hr, params }: Hiring, values: Partial<NewInterview> = {}) =>
  app.current.as(hr.token).hiring.scheduleInterview({
    params,
    body: interviewPlan({ interviewer: `Of ${params.id}`, ...values }),
  });
const change = (
  who: TestPerson,
  id: string,
  { expectedSequence, ...values }: Partial<NewInterview> & { expectedSequence?: number },
) =>
  app.current
    .as(who.token)
    .hiring.changeInterview({ params: { id }, body: { ...interviewPlan(values), expectedSequence } });
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
    expect(lineOf(lines, "UID")).toBe(`UID:interview-${interview.id}@localhost`);
    expect(lineOf(lines, "DTSTART")).toBe(`DTSTART:${interview.startsAt.replaceAll(/[-:]|\.\d+/g, "")}`);
    expect(interview.startsAt).toContain("T07:30:00");
  });

  it("stands on the candidate's application as the next action", async () => {
    const hiring = await newHiring();
    await schedule(hiring);
    const day = nairobiDayAfter(new Date(), 3);
    expect(await mine(hiring)).toMatchObject({
      nextAction: { type: "interview", dueDate: day },
      interviewDetails: {
        date: day,
        time: "10:30",
        type: "Video call",
        interviewer: `Of ${hiring.id}`,
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
    ["nobody to meet", { interviewer: "  " }, "interviewer"],
  ])("is refused for %s", async (_, values, field) => {
    await expect(schedule(await newHiring(), values)).rejects.toMatchObject({
      code: "validation",
      fields: { [field]: expect.any(String) },
    });
  });

  it("is refused once the application is decided", async () => {
    const hiring = await newHiring();
    const hr = app.current.as(hiring.hr.token);
    await hr.hr.applications.updateStatus({ params: hiring.params, body: { status: "rejected" } });
    await expect(schedule(hiring)).rejects.toMatchObject({ code: "conflict" });
    expect((await hr.hiring.get({ params: hiring.params })).abilities.scheduleInterview).toBe(false);
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
    await schedule(await newHiring(), { key, interviewer: "Key One" });
    await expect(schedule(await newHiring(), { key, interviewer: "Key Two" })).rejects.toMatchObject({
      code: "malformed_request",
    });
  });
});

describe("a calendar that is taken", () => {
  it("is said, by name, position and time, and can be booked all the same", async () => {
    const [first, second] = [await newHiring(), await newHiring()];
    await schedule(first, { interviewer: "Otieno Odhiambo" });
    const overlapping = { interviewer: "otieno  odhiambo", time: "11:00" };
    await expect(schedule(second, overlapping)).rejects.toMatchObject({
      code: "slot_taken",
      message: expect.stringMatching(
        /^Otieno Odhiambo already interviews Achieng Otieno for Loan Officer on .+ from 10:30 to 11:15 \(/,
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
    await schedule(first, { interviewer: "Njeri Kamau" });
    await schedule(second, { interviewer: "Njeri Kamau", time: "11:15" });
    await schedule(second, { interviewer: "Njeri Kamau", time: "09:45" });
    expect((await mine(second)).interviews).toHaveLength(2);
  });

  it("is the candidate's too, with another application", async () => {
    const hiring = await newHiring();
    await schedule(hiring, { interviewer: "Panel One" });
    const jobId = await createJob(app.current, organisationId, { title: "Branch Manager" });
    const id = await createApplication(app.current, hiring.candidate, jobId);
    const other = { ...hiring, id, params: { id } };
    await expect(schedule(other, { interviewer: "Panel Two" })).rejects.toMatchObject({
      code: "slot_taken",
      message: expect.stringContaining("Achieng Otieno already has an interview for Loan Officer on"),
    });
    await schedule(other, { interviewer: "Panel Two", allowConflict: true });
    expect((await mine(other)).interviews).toHaveLength(1);
  });

  it("is never booked twice for one application", async () => {
    const hiring = await newHiring();
    const { id } = await scheduled(hiring, { interviewer: "Panel Three" });
    const again = { interviewer: "Panel Four", allowConflict: true };
    const refused = {
      code: "validation",
      fields: { time: expect.stringContaining("already has an interview") },
    };
    await expect(schedule(hiring, again)).rejects.toMatchObject(refused);
    const later = await scheduled(hiring, { interviewer: "Panel Three", time: "14:00" });
    await expect(change(hiring.hr, later.id, { ...again, time: "10:45" })).rejects.toMatchObject(refused);
    // Itself it may overlap.
    await change(hiring.hr, id, { interviewer: "Panel Three", time: "10:45" });
    expect((await mine(hiring)).interviews).toHaveLength(2);
  });

  it("goes to one of several who ask at the same moment", async () => {
    const all = await Promise.all(Array.from({ length: 4 }, newHiring));
    const asked = await Promise.allSettled(
      all.map((hiring) => schedule(hiring, { interviewer: "Asha Ali", time: "15:00" })),
    );
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("a change", () => {
  it("keeps the entry's name and raises its number", async () => {
    const hiring = await newHiring();
    const interview = await scheduled(hiring, { interviewer: "Change One" });
    const moved = { interviewer: "Change One", time: "14:00", expectedSequence: 0 };
    const colleague = await createStaff(app.current, organisationId, ["owner"]);
    const after = await change(colleague, interview.id, moved);
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
    const interview = await scheduled(hiring, { interviewer: "Change Two" });
    const same = await change(hiring.hr, interview.id, { interviewer: "Change Two", expectedSequence: 0 });
    expect(same.interviews).toMatchObject([{ sequence: 0 }]);
    expect(await mailsTo(app.current, hiring.candidate.email)).toHaveLength(2);
  });

  it("by two people at once: the second is told", async () => {
    const hiring = await newHiring();
    const { id } = await scheduled(hiring, { interviewer: "Change Three" });
    const attempts = await Promise.allSettled(
      ["13:00", "14:00", "15:00"].map((time) =>
        change(hiring.hr, id, { interviewer: "Change Three", time, expectedSequence: 0 }),
      ),
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
    const { id } = await scheduled(hiring, { interviewer: "Off One" });
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
    await schedule(hiring, { interviewer: "Off Two" });
    const hr = app.current.as(hiring.hr.token);
    await hr.hr.applications.updateStatus({ params: hiring.params, body: { status: "rejected" } });
    expect((await mine(hiring)).interviews).toMatchObject([{ state: "cancelled" }]);
    const [mail] = await mailsTo(app.current, hiring.candidate.email);
    expect(calendarOf(mail)).toContain("METHOD:CANCEL");
  });
});

it("is nothing for staff whose address is not verified", async () => {
  const hiring = await newHiring();
  const { id } = await scheduled(hiring, { interviewer: "Verified" });
  const newcomer = await createStaff(app.current, organisationId, ["hr"], { emailVerified: false });
  const refused = { code: "email_unverified", status: 403 };
  await expect(schedule({ ...hiring, hr: newcomer })).rejects.toMatchObject(refused);
  await expect(change(newcomer, id, { time: "16:00" })).rejects.toMatchObject(refused);
  await expect(
    app.current.as(newcomer.token).hiring.cancelInterview({ params: { id } }),
  ).rejects.toMatchObject(refused);
  expect((await mine(hiring)).interviews).toMatchObject([{ sequence: 0, state: "upcoming" }]);
});
