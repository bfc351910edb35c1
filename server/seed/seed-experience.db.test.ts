import { between, eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { feedbackTable } from "#server/experience/feedback/feedback.table.ts";
import { invitationCounts } from "#server/experience/feedback/invitations.queries.ts";
import { interactions } from "#server/experience/interactions/interactions.table.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { daysOfPeriod, spanOf } from "#server/platform/period.ts";
import { smsMessages } from "#server/platform/sms/sms.table.ts";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { newMember } from "#server/testing/members.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { seedExperience } from "./seed-experience.ts";
import { seedMessages } from "./seed-messages.ts";

const app = startTestApp();
// Shortly after midnight in Nairobi, when a day has the fewest hours.
const today = new Date("2026-11-25T21:10:00Z");

async function seeded(): Promise<string> {
  const { platform } = app.current;
  const [umoja, jirani] = [await createOrganisation(app.current), await createOrganisation(app.current)];
  const staff = new Map<string, string>();
  for (const [email, { id }] of [
    ["experience@umoja.example", umoja],
    ["owner@umoja.example", umoja],
    ["owner@jirani.example", jirani],
  ] as const) {
    const { userId, token } = await createStaff(app.current, id, ["owner"]);
    staff.set(email, userId);
    const { id: memberId } = await app.current.as(token).members.create({ body: newMember() });
    await acrossOrganisations(platform.database, (tx) =>
      tx.execute(sql`update member set member_number = ${memberId} where id = ${memberId}`),
    );
  }
  const organisationIds = new Map([
    ["umoja", umoja.id],
    ["jirani", jirani.id],
  ]);
  await acrossOrganisations(platform.database, async (tx) => {
    const demo = { tx, today, passwordHash: "", organisationIds, staffIds: staff, later: () => {} };
    await seedExperience(demo);
    await seedMessages(demo);
  });
  return umoja.id;
}

it("gives Umoja's figures of the specification, for the last thirty days", async () => {
  const umojaId = await seeded();
  const { start, end } = spanOf(daysOfPeriod({}, today));
  const found = await inOrganisation(app.current.platform.database, umojaId, async (scope) => {
    const [contacts] = await scope.select(
      {
        total: sql<number>`count(*)::int`,
        late: sql<number>`count(*) filter (where closed_at > ${today.toISOString()}::timestamptz)::int`,
      },
      interactions,
      between(interactions.openedAt, start, end),
    );
    const [answers] = await scope.select(
      {
        csat: sql<string>`avg(csat)::numeric(5, 3)::text`,
        nps: sql<string>`(100.0 * (count(*) filter (where nps >= 9) - count(*) filter (where nps <= 6)) / count(nps))::numeric(5, 2)::text`,
        left: sql<number>`count(*) filter (where not finished)::int`,
      },
      feedbackTable,
      between(feedbackTable.answeredAt, start, end),
    );
    const asked = await invitationCounts(scope, start);
    const [year] = await scope.select({ total: sql<number>`count(*)::int` }, interactions);
    const [sent] = await scope.tx
      .select({ total: sql<number>`count(*)::int` })
      .from(smsMessages)
      .where(eq(smsMessages.organisationId, umojaId));
    return { contacts, answers, asked, sent, year };
  });
  expect(found.contacts).toEqual({ total: 147, late: 0 });
  expect(found.answers).toEqual({ csat: "4.800", nps: "78.00", left: 10 });
  // Two in three answers are to a question about a contact.
  expect(found.asked.answered).toBeGreaterThan(65);
  expect(found.asked.sent).toBeGreaterThan(found.asked.answered);
  expect(found.sent?.total).toBeGreaterThan(0);
  expect(found.asked.askedLately).toBeGreaterThan(0);
  expect(found.year?.total).toBeGreaterThan(1000);
});
