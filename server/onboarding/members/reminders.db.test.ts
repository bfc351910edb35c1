import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { createCase } from "#server/testing/member-cases.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { members } from "./members.table.ts";
import { remindOfDue } from "./reminders.service.ts";

const app = startTestApp();

it("reminds who has a case, or all while nobody has it, once before it is due and once after", async () => {
  const { id: organisationId } = await createOrganisation(app.current);
  const officers = [
    await createStaff(app.current, organisationId, ["onboarding"]),
    await createStaff(app.current, organisationId, ["onboarding"]),
  ] as const;
  const [assigned, open] = [
    await createCase(app.current, organisationId),
    await createCase(app.current, organisationId),
  ];
  const set = (memberId: string, values: Partial<typeof members.$inferInsert>) =>
    inOrganisation(app.current.platform.database, organisationId, (scope) =>
      scope.update(members, values, eq(members.id, memberId)),
    );
  // A Monday; 17:00 in Nairobi.
  const dueAt = new Date("2027-03-01T14:00:00.000Z");
  await set(assigned.memberId, { dueAt, assigneeId: officers[0].userId });
  await set(open.memberId, { dueAt });
  const remind = (at: string) => remindOfDue(app.current.platform, new Date(at));
  const kindsOf = async ({ token }: TestPerson) => {
    const { rows } = await app.current.as(token).notifications.list();
    return rows.map(({ kind }) => kind).toSorted();
  };

  await remind("2027-03-01T09:59:00.000Z");
  expect(await kindsOf(officers[0])).toEqual([]);
  await remind("2027-03-01T10:01:00.000Z");
  await remind("2027-03-01T10:11:00.000Z");
  expect(await kindsOf(officers[0])).toEqual(["member_due_soon", "member_due_soon"]);
  expect(await kindsOf(officers[1])).toEqual(["member_due_soon"]);
  await remind("2027-03-01T14:00:00.000Z");
  await remind("2027-03-02T06:00:00.000Z");
  expect(await kindsOf(officers[1])).toEqual(["member_due_soon", "member_overdue"]);
  // Taken up again it has another day.
  await set(open.memberId, { dueAt: new Date("2027-03-03T14:00:00.000Z") });
  await remind("2027-03-03T11:00:00.000Z");
  expect(await kindsOf(officers[1])).toEqual(["member_due_soon", "member_due_soon", "member_overdue"]);
  const { rows } = await app.current.as(officers[1].token).notifications.list();
  expect(rows.find(({ kind }) => kind === "member_overdue")).toMatchObject({
    title: "A member's case is overdue",
    path: `/dashboard/member-onboarding/members/${open.memberId}`,
  });
});
