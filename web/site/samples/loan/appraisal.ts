import { instalmentOf as shillingsOf } from "../../landing/parts/instalment.ts";

/** Amounts are integer cents, rates basis points a month, terms whole months. */
export interface Guarantor {
  id: string;
  name: string;
  deposits: number;
  /** What their deposits already secure for others. */
  committed: number;
}

export interface LoanFile {
  id: string;
  member: string;
  employer: string;
  purpose: string;
  /** Whole months since the member joined. */
  joined: number;
  deposits: number;
  /** Balance of loans still running. */
  outstanding: number;
  /** Basic pay a month, and what the payslip already deducts. */
  basicPay: number;
  deductions: number;
  amount: number;
  months: number;
  guarantors: readonly Guarantor[];
  /** Ids of those who signed. */
  signed: readonly string[];
}

/** A SACCO's own lending rules. */
export interface LoanPolicy {
  depositMultiple: number;
  monthlyRate: number;
  maxTerm: number;
  membershipMonths: number;
}

/** The equal monthly instalment of a loan of whole shillings, rounded up to the shilling; in cents. */
export function instalmentOf(amount: number, months: number, monthlyRate: number): number {
  return shillingsOf(amount / 100, monthlyRate * 12, months).monthly * 100;
}

export interface Repayment {
  month: number;
  interest: number;
  principal: number;
  balance: number;
}

/** The repayments of a loan; the last one takes what rounding left. */
export function scheduleOf(amount: number, months: number, monthlyRate: number): Repayment[] {
  const instalment = instalmentOf(amount, months, monthlyRate);
  const rows: Repayment[] = [];
  let balance = amount;
  for (let month = 1; month <= months && balance > 0; month += 1) {
    const interest = Math.round((balance * monthlyRate) / 10_000);
    const principal = month === months ? balance : Math.min(balance, instalment - interest);
    balance -= principal;
    rows.push({ month, interest, principal, balance });
  }
  return rows;
}

/** The most a payslip can still carry: a third of basic pay stays (Employment Act 2007, section 19(3)). */
function roomOnPayslip({ basicPay, deductions }: LoanFile): number {
  return Math.max(0, Math.floor((basicPay * 2) / 3) - deductions);
}

/** Deposits of the member and of those who signed that secure nothing else yet. */
function securityOf({ deposits, outstanding, guarantors, signed }: LoanFile): {
  own: number;
  guaranteed: number;
} {
  const guaranteed = guarantors
    .filter(({ id }) => signed.includes(id))
    .reduce((sum, guarantor) => sum + Math.max(0, guarantor.deposits - guarantor.committed), 0);
  return { own: Math.max(0, deposits - outstanding), guaranteed };
}

export interface Appraisal {
  instalment: number;
  /** Rules in the order an officer checks them; `limit` is what the rule allows, `asked` what the file needs. */
  checks: readonly { rule: LoanRule; met: boolean; asked: number; limit: number }[];
  passed: boolean;
  /** The largest loan over the same term that meets every rule on amounts, in whole thousands of shillings. */
  affordable: number;
}

export type LoanRule = "membership" | "term" | "deposits" | "payslip" | "security";

/** Holds a loan application against the SACCO's rules. A person decides; this only computes. */
export function appraise(file: LoanFile, policy: LoanPolicy): Appraisal {
  const instalment = instalmentOf(file.amount, file.months, policy.monthlyRate);
  const multiple = Math.max(0, file.deposits * policy.depositMultiple - file.outstanding);
  const room = roomOnPayslip(file);
  const { own, guaranteed } = securityOf(file);
  const checks = [
    {
      rule: "membership",
      met: file.joined >= policy.membershipMonths,
      asked: policy.membershipMonths,
      limit: file.joined,
    },
    {
      rule: "term",
      met: file.months <= policy.maxTerm,
      asked: file.months,
      limit: policy.maxTerm,
    },
    { rule: "deposits", met: file.amount <= multiple, asked: file.amount, limit: multiple },
    { rule: "payslip", met: instalment <= room, asked: instalment, limit: room },
    {
      rule: "security",
      met: file.amount <= own + guaranteed,
      asked: Math.max(0, file.amount - own),
      limit: guaranteed,
    },
  ] as const;
  const carried = principalFor(room, file.months, policy.monthlyRate);
  const most = Math.min(multiple, carried, own + guaranteed);
  return {
    instalment,
    checks,
    passed: file.amount > 0 && checks.every(({ met }) => met),
    affordable: Math.floor(most / 100_000) * 100_000,
  };
}

/** The loan that an instalment of whole shillings repays. */
function principalFor(room: number, months: number, monthlyRate: number): number {
  const instalment = Math.floor(room / 100) * 100;
  const rate = monthlyRate / 10_000;
  return rate === 0 ? instalment * months : (instalment * (1 - (1 + rate) ** -months)) / rate;
}
