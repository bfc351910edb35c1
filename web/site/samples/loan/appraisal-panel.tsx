import { useState } from "react";
import { formatKes } from "#web/lib/format.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { Decision } from "../decision.tsx";
import { Findings } from "../findings.tsx";
import { type Appraisal, appraise, type LoanFile, type LoanPolicy } from "./appraisal.ts";
import { loanFindings } from "./loan-findings.ts";
import { RepaymentTable } from "./repayment-table.tsx";

/** The appraisal with its reasons, and the officer's decision on it. */
export function AppraisalPanel({
  file,
  policy,
  decision,
  onDecide,
}: {
  file: LoanFile;
  policy: LoanPolicy;
  /** What was decided, as a sentence; empty while nothing is. */
  decision: string;
  onDecide: (decision: string) => void;
}) {
  const [schedule, setSchedule] = useState(false);
  const appraisal = appraise(file, policy);
  return (
    <Section
      title="Appraisal"
      level={3}
      description={`${policy.monthlyRate / 100}% a month on reducing balance. The rules are this sample SACCO's; yours go here.`}
    >
      <div className="space-y-4">
        <dl className="rounded-card bg-sand p-4">
          <dt className="text-sm text-muted">Monthly instalment</dt>
          <dd className="font-display text-3xl font-bold tracking-tight tabular-nums">
            {formatKes(appraisal.instalment)}
          </dd>
        </dl>
        <Findings findings={loanFindings(appraisal, policy)} />
        <Decision title="Decision recorded" decided={decision} onUndo={() => onDecide("")}>
          <DecisionButtons appraisal={appraisal} file={file} onDecide={onDecide} />
        </Decision>
        {file.amount > 0 && (
          <div>
            <Button variant="ghost" size="sm" aria-expanded={schedule} onClick={() => setSchedule(!schedule)}>
              Repayment schedule
            </Button>
            {schedule && <RepaymentTable file={file} policy={policy} />}
          </div>
        )}
      </div>
    </Section>
  );
}

function DecisionButtons({
  appraisal: { passed, affordable },
  file,
  onDecide,
}: {
  appraisal: Appraisal;
  file: LoanFile;
  onDecide: (decision: string) => void;
}) {
  const months = `over ${file.months} months`;
  const offer = !passed && affordable > 0;
  return (
    <div className="space-y-3">
      <Alert
        role="status"
        tone={passed ? "success" : "warning"}
        title={passed ? "Meets every rule" : "Does not meet every rule"}
      >
        {passed && `Up to ${formatKes(affordable)} would meet them ${months}.`}
        {offer && `With these figures, the rules on amounts carry ${formatKes(affordable)} ${months}.`}
        {!passed && !offer && "With these figures, the rules on amounts carry no loan."}
      </Alert>
      <div className="flex flex-wrap gap-2">
        {passed && (
          <Button
            onClick={() => onDecide(`Approved: ${formatKes(file.amount)} to ${file.member}, ${months}.`)}
          >
            Approve {formatKes(file.amount)}
          </Button>
        )}
        {offer && (
          <Button onClick={() => onDecide(`Offered: ${formatKes(affordable)} to ${file.member}, ${months}.`)}>
            Offer {formatKes(affordable)}
          </Button>
        )}
        <Button
          variant="secondary"
          onClick={() => onDecide(`Returned to ${file.member} with the reasons above.`)}
        >
          Return with reasons
        </Button>
      </div>
    </div>
  );
}
