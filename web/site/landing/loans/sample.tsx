import { CircleAlert, CircleCheck } from "lucide-react";
import { formatNumber } from "#contract/core/numbers.ts";

import { Sample } from "#web/site/sample.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { type Tone, textClass } from "#web/ui/tone.ts";
import { instalmentOf } from "../parts/instalment.ts";

/** A made-up application, in whole shillings. */
const loan = {
  amount: 480_000,
  months: 36,
  yearlyBasisPoints: 1200,
  deposits: 172_400,
  multiplier: 3,
  basicPay: 62_000,
  /** Take-home pay before this loan. */
  netPay: 41_300,
  guaranteed: 222_600,
  guarantors: { confirmed: 3, asked: 4 },
};

const { monthly } = instalmentOf(loan.amount, loan.yearlyBasisPoints, loan.months);
const uncovered = loan.amount - loan.deposits - loan.guaranteed;
const kes = (shillings: number) => `KES\u00a0${formatNumber(shillings)}`;

interface Finding {
  rule: string;
  working: string;
  met: boolean;
  result: string;
}

const findings: readonly Finding[] = [
  {
    rule: "Deposit multiplier",
    working: `${formatNumber(loan.deposits)} × ${loan.multiplier} = ${kes(loan.deposits * loan.multiplier)}`,
    met: loan.amount <= loan.deposits * loan.multiplier,
    result: "Within limit",
  },
  {
    rule: "One-third rule",
    working: `Keeps ${kes(loan.netPay - monthly)} of ${formatNumber(loan.basicPay)} basic pay`,
    met: loan.netPay - monthly >= loan.basicPay / 3,
    result: "Within limit",
  },
  {
    rule: "Guarantors",
    working: `${loan.guarantors.confirmed} of ${loan.guarantors.asked} confirmed · ${kes(uncovered)} open`,
    met: uncovered <= 0,
    result: "1 to confirm",
  },
  { rule: "Documents", working: "Payslips, ID, KRA PIN and quotation read", met: true, result: "Complete" },
];

/** An application as it is put before the credit officer. */
export function AppraisalSample() {
  return (
    <Sample
      title={`Development loan, ${kes(loan.amount)}`}
      note={`Peter Kamau Gitau · ${loan.months} months at 1% a month, reducing`}
      state={<Badge tone="warning">Waiting</Badge>}
      caption="Sample data. The member does not exist, the sums are worked out."
    >
      <p className="rounded-card bg-sand px-4 py-3">
        <span className="font-display text-2xl font-bold tracking-tight tabular-nums">{kes(monthly)}</span>{" "}
        <span className="text-sm text-muted">a month</span>
      </p>
      <ul className="mt-2 divide-y divide-line">
        {findings.map((finding) => (
          <FindingLine key={finding.rule} finding={finding} />
        ))}
      </ul>
    </Sample>
  );
}

function FindingLine({ finding: { rule, working, met, result } }: { finding: Finding }) {
  const tone: Tone = met ? "success" : "warning";
  const Icon = met ? CircleCheck : CircleAlert;
  return (
    <li className="flex items-start gap-3 py-3 last:pb-0">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${textClass[tone]}`} />
      <div className="min-w-0 grow">
        <p className="font-semibold">{rule}</p>
        <p className="text-sm text-muted tabular-nums">{working}</p>
      </div>
      <Badge tone={tone}>{result}</Badge>
    </li>
  );
}
