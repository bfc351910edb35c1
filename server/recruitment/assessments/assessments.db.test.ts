import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { notifications } from "#server/platform/notifications/notifications.table.ts";
import { createAssessment, invitationTo, sumQuestion } from "#server/testing/assessments.ts";
import { createCandidate, createOrganisation } from "#server/testing/factories.ts";
import { createHiring } from "#server/testing/hiring.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { settleRejectionOf } from "#server/testing/rejections.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { assessmentInvitations } from "./assessments.table.ts";
import { followAssessments } from "./finished.service.ts";

const app = startTestApp();
let organisationId: string;
let hiring: Awaited<ReturnType<typeof createHiring>>;
let bank: Awaited<ReturnType<typeof createAssessment>>;
beforeEach(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  hiring = await createHiring(app.current, organisationId);
  bank = await createAssessment(app.current, hiring.hr.token);
});

const staff = () => app.current.as(hiring.hr.token).assessments;
const mine = () => app.current.as(hiring.candidate.token).assessments.mine;

/** Sends the assessment. @returns how it is named in calls about it */
async function send(values: Partial<ReturnType<typeof invitationTo>> = {}) {
  const body = { ...invitationTo(bank.id), ...values };
  const { sent } = await staff().send({ params: hiring.params, body });
  const id = sent[0]?.id ?? "";
  return { id, params: { id } };
}

const answer = (id: string, questionId: string, ...given: string[]) =>
  mine().answer({ params: { id, questionId }, body: { answer: given } });

const change = (id: string, values: Partial<typeof assessmentInvitations.$inferInsert>) =>
  inOrganisation(app.current.platform.database, organisationId, (scope) =>
    scope.update(assessmentInvitations, values, eq(assessmentInvitations.id, id)),
  );

/** As if it had been begun long ago. */
const endTime = (id: string) =>
  change(id, { startedAt: new Date(Date.now() - 3_600_000), endsAt: new Date(Date.now() - 60_000) });

const file = () => staff().get({ params: hiring.params });
const mails = () => mailsTo(app.current, hiring.candidate.email);
const historyOf = async () =>
  (await app.current.as(hiring.hr.token).hr.applications.get({ params: hiring.params })).history.map(
    ({ notes }) => notes,
  );

describe("sending", () => {
  it("mails the candidate once for all attempts", async () => {
    const key = crypto.randomUUID();
    await Promise.all([1, 2].map(() => send({ key, note: "At home is fine.", extraMinutes: 15 })));
    const { sent, choices } = await file();
    expect(sent).toMatchObject([
      { state: "waiting", minutes: 45, points: 10, reached: null, note: "At home is fine." },
    ]);
    expect(choices).toMatchObject([{ name: "First round", points: 10 }]);
    const found = (await mails()).filter(({ message }) => message?.subject.includes("First round"));
    expect(found).toHaveLength(1);
    expect(JSON.stringify(found[0]?.message)).toContain(`/jobs/assessments/${sent[0]?.id}`);
    expect(await historyOf()).toContain("Sent the assessment “First round”.");
  });

  it.each([
    ["a day that is over", { dueDate: "2026-01-01" }, "dueDate"],
    ["an assessment that is not there", { assessmentId: crypto.randomUUID() }, "assessmentId"],
  ])("refuses %s", async (_, values, field) => {
    await expect(send(values)).rejects.toMatchObject({
      code: "validation",
      fields: { [field]: expect.any(String) },
    });
  });

  it("is over once the application is decided, and what waits closes", async () => {
    const { params } = await send();
    await app.current.as(hiring.hr.token).hr.applications.updateStatus({
      params: hiring.params,
      body: { status: "rejected", notes: "" },
    });
    await expect(send()).rejects.toMatchObject({ code: "conflict" });
    expect((await file()).sent).toMatchObject([{ state: "closed" }]);
    await settleRejectionOf(app.current, hiring.id);
    await expect(mine().start({ params })).rejects.toMatchObject({ code: "conflict" });
  });

  it("is taken back until the candidate begins", async () => {
    const first = await send();
    await staff().cancel({ params: first.params });
    await staff().cancel({ params: first.params });
    expect(await mine().list({ params: hiring.params })).toEqual([]);
    await expect(mine().get({ params: first.params })).rejects.toMatchObject({ code: "not_found" });
    await expect(mine().start({ params: first.params })).rejects.toMatchObject({ code: "not_found" });
    const second = await send();
    await mine().start({ params: second.params });
    await expect(staff().cancel({ params: second.params })).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("the candidate", () => {
  it("sees no question before the beginning, and never what is right", async () => {
    const { params } = await send();
    const before = await mine().get({ params });
    expect(before).toMatchObject({ state: "waiting", questionCount: 2, questions: [], secondsLeft: null });
    const [begun] = await Promise.all([1, 2].map(() => mine().start({ params })));
    expect(begun?.questions.map(({ text }) => text)).toContain(sumQuestion.text);
    expect(begun?.secondsLeft).toBeGreaterThan(29 * 60);
    expect(JSON.stringify(begun)).not.toMatch(/240000|Listens first/);
  });

  it("goes on where a connection broke, and another tab changes no other answer", async () => {
    const { id, params } = await send();
    await mine().start({ params });
    await Promise.all([answer(id, bank.sum, "KSh 240,000"), answer(id, bank.words, "I listen.")]);
    await answer(id, bank.words, "I listen, and then I speak.");
    expect((await mine().get({ params })).answers).toEqual({
      [bank.sum]: ["KSh 240,000"],
      [bank.words]: ["I listen, and then I speak."],
    });
    await answer(id, bank.sum);
    expect((await mine().get({ params })).answers[bank.sum]).toEqual([]);
  });

  it("hands in once, and is asked nothing afterwards", async () => {
    const { id, params } = await send();
    await expect(answer(id, bank.sum, "1")).rejects.toMatchObject({ code: "conflict" });
    await mine().start({ params });
    await answer(id, bank.sum, "240000");
    await Promise.all([1, 2, 3].map(() => mine().submit({ params })));
    expect(await mine().get({ params })).toMatchObject({ state: "finished", questions: [], answers: {} });
    await expect(answer(id, bank.sum, "1")).rejects.toMatchObject({ code: "conflict" });
    const done = (await historyOf()).filter((notes) => notes?.startsWith("Finished the assessment"));
    expect(done).toEqual(["Finished the assessment “First round”: 4 of 10 points."]);
  });

  it("cannot answer once the time is over; what was answered counts", async () => {
    const { id, params } = await send();
    await mine().start({ params });
    await answer(id, bank.sum, "240000");
    await endTime(id);
    await expect(answer(id, bank.words, "Late")).rejects.toMatchObject({ code: "conflict" });
    expect((await mine().get({ params })).state).toBe("finished");
    expect((await file()).sent).toMatchObject([{ state: "marked", reached: 4, percent: 40 }]);
  });

  it("cannot begin after the last day", async () => {
    const { id, params } = await send();
    await change(id, { dueAt: new Date(Date.now() - 1000) });
    await expect(mine().start({ params })).rejects.toMatchObject({ code: "conflict" });
    expect((await file()).sent).toMatchObject([{ state: "expired" }]);
  });

  it.each([
    ["an option that was not offered", ["D"]],
    ["two of one", ["A", "B"]],
  ])("is refused %s", async (_, given) => {
    const body = { ...sumQuestion, kind: "single_choice" as const, options: ["A", "B"], right: ["A"] };
    await staff().updateQuestion({ params: { id: bank.sum }, body });
    const { id, params } = await send();
    await mine().start({ params });
    await expect(answer(id, bank.sum, ...given)).rejects.toMatchObject({ code: "validation" });
  });

  it("is the only one who reaches it", async () => {
    const { id, params } = await send();
    const other = app.current.as((await createCandidate(app.current)).token).assessments.mine;
    for (const call of [
      () => other.get({ params }),
      () => other.start({ params }),
      () => other.submit({ params }),
      () => other.answer({ params: { id, questionId: bank.sum }, body: { answer: ["1"] } }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: "not_found" });
    }
    expect(await other.list({ params: hiring.params })).toEqual([]);
  });
});

describe("marking", () => {
  const finish = async () => {
    const sent = await send();
    await mine().start({ params: sent.params });
    await answer(sent.id, bank.sum, "240000");
    await answer(sent.id, bank.words, "I listen.");
    return sent;
  };
  const mark = (id: string, questionId: string, points: number) =>
    staff().mark({ params: { id }, body: { marks: [{ questionId, points }] } });

  it("shows answers only when it is done, and has no result until all are marked", async () => {
    const { id, params } = await finish();
    expect(JSON.stringify((await file()).sent)).not.toContain("I listen.");
    await expect(mark(id, bank.words, 3)).rejects.toMatchObject({ code: "conflict" });
    await mine().submit({ params });
    expect((await file()).sent).toMatchObject([{ state: "to_mark", reached: 4, percent: null }]);
    const { sent } = await mark(id, bank.words, 3.5);
    expect(sent).toMatchObject([{ state: "marked", reached: 7.5, percent: 75 }]);
    expect(await historyOf()).toContain("Marked the assessment “First round”: 7.5 of 10 points.");
  });

  it("refuses more points than a question has, and a question that was not asked", async () => {
    const { id, params } = await finish();
    await mine().submit({ params });
    await expect(mark(id, bank.words, 6.5)).rejects.toMatchObject({ code: "validation" });
    await expect(mark(id, crypto.randomUUID(), 1)).rejects.toMatchObject({ code: "validation" });
  });

  it("goes by the questions as they were sent", async () => {
    const { params } = await finish();
    await staff().updateQuestion({ params: { id: bank.sum }, body: { ...sumQuestion, right: ["1"] } });
    await mine().submit({ params });
    expect((await file()).sent).toMatchObject([{ reached: 4 }]);
  });
});

describe("the task", () => {
  const notified = () =>
    inOrganisation(app.current.platform.database, organisationId, (scope) =>
      scope.select(
        { userId: notifications.userId },
        notifications,
        and(eq(notifications.kind, "assessment_finished"), eq(notifications.subjectId, hiring.id)),
      ),
    );

  it("hands in what was left open, and notifies who sent it, once", async () => {
    const { id, params } = await send();
    await mine().start({ params });
    await followAssessments(app.current.platform);
    expect(await notified()).toEqual([]);
    await endTime(id);
    await Promise.all([1, 2, 3].map(() => followAssessments(app.current.platform)));
    expect(await notified()).toEqual([{ userId: hiring.hr.userId }]);
    expect((await file()).sent).toMatchObject([{ state: "marked", reached: 0 }]);
  });

  it("reminds who has not begun, a day before the end, once", async () => {
    const { id } = await send();
    const reminders = async () =>
      (await mails()).filter(({ message }) => message?.subject.startsWith("By tomorrow")).length;
    await followAssessments(app.current.platform);
    expect(await reminders()).toBe(0);
    await change(id, {
      sentAt: new Date(Date.now() - 2 * 86_400_000),
      dueAt: new Date(Date.now() + 3_600_000),
    });
    await Promise.all([1, 2].map(() => followAssessments(app.current.platform)));
    expect(await reminders()).toBe(1);
  });
});
