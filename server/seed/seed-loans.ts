import { desc, eq } from "drizzle-orm";
import { nairobiDayAfter } from "#contract/core/clock.ts";
import { loansTable } from "#server/finance/loans/loans.table.ts";
import { transactionsTable } from "#server/finance/transactions/transactions.table.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { memberName } from "./content/member-names.ts";
import type { Chance } from "./content/random.ts";
import { insertRows } from "./insert-rows.ts";
import { receiptOf } from "./seed-members.ts";

type NewLoan = Omit<typeof loansTable.$inferInsert, "organisationId">;

/** Places of receipts begin behind those of statements. */
const firstReceipt = 800_000;

const loanCount = 420;

/** Products with their term in months and interest a year in basis points, the most common first. */
export const loanProducts = [
  ["Development loan", 48, 1_200],
  ["School fees loan", 12, 1_200],
  ["Emergency loan", 12, 1_400],
  ["Business loan", 36, 1_400],
  ["Asset finance", 60, 1_350],
] as const;

/** The loans of an organisation, and to whom. */
export interface LoanBooks {
  random: Chance;
  today: Date;
  /** How many there are. */
  count: number;
  /** To whom; of loans beyond these nobody knows whose they are. */
  people: readonly { id: string; fullName: string }[];
  /** Days with what is outstanding on each, in cents, today first. */
  books: readonly { asOf: string; outstanding: number }[];
  numberOf: (place: number) => string;
  receiptOf: (place: number) => string;
  /** For how many days the loan at a place has been running. */
  daysSince: (place: number, termMonths: number) => number;
  /** Whether it is the sample data of a trial. */
  sample: boolean;
}

/** Days in arrears: most loans are paid as agreed. */
function arrears(random: Chance): number {
  const place = random.next();
  if (place < 0.84) return 0;
  if (place < 0.91) return random.between(1, 30);
  if (place < 0.95) return random.between(31, 90);
  if (place < 0.975) return random.between(91, 180);
  return place < 0.99 ? random.between(181, 360) : random.between(361, 700);
}

/** Shares a total of cents among loans by what they weigh, in whole shillings that add up to it exactly. */
function shared(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight) => Math.floor(((weight / all) * total) / 100) * 100);
  const rest = total - parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part, place) => (place === 0 ? part + rest : part));
}

/** The loans that there are today, but for what is outstanding of them. */
function loansOf({ random, today, count, people, numberOf, daysSince }: LoanBooks) {
  return Array.from({ length: count }, (_, place) => {
    const [product, termMonths, rate] = random.pick(
      loanProducts.slice(0, random.between(1, loanProducts.length)),
    );
    const borrower = people[place];
    const daysInArrears = arrears(random);
    return {
      loanNumber: numberOf(place),
      memberId: borrower?.id ?? null,
      borrower: borrower?.fullName ?? memberName(random).fullName,
      product,
      termMonths,
      rate,
      weight: 0.2 + random.next() ** 2 * 3,
      disbursedOn: nairobiDayAfter(today, -daysSince(place, termMonths)),
      daysInArrears,
      lastPaidOn: nairobiDayAfter(today, -daysInArrears - random.between(1, 24)),
    };
  });
}

/** Repayments of the first loans over a year, by their members' statements. */
function repayments({ random, today, receiptOf: receipt, sample }: LoanBooks, loans: readonly NewLoan[]) {
  return loans
    .filter(({ memberId, daysInArrears }) => memberId && daysInArrears === 0)
    .slice(0, 80)
    .flatMap(({ memberId, loanNumber, principal }, place) =>
      Array.from({ length: 6 }, (_, month) => ({
        paidOn: nairobiDayAfter(today, -random.between(1, 8) - month * 30),
        reference: receipt(place * 6 + month),
        part: "in" as const,
        type: "loan_repayment" as const,
        amount: Math.max(100_000, Math.round(principal / 3_600_000) * 100_000),
        memberId,
        account: loanNumber,
        details: `Pay Bill to 360360 Acc. ${loanNumber}`,
        sample,
      })),
    );
}

/** Writes the loan books of an organisation, today's and those before, and what is paid back on its first loans. */
export async function writeLoans(scope: OrganisationScope, given: LoanBooks): Promise<void> {
  const { count, books, sample } = given;
  const loans = loansOf(given);
  const [present] = books;
  const principals = shared(
    Math.round((present?.outstanding ?? 0) * 1.7),
    loans.map(({ weight }) => weight),
  );
  const rows = books.flatMap(({ asOf, outstanding }, ago) => {
    const parts = shared(
      outstanding,
      loans.map(({ weight }) => weight),
    );
    return loans.map(({ weight: _, daysInArrears, lastPaidOn, ...loan }, place): NewLoan => {
      const overdue = Math.max(0, daysInArrears - ago * 30);
      return {
        ...loan,
        asOf,
        principal: principals[place] ?? 0,
        outstanding: parts[place] ?? 0,
        daysInArrears: overdue,
        lastPaidOn: ago === 0 ? lastPaidOn : nairobiDayAfter(new Date(`${asOf}T09:00:00Z`), -overdue - 5),
        sample,
      };
    });
  });
  await insertRows(scope, loansTable, rows);
  const repaid = repayments(given, rows.slice(0, count));
  if (repaid.length > 0) await scope.insert(transactionsTable, repaid);
}

/**
 * The loan books of a demo's organisation.
 * @param books days with what is outstanding on each, in cents, today first
 */
export async function seedLoans(
  scope: OrganisationScope,
  random: Chance,
  today: Date,
  books: LoanBooks["books"],
): Promise<void> {
  const people = await scope
    .select({ id: members.id, fullName: members.fullName }, members, eq(members.source, "import"))
    .orderBy(desc(members.memberNumber))
    .limit(loanCount - 14);
  await writeLoans(scope, {
    random,
    today,
    count: loanCount,
    people,
    books,
    numberOf: (place) => `LN-${String(place + 1).padStart(5, "0")}`,
    receiptOf: (place) => receiptOf(firstReceipt + place),
    daysSince: (_, termMonths) => random.between(190, termMonths * 22),
    sample: false,
  });
}
