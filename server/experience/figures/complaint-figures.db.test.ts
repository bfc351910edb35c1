import { beforeAll, describe, expect, it } from "vitest";
import { openStatuses } from "#contract/experience/complaints.ts";
import { nairobiDayAfter, nairobiMoment } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { complaints } from "../complaints/complaints.table.ts";
import { feedbackTable } from "../feedback/feedback.table.ts";

const app = startTestApp();
const june = { from: "2026-06-01", to: "2026-06-30" };
const at = (day: string) => nairobiMoment(day, "10:00");

interface Desk {
  organisationId: string;
  officer: TestPerson;
}

let desk: Desk;
let number = 0;

async function openDesk(): Promise<Desk> {
  const { id } = await createOrganisation(app.current);
  return { organisationId: id, officer: await createStaff(app.current, id, ["experience"]) };
}

/** A complaint that came on a day; its steps were due within the month after. */
const complained = (
  day: string,
  values: Partial<typeof complaints.$inferInsert> = {},
  { organisationId } = desk,
) =>
  inOrganisation(app.current.platform.database, organisationId, async (scope) => {
    number += 1;
    const id = newId();
    await scope.insert(complaints, {
      id,
      number,
      attemptKey: crypto.randomUUID(),
      codeDigest: crypto.randomUUID(),
      source: "form",
      channel: "web",
      language: "sw",
      topic: "loans",
      severity: "medium",
      description: "Mkopo wangu umechelewa.",
      receivedAt: at(day),
      acknowledgeDueAt: nairobiMoment("2026-07-30"),
      investigateDueAt: nairobiMoment("2026-08-30"),
      ...values,
    });
    return id;
  });

const answered = (values: Partial<typeof feedbackTable.$inferInsert> & { answeredAt: Date }) =>
  inOrganisation(app.current.platform.database, desk.organisationId, async (scope) => {
    const [row] = await scope
      .insert(feedbackTable, { pageLanguage: "en", id: newId(), ...values })
      .returning({ id: feedbackTable.id });
    return row?.id ?? "";
  });

const figures = (of = desk) => app.current.as(of.officer.token).experience.figures;

beforeAll(async () => {
  desk = await openDesk();
  const stranger = await openDesk();
  await complained("2026-06-10", {}, stranger);
});

describe("complaint insights", () => {
  it("counts what came, about what, how it went and what is open", async () => {
    const done = (day: string) => ({
      status: "closed" as const,
      acknowledgedAt: at(day),
      investigatedAt: at(day),
      communicatedAt: at(day),
      closedAt: at(day),
    });
    const first = await complained("2026-06-02", { ...done("2026-06-04"), rootCause: "process" });
    await complained("2026-06-10", { ...done("2026-06-20"), late: true, rootCause: "process" });
    await complained("2026-06-12", { topic: "mpesa", severity: "critical" });
    await complained("2026-06-13", { status: "merged", mergedInto: first, closedAt: at("2026-06-13") });
    await complained("2026-05-20", { ...done("2026-06-03"), rootCause: "system" });
    const found = await figures().complaints({ query: june });
    expect(found.now).toEqual({ received: 3, closed: 2, late: 2, averageDays: 6 });
    expect(found.past).toEqual({ received: 1, closed: 1, late: 0, averageDays: 14 });
    expect(found.open).toBe(1);
    expect(found.ages.map(({ cases }) => cases)).toEqual([0, 0, 0, 1]);
    // The one that is open was due in July.
    expect(found.clock.map(({ state, now }) => [state, now])).toEqual([
      ["within", 0],
      ["missed_open", 1],
      ["met", 1],
      ["missed", 1],
    ]);
    expect(found.topics).toEqual([
      { topic: "loans", now: 2, past: 1, open: 0 },
      { topic: "mpesa", now: 1, past: 0, open: 1 },
    ]);
    expect(found.severities.find(({ severity }) => severity === "critical")).toMatchObject({
      now: 1,
      open: 1,
    });
    expect(found.rootCauses).toEqual([
      { rootCause: "process", now: 2, past: 0 },
      { rootCause: "system", now: 0, past: 1 },
    ]);
    expect(found.trend.map(({ received, closed }) => [received, closed])).toEqual([
      [1, 2],
      [2, 0],
      [0, 1],
      [0, 0],
      [0, 0],
    ]);
  });

  it("says how old those are that are open, and on which days they came", async () => {
    const other = await openDesk();
    const today = new Date();
    for (const days of [0, 6, 7, 13, 29, 30, 400]) await complained(nairobiDayAfter(today, -days), {}, other);
    const { ages, open } = await figures(other).complaints({ query: {} });
    expect(open).toBe(7);
    expect(ages.map(({ age, cases }) => [age, cases])).toEqual([
      ["week", 2],
      ["two_weeks", 2],
      ["month", 1],
      ["older", 2],
    ]);
    for (const { from, to, cases } of ages) {
      const query = { status: [...openStatuses], ...(from ? { from } : {}), to };
      expect((await app.current.as(other.officer.token).experience.complaints.list({ query })).total).toBe(
        cases,
      );
    }
  });

  it("gives no figure where nobody complained", async () => {
    const { now, topics } = await figures(await openDesk()).complaints({ query: june });
    expect(now).toEqual({ received: 0, closed: 0, late: 0, averageDays: null });
    expect(topics).toEqual([]);
  });
});

describe("the feedback loop", () => {
  it("follows low scores to a case, its end and a member who was told", async () => {
    await answered({ answeredAt: at("2026-06-01"), csat: 5, nps: 9 });
    const waiting = await answered({ answeredAt: at("2026-06-02"), csat: 2 });
    const underWay = await answered({ answeredAt: at("2026-06-03"), nps: 6 });
    const closed = await answered({ answeredAt: at("2026-06-04"), csat: 1, nps: 0 });
    await answered({ answeredAt: at("2026-06-05"), comment: "No score at all" });
    await complained("2026-06-04", { feedbackId: underWay, source: "feedback" });
    await complained("2026-06-05", {
      feedbackId: closed,
      source: "feedback",
      status: "closed",
      communicatedAt: at("2026-06-06"),
      closedAt: at("2026-06-06"),
    });
    const found = await figures().loop({ query: june });
    expect(found.now).toEqual({ answers: 4, low: 3, cases: 2, closed: 1, told: 1 });
    expect(found).toMatchObject({ closedLoop: 33.3, hoursToCase: 24, openTotal: 2 });
    expect(found.open.map((one) => [one.id, one.case?.status])).toEqual([
      [waiting, undefined],
      [underWay, "new"],
    ]);
    // Each step leads to the answers that it counts.
    const { feedback } = app.current.as(desk.officer.token).experience;
    const listed = async (loop: "open" | "case" | "closed" | "told") =>
      (await feedback.list({ query: { ...june, loop: [loop] } })).rows.map(({ id }) => id);
    expect(await listed("open")).toEqual([underWay, waiting]);
    expect(await listed("case")).toEqual([closed, underWay]);
    expect(await listed("closed")).toEqual([closed]);
    expect(await listed("told")).toEqual([closed]);
    const quiet = await figures(await openDesk()).loop({ query: june });
    expect(quiet).toMatchObject({ closedLoop: null, hoursToCase: null, openTotal: 0 });
  });
});
