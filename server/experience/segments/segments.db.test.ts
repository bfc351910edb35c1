import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { SegmentCriteria } from "#contract/experience/segment-facts.ts";
import { journeyStageOf } from "#contract/experience/topics.ts";
import { loansTable } from "#server/finance/loans/loans.table.ts";
import { transactionsTable } from "#server/finance/transactions/transactions.table.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { memberPaymentsTable } from "#server/onboarding/members/payments/payments.table.ts";
import { nairobiDayAfter } from "#server/platform/clock.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { createComplaint } from "#server/testing/complaints.ts";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { addMember } from "#server/testing/register.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { feedbackTable } from "../feedback/feedback.table.ts";
import { interactions } from "../interactions/interactions.table.ts";
import { countSegments } from "./segments.service.ts";

const app = startTestApp();
let token: string;
let organisationId: string;
const api = () => app.current.as(token).experience.segments;
const day = (ago: number) => nairobiDayAfter(new Date(), -ago);

async function add(
  fullName: string,
  values: Parameters<typeof addMember>[2],
  paid: { daysAgo: number; amount: number }[] = [],
) {
  const { id } = await addMember(app.current, organisationId, { fullName, ...values });
  await inOrganisation(app.current.platform.database, organisationId, async (scope) => {
    for (const { daysAgo, amount } of paid) {
      const payment = {
        memberId: id,
        kind: "deposit",
        method: "mpesa",
        amount,
        paidOn: day(daysAgo),
      } as const;
      await scope.insert(memberPaymentsTable, payment);
    }
  });
}

beforeEach(async () => {
  const { id, slug } = await createOrganisation(app.current);
  organisationId = id;
  token = (await createStaff(app.current, id, ["experience"])).token;
  await add(
    "Asha",
    {
      county: "Mombasa",
      language: "sw",
      email: "asha@mail.example",
      marketingConsentAt: new Date(),
      dateOfBirth: `${Number(day(0).slice(0, 4)) - 30}${day(0).slice(4)}`,
      occupation: "Teacher, 100% part time",
      memberNumber: "ASHA-1",
    },
    [
      { daysAgo: 10, amount: 500 },
      { daysAgo: 100, amount: 700 },
    ],
  );
  await add("Brian", { county: "Nairobi", marketingConsentAt: new Date() }, [{ daysAgo: 90, amount: 300 }]);
  await add("Chebet", { joinedAt: null, onboardingStep: "documents" });
  await add("Daudi", { leftOn: day(1), marketingConsentAt: new Date(), email: "daudi@mail.example" });
  // Before the contacts, of which the last one counts.
  await createComplaint(app.current, { slug, token }, { memberNumber: "ASHA-1" });
  await inOrganisation(app.current.platform.database, organisationId, async (scope) => {
    const [asha] = await scope.select({ id: members.id }, members, eq(members.fullName, "Asha"));
    const memberId = asha?.id ?? expect.unreachable();
    const about = { memberId, pageLanguage: "en" as const };
    await scope.insert(feedbackTable, { ...about, nps: 10, csat: 5, answeredAt: new Date("2026-01-01") });
    await scope.insert(feedbackTable, { ...about, nps: 3, csat: 2, answeredAt: new Date("2026-02-01") });
    const contact = {
      memberId,
      topic: "loans",
      journeyStage: journeyStageOf("loans"),
      source: "staff",
    } as const;
    await scope.insert(interactions, { ...contact, channel: "email", openedAt: new Date("2026-01-01") });
    await scope.insert(interactions, { ...contact, channel: "call", openedAt: new Date() });
  });
  await inOrganisation(app.current.platform.database, organisationId, async (scope) => {
    const people = await scope.select({ id: members.id, fullName: members.fullName }, members);
    const idOf = (name: string) =>
      people.find(({ fullName }) => fullName === name)?.id ?? expect.unreachable();
    const loan = { principal: 100_000_00, product: "Development loan" } as const;
    const [earlier, last] = [day(40), day(10)];
    await scope.insert(loansTable, [
      {
        ...loan,
        memberId: idOf("Asha"),
        loanNumber: "L1",
        asOf: earlier,
        outstanding: 9_000_00,
        daysInArrears: 90,
      },
      {
        ...loan,
        memberId: idOf("Asha"),
        loanNumber: "L1",
        asOf: last,
        outstanding: 8_000_00,
        daysInArrears: 0,
      },
      {
        ...loan,
        memberId: idOf("Asha"),
        loanNumber: "L2",
        asOf: last,
        outstanding: 2_000_00,
        daysInArrears: 45,
      },
      {
        ...loan,
        memberId: idOf("Brian"),
        loanNumber: "L3",
        asOf: last,
        outstanding: 500_00,
        daysInArrears: 0,
        product: "School fees",
      },
      // Paid back since: it is in no later book.
      {
        ...loan,
        memberId: idOf("Daudi"),
        loanNumber: "L4",
        asOf: earlier,
        outstanding: 700_00,
        daysInArrears: 400,
      },
    ]);
    const move = { memberId: idOf("Brian"), paidOn: last };
    await scope.insert(transactionsTable, [
      { ...move, reference: "T1", part: "in", type: "deposit", amount: 2_000_00 },
      { ...move, reference: "T2", part: "out", type: "withdrawal", amount: -300_00 },
      { ...move, reference: "T3", part: "in", type: "shares", amount: 1_500_00 },
    ]);
  });
  const other = await createOrganisation(app.current);
  await addMember(app.current, other.id, { fullName: "Zawadi", county: "Nairobi" });
});

const open = { from: null, to: null };
const found: [string, SegmentCriteria, string[]][] = [
  ["nothing", {}, ["Asha", "Brian", "Chebet", "Daudi"]],
  ["membership", { standing: ["member"] }, ["Asha", "Brian"]],
  ["membership of two kinds", { standing: ["joining", "former"] }, ["Chebet", "Daudi"]],
  ["county and language", { county: ["Mombasa", "Nairobi"], language: ["en"] }, ["Brian"]],
  ["part of the occupation", { occupation: "100% PART" }, ["Asha"]],
  ["a per cent sign as itself", { occupation: "T%e" }, []],
  ["the birthday itself", { age: { from: 30, to: 30 } }, ["Asha"]],
  ["an age below", { age: { from: null, to: 29 } }, []],
  [
    "who last paid so long ago, or never",
    { lastPayment: { from: 90, to: null } },
    ["Brian", "Chebet", "Daudi"],
  ],
  ["who paid lately", { lastPayment: { from: null, to: 30 } }, ["Asha"]],
  ["what was paid in all", { deposits: { from: 1000, to: null } }, ["Asha"]],
  ["what was paid at most", { deposits: { from: null, to: 0 } }, ["Chebet", "Daudi"]],
  [
    "how long somebody is a member",
    { joined: { from: null, to: 400 }, standing: ["member"] },
    ["Asha", "Brian"],
  ],
  ["who was never in contact", { lastContact: { from: 1, to: null } }, ["Brian", "Chebet", "Daudi"]],
  ["the channel of the last contact", { channel: ["call"] }, ["Asha"]],
  ["the last answers to the survey", { nps: ["detractor"], csat: { from: null, to: 3 } }, ["Asha"]],
  ["answers that are not the last", { nps: ["promoter"] }, []],
  ["savings by all registers", { savings: { from: 2_000, to: 2_000 } }, ["Brian"]],
  ["shares", { shares: { from: 1, to: null } }, ["Brian"]],
  ["what is owed by the last book", { loans: { from: 10_000, to: 10_000 } }, ["Asha"]],
  ["who owes nothing", { loans: { from: null, to: 0 } }, ["Chebet", "Daudi"]],
  ["the class of the worst loan", { loanClass: ["substandard"] }, ["Asha"]],
  ["a performing loan, or none", { loanClass: ["performing", "none"] }, ["Brian", "Chebet", "Daudi"]],
  ["days in arrears", { arrears: { from: 31, to: null } }, ["Asha"]],
  ["the product of a loan", { loanProduct: "school" }, ["Brian"]],
  ["an open complaint", { openComplaint: "yes" }, ["Asha"]],
  ["no open complaint", { openComplaint: "no", standing: ["member"] }, ["Brian"]],
  ["consent", { marketing: "no" }, ["Chebet"]],
  ["an open range as nothing", { age: open, occupation: "" }, ["Asha", "Brian", "Chebet", "Daudi"]],
];

describe("a segment", () => {
  it("finds whom its rule asks for, in its own organisation only", async () => {
    for (const [what, criteria, names] of found) {
      const { total, sample } = await api().look({ body: { criteria } });
      expect
        .soft(
          sample.map(({ fullName }) => fullName),
          what,
        )
        .toEqual(names);
      expect.soft(total, what).toBe(names.length);
    }
  });

  it("says how many of its people can be written to", async () => {
    expect(await api().look({ body: { criteria: {} } })).toMatchObject({ total: 4, reachable: 2, byMail: 1 });
  });

  it("is kept without what does not narrow it, and counted again at night", async () => {
    const body = { name: "Coast", criteria: { county: ["Mombasa" as const], language: [], age: open } };
    const saved = await api().create({ body });
    expect(saved).toMatchObject({ criteria: { county: ["Mombasa"] }, size: 1 });
    await expect(api().create({ body })).rejects.toMatchObject({ code: "conflict" });
    await add("Ekal", { county: "Mombasa" });
    await countSegments(app.current.platform, new Date(Date.now() + 86_400_000));
    expect(await api().list()).toMatchObject([{ id: saved.id, size: 2 }]);
    const params = { id: saved.id };
    expect((await api().members({ params })).rows.map(({ fullName }) => fullName)).toEqual(["Asha", "Ekal"]);
    await api().update({ params, body: { name: "Coast", criteria: {} } });
    expect(await api().get({ params })).toMatchObject({ size: 5 });
    await api().remove({ params });
    await expect(api().get({ params })).rejects.toMatchObject({ code: "not_found" });
  });

  it("comes in kinds that most SACCOs use, once", async () => {
    const first = await api().addStandard();
    expect(first.map(({ name, size }) => [name, size])).toContainEqual(["Quiet for a quarter", 1]);
    expect(await api().addStandard()).toEqual(first);
  });
});
