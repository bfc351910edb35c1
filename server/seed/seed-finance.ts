import { monthlyFiguresTable } from "#server/finance/figures/figures.table.ts";
import { endOfMonth, monthAfter, monthOf } from "#server/finance/figures/months.ts";
import { nairobiDay, nairobiMoment } from "#server/platform/clock.ts";
import { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Demo } from "#server/platform/domain.ts";
import { chance } from "./content/random.ts";
import { required } from "./required.ts";
import { seedLoans } from "./seed-loans.ts";
import { seedProducts } from "./seed-products.ts";
import { seedTransactions } from "./seed-transactions.ts";

/** What Umoja comes to today (specification 000, section 2): its registers say the same. */
const umojaNow = { members: 12_847, activeAccounts: 9_234, deposits: 4_521_360_000, loans: 2_381_240_000 };

/** How much of it was there this many months ago, by figure: it grew steadily, and faster lately. */
const monthsKept = 18;
const booksKept = 6;
const growth = { members: 0.0148, activeAccounts: 0.0171, deposits: 0.0234, loans: 0.0196 };

/** Money is whole shillings. */
const rounded = (value: number, cents: boolean): number =>
  cents ? Math.round(value / 100) * 100 : Math.round(value);

/** Figures of a month so many months ago; a wave of the year lies over their growth. */
function figuresAgo(months: number) {
  const wave = 1 + 0.004 * Math.sin(months * 1.7) * Math.min(1, months);
  const at = (name: keyof typeof umojaNow, cents = false) =>
    rounded(umojaNow[name] * (1 - growth[name]) ** months * wave, cents);
  return {
    members: at("members"),
    activeAccounts: at("activeAccounts"),
    deposits: at("deposits", true),
    loans: at("loans", true),
  };
}

/**
 * Umoja's monthly figures, the present month as its registers have it and the others as they were entered, and what its
 * statements and loan books say.
 */
export async function seedFinance({ tx, today, organisationIds, staffIds }: Demo): Promise<void> {
  const umoja = new OrganisationScope(tx, required(organisationIds, "umoja"));
  const recordedBy = required(staffIds, "owner@umoja.example");
  const present = monthOf(today);
  await umoja.insert(
    monthlyFiguresTable,
    Array.from({ length: monthsKept }, (_, months) => ({
      ...figuresAgo(months),
      month: monthAfter(present, -months),
      source: months === 0 ? ("computed" as const) : ("entered" as const),
      recordedBy: months === 0 ? null : recordedBy,
      recordedAt: months === 0 ? today : nairobiMoment(`${monthAfter(present, 1 - months)}-03`, "09:30"),
    })),
  );
  await seedTransactions(umoja, chance("transactions"), today);
  const books = Array.from({ length: booksKept }, (_, months) => ({
    asOf: months === 0 ? nairobiDay(today) : nairobiDay(endOfMonth(monthAfter(present, -months))),
    outstanding: figuresAgo(months).loans,
  }));
  await seedLoans(umoja, chance("loans"), today, books);
  await seedProducts(umoja);
}
