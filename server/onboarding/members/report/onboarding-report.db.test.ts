import { expect, it } from "vitest";
import { nairobiDay, nairobiDayAfter } from "#server/platform/clock.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { mondayOf } from "#server/platform/period.ts";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { memberPaymentsTable } from "../payments/payments.table.ts";

const app = startTestApp();

it("counts who came and what was paid in, by week and beside the days before", async () => {
  const { id } = await createOrganisation(app.current);
  const { token } = await createStaff(app.current, id, ["onboarding"]);
  const { members, analytics } = app.current.as(token);
  const nothing = { registered: 0, admitted: 0, verified: 0, rejected: 0, paidIn: 0 };
  expect(await analytics.onboarding()).toMatchObject({ now: nothing, past: nothing });

  const body = { fullName: "Wanjiku Kamau", idNumber: "23456789", phoneNumber: "0712345678" };
  const member = await members.create({ body });
  const today = nairobiDay(new Date());
  const payment = { memberId: member.id, kind: "deposit", method: "mpesa" } as const;
  const longAgo = nairobiDayAfter(new Date(), -40);
  await inOrganisation(app.current.platform.database, id, (scope) =>
    scope.insert(memberPaymentsTable, [
      { ...payment, amount: 1500, paidOn: today },
      { ...payment, amount: 700, paidOn: longAgo },
    ]),
  );
  const report = await analytics.onboarding();
  expect(report).toMatchObject({
    to: today,
    now: { ...nothing, registered: 1, paidIn: 1500 },
    past: { ...nothing, paidIn: 700 },
  });
  expect(report.weeks.at(-1)).toEqual({ monday: mondayOf(today), registered: 1, admitted: 0, paidIn: 1500 });
  const of = await analytics.onboarding({ query: { from: longAgo, to: longAgo } });
  expect(of.weeks).toEqual([{ monday: mondayOf(longAgo), registered: 0, admitted: 0, paidIn: 700 }]);

  const other = await createOrganisation(app.current);
  const stranger = await createStaff(app.current, other.id, ["onboarding"]);
  expect(await app.current.as(stranger.token).analytics.onboarding()).toMatchObject({ now: nothing });
});
