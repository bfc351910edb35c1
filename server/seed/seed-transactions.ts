import { eq, sql } from "drizzle-orm";
import { nairobiDayAfter } from "#contract/core/clock.ts";
import { transactionsTable } from "#server/finance/transactions/transactions.table.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Chance } from "./content/random.ts";
import { receiptOf } from "./seed-members.ts";

type NewTransaction = Omit<typeof transactionsTable.$inferInsert, "organisationId">;

/** Places of receipts begin behind those of every register. */
const firstReceipt = 700_000;

/** The statement lines of payments that onboarding recorded with a receipt: the same money, which counts once. */
export const linesOfPayments = (scope: OrganisationScope, sample: boolean) =>
  scope.tx.execute(sql`
    insert into finance_transaction
      (organisation_id, id, paid_on, reference, part, type, amount, account, payer, details, member_id, sample)
    select p.organisation_id, gen_random_uuid(), min(p.paid_on), p.reference, 'in', 'deposit',
      sum(p.amount)::bigint * 100, m.member_number, substr(m.phone_number, 2, 5) || '****' || right(m.phone_number, 3),
      case when p.reference like 'CHK%' then 'Check-off of ' || m.member_number
        else 'Pay Bill to 360360 Acc. ' || m.member_number end, m.id, m.sample
    from member_payment p
    join member m on m.organisation_id = p.organisation_id and m.id = p.member_id
    where p.organisation_id = ${scope.organisationId} and p.reference <> '' and m.member_number is not null
      and m.sample = ${sample}
    group by p.organisation_id, p.reference, m.id, m.member_number, m.phone_number, m.sample`);

/** Accounts as people give them by mistake: nobody is known by them. */
const strayAccounts = [
  "chama",
  "jina langu",
  "2345678",
  "akiba",
  "KIMANI",
  "0",
  "umoja",
  "fees",
  "00000",
  "Mama J",
];

/** Fixed savings that were taken out again: of what these members have, nothing changes. */
function savingsAndBack(random: Chance, today: Date, people: readonly { id: string; number: string }[]) {
  return people.flatMap(({ id, number }, place): NewTransaction[] => {
    const amount = random.between(10, 120) * 50_000;
    const daysAgo = random.between(20, 330);
    const shared = { memberId: id, account: number };
    return [
      {
        ...shared,
        paidOn: nairobiDayAfter(today, -daysAgo - random.between(20, 60)),
        reference: receiptOf(firstReceipt + 2 * place),
        part: "in",
        type: "deposit",
        amount,
        details: `Pay Bill to 360360 Acc. ${number}`,
      },
      {
        ...shared,
        paidOn: nairobiDayAfter(today, -daysAgo),
        reference: receiptOf(firstReceipt + 2 * place + 1),
        part: "out",
        type: "withdrawal",
        amount: -amount,
        details: "Business Payment to Customer",
      },
    ];
  });
}

/** Money of which nobody knows yet whose it is, and what the paybill and the bank charge. */
export function straysAndCharges(
  random: Chance,
  today: Date,
  {
    strays: count,
    charges: charged,
    receipt,
    charge,
  }: {
    /** How many of each. */
    strays: number;
    charges: number;
    receipt: (place: number) => string;
    charge: (place: number) => string;
  },
): NewTransaction[] {
  const strays = Array.from({ length: count }, (_, place): NewTransaction => {
    const account = random.pick(strayAccounts);
    return {
      paidOn: nairobiDayAfter(today, -random.between(0, 55)),
      reference: receipt(place),
      part: "in",
      type: "deposit",
      amount: random.between(2, 60) * 10_000,
      account,
      payer: `2547****${random.between(100, 999)}`,
      details: `Pay Bill to 360360 Acc. ${account}`,
    };
  });
  const charges = Array.from(
    { length: charged },
    (_, place): NewTransaction => ({
      paidOn: nairobiDayAfter(today, -15 * place - 1),
      reference: charge(place),
      part: "charge",
      type: "fee",
      amount: -random.between(150, 900) * 100,
      details: place % 2 === 0 ? "Pay Bill Charge" : "Ledger fee",
    }),
  );
  return [...strays, ...charges];
}

/** The statements of an organisation for a year. What its members have by them is what onboarding recorded. */
export async function seedTransactions(scope: OrganisationScope, random: Chance, today: Date): Promise<void> {
  await linesOfPayments(scope, false);
  const people = await scope
    .select({ id: members.id, number: members.memberNumber }, members, eq(members.source, "import"))
    .orderBy(members.memberNumber)
    .limit(170);
  await scope.insert(transactionsTable, [
    ...savingsAndBack(
      random,
      today,
      people.flatMap(({ id, number }) => (number ? [{ id, number }] : [])),
    ),
    ...straysAndCharges(random, today, {
      strays: 37,
      charges: 24,
      receipt: (place) => receiptOf(firstReceipt + 10_000 + place),
      charge: (place) => `BNK${String(4_100 + place)}`,
    }),
  ]);
}
