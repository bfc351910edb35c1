import { expect, it } from "vitest";
import { monthOf } from "#server/finance/figures/months.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { seedFinance } from "./seed-finance.ts";

const app = startTestApp();

it("gives the figures of the specification, and a loan book that says the same", async () => {
  const umoja = await createOrganisation(app.current);
  const owner = await createStaff(app.current, umoja.id, ["owner"]);
  await acrossOrganisations(app.current.platform.database, (tx) =>
    seedFinance({
      tx,
      today: new Date(),
      passwordHash: "",
      organisationIds: new Map([["umoja", umoja.id]]),
      staffIds: new Map([["owner@umoja.example", owner.userId]]),
      later: () => {},
    }),
  );
  const { figures, loans } = app.current.as(owner.token).finance;
  const now = { members: 12_847, activeAccounts: 9_234, deposits: 4_521_360_000, loans: 2_381_240_000 };
  const summary = await figures.latest();
  expect(summary).toMatchObject({ now, before: { members: expect.any(Number) } });
  const book = await loans.book();
  expect(book).toMatchObject({ count: 420, outstanding: now.loans });
  expect(book?.books.at(-2)?.outstanding).toBe(summary?.before?.loans);
  const { loans: counted } = await figures.counted({ query: { month: monthOf(new Date()) } });
  expect(counted).toBe(now.loans);
});
