import { and, asc, eq, isNotNull } from "drizzle-orm";
import { asSample } from "#contract/core/sample.ts";
import { endOfMonth, monthAfter, monthOf } from "#server/finance/figures/months.ts";
import { transactionsTable } from "#server/finance/transactions/transactions.table.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { dayMillis, nairobiDay } from "#server/platform/clock.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { chance } from "../content/random.ts";
import { writeLoans } from "../seed-loans.ts";
import { linesOfPayments, straysAndCharges } from "../seed-transactions.ts";

const loanCount = 18;
/** Month ends before today's loan book that there is one of. */
const booksBefore = 3;
/** All loans are older than the first of the books. */
const youngest = (booksBefore + 1) * 31 + 10;
/** What is outstanding today, in cents, and how it grew from book to book. */
const outstanding = 286_400_000;
const growth = 0.027;

const numbered = (letter: string, place: number) => `SAMPLE-${letter}${String(place + 1).padStart(4, "0")}`;

/** Statements, a loan book and those of month ends before it, of the sample's members; put those in before. */
export async function addFinanceSample(scope: OrganisationScope, today: Date): Promise<void> {
  const random = chance("sample money");
  await linesOfPayments(scope, true);
  const people = await scope
    .select(
      { id: members.id, fullName: members.fullName, joinedAt: members.joinedAt },
      members,
      and(isNotNull(members.joinedAt), eq(members.sample, true)),
    )
    .orderBy(asc(members.joinedAt), asc(members.memberNumber))
    .limit(loanCount);
  const daysIn = (place: number) =>
    Math.floor((today.getTime() - (people[place]?.joinedAt ?? today).getTime()) / dayMillis);
  await writeLoans(scope, {
    random,
    today,
    count: loanCount,
    people,
    numberOf: (place) => numbered("L", place),
    receiptOf: (place) => numbered("R", place),
    // Nobody borrows on the day of joining.
    daysSince: (place) => random.between(youngest, Math.max(youngest, daysIn(place) - 30)),
    books: Array.from({ length: booksBefore + 1 }, (_, ago) => ({
      asOf: ago === 0 ? nairobiDay(today) : nairobiDay(endOfMonth(monthAfter(monthOf(today), -ago))),
      outstanding: Math.round((outstanding * (1 - growth) ** ago) / 100) * 100,
    })),
    sample: true,
  });
  const others = straysAndCharges(random, today, {
    strays: 7,
    charges: 12,
    receipt: (place) => numbered("S", place),
    charge: (place) => numbered("C", place),
  });
  await scope.insert(
    transactionsTable,
    others.map((row) => ({ ...row, details: asSample(row.details ?? ""), sample: true })),
  );
}
