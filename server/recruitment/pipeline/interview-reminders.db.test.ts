import { and, asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { notifications } from "#server/platform/notifications/notifications.table.ts";
import {
  createApplication,
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { createHiring, interviewPlan } from "#server/testing/hiring.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { scorecardOf } from "#server/testing/scorecards.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { followInterviews } from "./interview-reminders.service.ts";
import { interviews } from "./pipeline.table.ts";

const app = startTestApp();
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
let organisationId: string;
let hiring: Awaited<ReturnType<typeof createHiring>>;
let interviewId: string;
beforeEach(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  hiring = await createHiring(app.current, organisationId);
  await schedule(hiring.params.id);
});

/** An interview of somebody in HR with the candidate of an application; the tests below are about the last one. */
async function schedule(id: string): Promise<void> {
  const { interviews: planned } = await app.current.as(hiring.hr.token).hiring.scheduleInterview({
    params: { id },
    body: interviewPlan({ interviewerIds: [hiring.hr.userId], allowConflict: true }),
  });
  interviewId = planned[0]?.id ?? "";
}

const inScope = <T>(work: Parameters<typeof inOrganisation<T>>[2]) =>
  inOrganisation(app.current.platform.database, organisationId, work);

/** Moves the interview to so many milliseconds from now, as if it had been written so long ago. */
const place = (startsIn: number, writtenAgo = 3 * day) =>
  inScope((scope) =>
    scope.update(
      interviews,
      {
        startsAt: new Date(Date.now() + startsIn),
        endsAt: new Date(Date.now() + startsIn + 45 * minute),
        updatedAt: new Date(Date.now() - writtenAgo),
      },
      eq(interviews.id, interviewId),
    ),
  );

const run = (times = 1) =>
  Promise.all(Array.from({ length: times }, () => followInterviews(app.current.platform)));

const subjectsTo = async (email: string, word: string) =>
  (await mailsTo(app.current, email)).filter(({ message }) => message?.subject.startsWith(word));

/** Who was asked for a scorecard. */
const askedFor = () =>
  inScope((scope) =>
    scope
      .select(
        { userId: notifications.userId },
        notifications,
        and(eq(notifications.kind, "interview_ended"), eq(notifications.subjectId, hiring.params.id)),
      )
      .orderBy(asc(notifications.userId)),
  );

describe("a reminder", () => {
  it("reaches both sides a day before, once with several processes, and without another calendar entry", async () => {
    await run();
    expect(await subjectsTo(hiring.candidate.email, "Reminder:")).toEqual([]);
    await place(20 * hour);
    await run(3);
    await run();
    const [mail, ...more] = await subjectsTo(hiring.candidate.email, "Reminder: your interview");
    expect(more).toEqual([]);
    expect(mail?.message?.attachments ?? []).toEqual([]);
    expect(JSON.stringify(mail?.message?.blocks)).toContain("A reminder of your interview");
    expect(await subjectsTo(hiring.hr.email, "Reminder: you interview")).toHaveLength(1);
  });

  it("comes again in the hour before, and never to an interview that has begun", async () => {
    await place(30 * minute);
    await run(2);
    expect(await subjectsTo(hiring.candidate.email, "Soon:")).toHaveLength(1);
    expect(await subjectsTo(hiring.hr.email, "Soon:")).toHaveLength(1);
    expect(await subjectsTo(hiring.candidate.email, "Reminder:")).toEqual([]);
    await inScope((scope) =>
      scope.update(interviews, { soonRemindedAt: null }, eq(interviews.id, interviewId)),
    );
    await place(-minute);
    await run();
    expect(await subjectsTo(hiring.candidate.email, "Soon:")).toHaveLength(1);
  });

  it("does not follow an invitation that has just gone out", async () => {
    await place(20 * hour, hour);
    await run();
    expect(await subjectsTo(hiring.candidate.email, "Reminder:")).toEqual([]);
  });

  it("comes anew for a new time, and not for one that was called off", async () => {
    await place(20 * hour);
    await run();
    const { hiring: calls } = app.current.as(hiring.hr.token);
    await calls.changeInterview({
      params: { id: interviewId },
      body: interviewPlan({ interviewerIds: [hiring.hr.userId] }),
    });
    await place(20 * hour);
    await run();
    expect(await subjectsTo(hiring.candidate.email, "Reminder:")).toHaveLength(2);
    await place(30 * minute);
    await calls.cancelInterview({ params: { id: interviewId } });
    await run();
    expect(await subjectsTo(hiring.candidate.email, "Soon:")).toEqual([]);
  });

  it("is in the language of the account", async () => {
    const reader = await createCandidate(app.current, { language: "sw" });
    const job = await createJob(app.current, organisationId);
    await schedule(await createApplication(app.current, reader, job));
    await place(20 * hour);
    await run();
    expect(await subjectsTo(reader.email, "Kumbusho: mahojiano yako")).toHaveLength(1);
  });
});

describe("feedback", () => {
  const give = (who: TestPerson) =>
    app.current.as(who.token).scorecards.give({ params: hiring.params, body: scorecardOf("good") });

  it("is asked after the interview, once, of those who interviewed", async () => {
    await createStaff(app.current, organisationId, ["hr"]);
    await place(-30 * minute);
    await run();
    expect(await askedFor()).toEqual([]);
    await place(-50 * minute);
    await run(3);
    expect(await askedFor()).toEqual([{ userId: hiring.hr.userId }]);
  });

  it("is not asked of who gave it already", async () => {
    await give(hiring.hr);
    await place(-50 * minute);
    await run();
    expect(await askedFor()).toEqual([]);
  });
});
