/** Amounts are integer cents a month, the rate basis points a year. */
export interface BudgetLine {
  id: string;
  label: string;
  kind: "need" | "want";
  amount: number;
}

export interface Member {
  id: string;
  name: string;
  about: string;
  income: number;
  budget: readonly BudgetLine[];
  goal: Goal;
}

export interface Goal {
  label: string;
  target: number;
  saved: number;
  months: number;
}

/** What is left of the income after every line; negative when more is spent than earned. */
export function surplus({ income, budget }: Pick<Member, "income" | "budget">): number {
  return budget.reduce((left, { amount }) => left - amount, income);
}

/**
 * Savings at the end of each month. Interest accrues on the balance at the start of each month and is
 * credited every twelve months, as SACCOs do after their AGM; a year not yet over brings none.
 * @param monthly deposited at the end of each month
 */
export function growthOf(saved: number, monthly: number, months: number, yearlyRate: number): number[] {
  const balances: number[] = [];
  let balance = saved;
  let accrued = 0;
  for (let month = 1; month <= months; month += 1) {
    accrued += (balance * yearlyRate) / 10_000 / 12;
    balance += monthly;
    if (month % 12 === 0) {
      balance += Math.floor(accrued);
      accrued = 0;
    }
    balances.push(balance);
  }
  return balances;
}

/** The least whole shillings a month that reach a goal in its time; 0 when the savings grow there alone. */
export function neededMonthly({ target, saved, months }: Goal, yearlyRate: number): number {
  const end = (monthly: number) => growthOf(saved, monthly, months, yearlyRate).at(-1) ?? saved;
  // The end grows in a straight line with the deposit, up to rounding: land below, then step up.
  const slope = (end(1_000_000) - end(0)) / 1_000_000;
  let monthly = Math.max(0, Math.floor((target - end(0)) / slope / 100 - 1) * 100);
  while (end(monthly) < target) monthly += 100;
  return monthly;
}

/** Months until savings reach a target, or nothing if that takes more than 40 years. */
export function monthsToReach(
  target: number,
  saved: number,
  monthly: number,
  yearlyRate: number,
): number | undefined {
  if (saved >= target) return 0;
  const index = growthOf(saved, monthly, 480, yearlyRate).findIndex((balance) => balance >= target);
  return index < 0 ? undefined : index + 1;
}

/** Shares of the income in whole percent: needs, wants, and what is left to save (never negative). */
export function sharesOf(member: Pick<Member, "income" | "budget">): {
  needs: number;
  wants: number;
  left: number;
} {
  const { income, budget } = member;
  const share = (amount: number) => (income > 0 ? Math.round((Math.max(0, amount) / income) * 100) : 0);
  const sum = (kind: BudgetLine["kind"]) =>
    budget.reduce((total, line) => total + (line.kind === kind ? line.amount : 0), 0);
  return { needs: share(sum("need")), wants: share(sum("want")), left: share(surplus(member)) };
}

/** A round amount for a standing order: whole hundreds of shillings, rounded down. */
export function wholeHundreds(cents: number): number {
  return Math.floor(cents / 10_000) * 10_000;
}

/** Up to six months of a plan to look at, the last one its end. */
export function milestones(total: number): number[] {
  const count = Math.min(6, total);
  return Array.from({ length: count }, (_, index) => Math.round((total * (index + 1)) / count));
}
