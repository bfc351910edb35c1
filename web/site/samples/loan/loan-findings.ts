import { formatKes } from "#web/lib/format.ts";
import type { Finding } from "../findings.tsx";
import type { Appraisal, LoanPolicy, LoanRule } from "./appraisal.ts";

/** The rules of an appraisal with their figures, in the words an officer would use to the member. */
export function loanFindings({ checks }: Appraisal, policy: LoanPolicy): Finding[] {
  const words: Record<LoanRule, (asked: number, limit: number) => Omit<Finding, "met">> = {
    membership: (asked, limit) => ({
      name: `Member for ${asked} months`,
      text: `Joined ${limit} months ago.`,
    }),
    term: (asked, limit) => ({
      name: `Repaid within ${limit} months`,
      text: `${asked} months asked.`,
    }),
    deposits: (asked, limit) => ({
      name: `${policy.depositMultiple} times deposits, less running loans`,
      text: `${formatKes(asked)} asked, ${formatKes(limit)} allowed.`,
    }),
    payslip: (asked, limit) => ({
      name: "A third of basic pay stays",
      text: `Instalment ${formatKes(asked)}; check-off can take ${formatKes(wholeShillings(limit))} more.`,
    }),
    security: (asked, limit) => ({
      name: "Deposits and guarantors secure it",
      text: `${formatKes(asked)} to guarantee beyond own deposits, ${formatKes(limit)} free with those who signed.`,
    }),
  };
  return checks.map(({ rule, met, asked, limit }) => ({ ...words[rule](asked, limit), met }));
}

function wholeShillings(cents: number): number {
  return Math.floor(cents / 100) * 100;
}
