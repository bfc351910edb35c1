import { beforeAll, describe, expect, it } from "vitest";
import { experienceChannels } from "#contract/experience/channels.ts";
import { defaultComplaintSettings } from "#contract/experience/complaint-settings.ts";
import { csatGroups } from "#contract/experience/feedback.ts";
import { nairobiMoment } from "#server/platform/clock.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { newMember } from "#server/testing/members.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { feedbackTable } from "../feedback/feedback.table.ts";
import { interactions } from "../interactions/interactions.table.ts";

const app = startTestApp();
const june = { from: "2026-06-01", to: "2026-06-30" };
const at = (day: string, time = "10:00") => nairobiMoment(day, time);

let desk: { organisationId: string; officer: TestPerson };
let memberId: string;

async function openDesk() {
  const { id } = await createOrganisation(app.current);
  return { organisationId: id, officer: await createStaff(app.current, id, ["experience", "onboarding"]) };
}

const inDesk = <T>(work: (scope: OrganisationScope) => Promise<T>, { organisationId } = desk) =>
  inOrganisation(app.current.platform.database, organisationId, work);

const touched = (values: Partial<typeof interactions.$inferInsert> & { openedAt: Date }, of = desk) =>
  inDesk(
    (scope) =>
      scope.insert(interactions, {
        channel: "call",
        topic: "loans",
        journeyStage: "borrowing",
        source: "staff",
        ...values,
      }),
    of,
  );

const answered = (values: Partial<typeof feedbackTable.$inferInsert> & { answeredAt: Date }, of = desk) =>
  inDesk((scope) => scope.insert(feedbackTable, { pageLanguage: "en", ...values }), of);

const figures = (of = desk) => app.current.as(of.officer.token).experience.figures;

beforeAll(async () => {
  desk = await openDesk();
  const { members } = app.current.as(desk.officer.token);
  memberId = (await members.create({ body: newMember() })).id;
  const stranger = await openDesk();
  // Another organisation's, in the same days: must never count.
  await touched({ openedAt: at("2026-06-10") }, stranger);
  await answered({ answeredAt: at("2026-06-10"), csat: 1, nps: 0, ces: 1, channel: "call" }, stranger);
  // The period: three interactions. Saturday to Tuesday is two hours, since Monday was Madaraka Day.
  await touched({
    openedAt: at("2026-06-08", "17:00"),
    firstResponseAt: at("2026-06-09", "09:00"),
    memberId,
  });
  await touched({
    openedAt: at("2026-06-13", "13:00"),
    firstResponseAt: at("2026-06-15", "13:00"),
    closedAt: at("2026-06-15", "13:00"),
  });
  await touched({
    openedAt: at("2026-06-30", "23:59"),
    channel: "branch",
    topic: "mpesa",
    journeyStage: "transacting",
    contactName: "Somebody New",
  });
  // The days before, of which the last is a Saturday before a holiday.
  await touched({
    openedAt: at("2026-05-30", "13:00"),
    firstResponseAt: at("2026-06-02", "09:00"),
    memberId,
  });
  await touched({ openedAt: at("2026-05-01") });
  for (const [csat, nps] of [
    [5, 10],
    [4, 9],
    [3, 7],
    [1, 6],
  ]) {
    await answered({
      answeredAt: at("2026-06-15"),
      csat,
      nps,
      channel: "call",
      topics: ["loans", "guarantors"],
    });
  }
  await answered({ answeredAt: at("2026-06-16"), ces: 6, channel: "branch", topics: ["mpesa"] });
  await answered({ answeredAt: at("2026-05-20"), csat: 2, memberId, topics: ["loans"] });
});

describe("the overview", () => {
  it("computes known figures from known rows, beside those of the days before", async () => {
    const overview = await figures().overview({ query: june });
    expect(overview.before).toEqual({ from: "2026-05-02", to: "2026-05-31" });
    expect(overview.now).toEqual({
      interactions: 3,
      // 2 hours over a night; over a Sunday 1 hour of Saturday and 5 of Monday.
      response: { answered: 2, averageMinutes: 240, medianMinutes: 240 },
      csat: { answers: 4, average: 3.25, satisfied: 50 },
      nps: { answers: 4, score: 25, promoters: 2, passives: 1, detractors: 1 },
      ces: { answers: 1, average: 6 },
    });
    expect(overview.past).toMatchObject({
      interactions: 1,
      response: { answered: 1, averageMinutes: 120 },
      csat: { answers: 1, average: 2, satisfied: 0 },
      nps: { answers: 0, score: null },
      ces: { answers: 0, average: null },
    });
  });

  it("counts the hours that the SACCO itself is open", async () => {
    const other = await openDesk();
    const owner = await createStaff(app.current, other.organisationId, ["owner"]);
    await app.current.as(owner.token).experience.complaints.settings.save({
      body: {
        ...defaultComplaintSettings,
        weekdayHours: "08:00-13:00, 14:00-17:00",
        saturdayHours: "",
        closedOn: ["2026-06-10"],
      },
    });
    // An hour of Tuesday, nothing of Wednesday, and of Thursday five hours before lunch and one after it.
    await touched({ openedAt: at("2026-06-09", "16:00"), firstResponseAt: at("2026-06-11", "15:00") }, other);
    const { now } = await figures(other).overview({ query: june });
    expect(now.response).toEqual({ answered: 1, averageMinutes: 420, medianMinutes: 420 });
  });

  it("draws the course by week and by month, with gaps where nobody answered", async () => {
    const { trend, step } = await figures().overview({ query: june });
    expect(step).toBe("week");
    expect(trend.map(({ from, to, interactions, csat }) => [from, to, interactions, csat])).toEqual([
      ["2026-06-01", "2026-06-07", 0, null],
      ["2026-06-08", "2026-06-14", 2, null],
      ["2026-06-15", "2026-06-21", 0, 3.25],
      ["2026-06-22", "2026-06-28", 0, null],
      ["2026-06-29", "2026-06-30", 1, null],
    ]);
    const months = await figures().overview({
      query: { from: "2026-05-20", to: "2026-06-30", step: "month" },
    });
    expect(months.trend.map(({ from, to, interactions }) => [from, to, interactions])).toEqual([
      ["2026-05-20", "2026-05-31", 1],
      ["2026-06-01", "2026-06-30", 3],
    ]);
  });

  it("shows who was in touch, with what members have and answered last", async () => {
    const { members } = app.current.as(desk.officer.token);
    for (const [kind, amount] of [
      ["deposit", 5000],
      ["shares", 2000],
      ["entrance_fee", 500],
    ] as const) {
      const body = { kind, amount, method: "cash" as const, reference: `R-${amount}`, paidOn: "2026-06-01" };
      await members.payments.record({ params: { id: memberId }, body });
    }
    const { recent, clients } = await figures().overview({ query: june });
    expect(recent.map(({ who, state }) => [who, state])).toEqual([
      ["Somebody New", "waiting"],
      ["", "closed"],
      [expect.stringMatching(/./), "answered"],
    ]);
    expect(clients).toMatchObject([{ id: memberId, savings: 7000, interactions: 1, csat: 2, nps: null }]);
  });

  it("gives no figure where nobody answered, and none of another organisation's", async () => {
    const empty = await openDesk();
    const { now, recent, clients } = await figures(empty).overview({ query: june });
    expect(now).toEqual({
      interactions: 0,
      response: { answered: 0, averageMinutes: null, medianMinutes: null },
      csat: { answers: 0, average: null, satisfied: null },
      nps: { answers: 0, score: null, promoters: 0, passives: 0, detractors: 0 },
      ces: { answers: 0, average: null },
    });
    expect([recent, clients]).toEqual([[], []]);
  });
});

describe("the journey", () => {
  it("counts each answer once in each stage that it is about, and who was lost", async () => {
    const { stages, joining } = await figures().journey({ query: june });
    const of = (name: string) => stages.find(({ stage }) => stage === name);
    expect(of("borrowing")).toMatchObject({
      now: { interactions: 2, members: 1, csat: { answers: 4, average: 3.25 } },
      past: { interactions: 1, members: 1, csat: { answers: 1 } },
      droppedOff: 0,
      dropOff: 0,
    });
    expect(of("transacting")).toMatchObject({
      now: { interactions: 1, members: 0, csat: { average: null }, ces: { average: 6 } },
      dropOff: null,
    });
    expect(joining.map(({ now }) => now)).toEqual([0, 0, 0, 0]);
    // In July the member is not heard of, and pays nothing.
    const july = await figures().journey({ query: { from: "2026-07-01", to: "2026-07-30" } });
    expect(july.stages.find(({ stage }) => stage === "borrowing")).toMatchObject({
      droppedOff: 1,
      dropOff: 100,
    });
  });
});

describe("the channels", () => {
  it("counts what comes by each, what is closed and how content members are", async () => {
    const { channels } = await figures().channels({ query: june });
    expect(channels.map(({ channel }) => channel)).toEqual([...experienceChannels]);
    expect(channels.find(({ channel }) => channel === "call")).toMatchObject({
      now: {
        interactions: 2,
        closed: 1,
        response: { averageMinutes: 240 },
        nps: { score: 25 },
        ces: { average: null },
      },
      past: { interactions: 1, csat: { average: null } },
    });
    expect(channels.find(({ channel }) => channel === "branch")?.now).toMatchObject({
      interactions: 1,
      response: { answered: 0, averageMinutes: null },
      ces: { average: 6 },
    });
  });
});

describe("comments", () => {
  it("counts each in all of its topics, by what it says", async () => {
    const of = await openDesk();
    const said = { answeredAt: at("2026-06-10"), topics: ["loans", "mpesa"] as const };
    await answered(
      { ...said, topics: [...said.topics], comment: "Asante", sentiment: "positive", csat: 5 },
      of,
    );
    await answered({ ...said, topics: ["loans"], comment: "Polepole", sentiment: "negative", csat: 2 }, of);
    await answered({ ...said, topics: ["loans"], comment: "Hm", answeredAt: at("2026-05-10") }, of);
    await answered({ ...said, topics: ["loans"], csat: 1 }, of);
    const { comments, topics } = await figures(of).satisfaction({ query: june });
    expect(comments.now).toEqual({ comments: 2, positive: 1, neutral: 0, negative: 1, unsure: 0 });
    expect(comments.past).toMatchObject({ comments: 1, unsure: 1 });
    expect(topics).toMatchObject([
      { topic: "loans", now: { comments: 2, negative: 1 }, past: { comments: 1 }, csat: { average: 3.5 } },
      { topic: "mpesa", now: { comments: 1, positive: 1 }, csat: { average: 5 } },
    ]);
  });
});

describe("the outlook", () => {
  it("finds what moves satisfaction and foretells it, from enough answers only", async () => {
    const of = await openDesk();
    const quiet = await figures(of).satisfaction({ query: {} });
    expect(quiet).toMatchObject({ drivers: [], csatForecast: { history: [], forecast: null } });
    const month = 30 * 86_400_000;
    for (let ago = 1; ago <= 10; ago += 1) {
      const answeredAt = new Date(Date.now() - ago * month);
      await inDesk(
        (scope) =>
          scope.insert(
            feedbackTable,
            Array.from({ length: 10 }, (_, nth) => ({
              answeredAt,
              pageLanguage: "en" as const,
              nps: 9,
              ...(nth < 5 ? { csat: 2 + (nth % 2), topics: ["waiting_time" as const] } : { csat: 5 }),
            })),
          ),
        of,
      );
    }
    const { drivers, driverDays, csatForecast, npsForecast } = await figures(of).satisfaction({ query: {} });
    expect(drivers).toMatchObject([{ kind: "topic", topic: "waiting_time", channel: null, answers: 50 }]);
    expect(drivers[0]?.effect).toBeCloseTo(-2.6, 1);
    expect(drivers[0]?.high).toBeLessThan(0);
    const behind = await app.current.as(of.officer.token).experience.feedback.list({
      query: { ...driverDays, topic: ["waiting_time"], csatGroup: [...csatGroups] },
    });
    expect(behind.total).toBe(50);
    expect(csatForecast.history.length).toBeGreaterThanOrEqual(9);
    expect(csatForecast.forecast?.months).toHaveLength(3);
    expect(csatForecast.forecast?.months[0]?.value).toBeCloseTo(3.7, 1);
    expect(npsForecast.forecast?.months.every(({ high }) => high <= 100)).toBe(true);
  });
});
