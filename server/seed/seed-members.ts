import { nairobiDayAfter } from "#contract/core/clock.ts";
import { counties } from "#contract/onboarding/counties.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import {
  memberNumberCounters,
  memberPaymentsTable,
} from "#server/onboarding/members/payments/payments.table.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { memberName } from "./content/member-names.ts";
import type { Chance } from "./content/random.ts";
import { insertRows } from "./insert-rows.ts";

type NewMember = Omit<typeof members.$inferInsert, "organisationId">;
type NewPayment = Omit<typeof memberPaymentsTable.$inferInsert, "organisationId">;

/** Numbers that nobody else in the demo has: of an ID, a phone, a PIN. */
export const numbersOf = (place: number) => ({
  idNumber: String(21_000_000 + place * 7),
  phoneNumber: `+2547${String(10_000_000 + place * 13).padStart(8, "0")}`,
  kraPin: `A${String(4_000_000 + place * 11).padStart(9, "0")}${String.fromCharCode(65 + (place % 26))}`,
});

const occupations = [
  "Teacher",
  "Trader",
  "Farmer",
  "Nurse",
  "Driver",
  "Civil servant",
  "Accountant",
  "Tailor",
  "Electrician",
  "Shopkeeper",
];

/** A person whom nobody registered yet. */
export function person(random: Chance, place: number, today: Date) {
  const { fullName } = memberName(random);
  return {
    fullName,
    ...numbersOf(place),
    email: random.happens(0.6)
      ? `${fullName.toLowerCase().replaceAll(" ", ".")}.${place}@mail.example`
      : null,
    occupation: random.pick(occupations),
    county: random.happens(0.45) ? "Nairobi" : random.pick(counties),
    dateOfBirth: nairobiDayAfter(today, -random.between(19 * 365, 62 * 365)),
    language: random.happens(0.3) ? ("sw" as const) : ("en" as const),
  };
}

/** A register as a SACCO brings it along: members of years, with what they saved. */
interface Register {
  /** Members in it. */
  count: number;
  /** How many of them paid in within the last three months. */
  active: number;
  /** How many of those came within the last month. */
  recent: number;
  /** What all of them have in deposits, in whole shillings. */
  deposits: number;
  /** What comes before the number: `UMJ-`. */
  prefix: string;
}

/** Shares `total` among so many in unequal parts that add up to it exactly. */
function shares(random: Chance, total: number, count: number): number[] {
  const weights = Array.from({ length: count }, () => 0.2 + random.next() ** 2 * 3);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight) => Math.max(100, Math.floor((weight / all) * total)));
  const last = count - 1;
  parts[last] = (parts[last] ?? 0) + total - parts.reduce((sum, part) => sum + part, 0);
  return parts;
}

/** A receipt as M-PESA gives one, that nobody else in the demo has. */
export const receiptOf = (place: number): string =>
  `TK${(place * 7_919 + 60_466_176 * 10).toString(36).toUpperCase().padStart(8, "0")}`;

/** How many came in the month before the last, to which both are held. */
const monthBefore = 90;

/** Puts a register of complete members into the organisation. */
export async function seedRegister(
  scope: OrganisationScope,
  random: Chance,
  today: Date,
  { count, active, recent, deposits, prefix }: Register,
): Promise<void> {
  const monthly = 500;
  const balances = shares(random, deposits - active * monthly, count);
  const rows: NewMember[] = [];
  const payments: NewPayment[] = [];
  for (let place = 1; place <= count; place++) {
    const isActive = place > count - active;
    const daysAgo =
      place > count - recent
        ? random.between(4, 26)
        : place > count - recent - monthBefore
          ? 41 + (place % 18)
          : Math.round(45 + (1 - place / count) * 2900);
    const joinedAt = new Date(today.getTime() - daysAgo * 86_400_000);
    const id = newId();
    rows.push({
      ...person(random, place, today),
      id,
      source: "import",
      kycStatus: "verified",
      onboardingStep: "complete",
      memberNumber: `${prefix}${String(place).padStart(5, "0")}`,
      createdAt: joinedAt,
      joinedAt,
      // Two in three ticked it.
      marketingConsentAt: place % 3 === 0 ? null : joinedAt,
    });
    const paidDaysAgo =
      place > count - recent ? daysAgo - 2 : isActive ? random.between(35, 70) : random.between(160, 420);
    const paidOn = nairobiDayAfter(today, -Math.min(paidDaysAgo, daysAgo));
    payments.push({
      memberId: id,
      kind: "deposit",
      amount: balances[place - 1] ?? 100,
      method: "check_off",
      reference: place % 6 === 0 ? `CHK${String(place).padStart(6, "0")}` : "",
      paidOn,
    });
    if (isActive) {
      const day = nairobiDayAfter(today, -random.between(1, Math.min(25, Math.max(1, daysAgo - 3))));
      payments.push({
        memberId: id,
        kind: "deposit",
        amount: monthly,
        method: "mpesa",
        reference: place % 6 === 0 ? receiptOf(place) : "",
        paidOn: day,
      });
    }
  }
  await insertRows(scope, members, rows);
  await insertRows(scope, memberPaymentsTable, payments);
  await scope.insert(memberNumberCounters, { last: count });
}
