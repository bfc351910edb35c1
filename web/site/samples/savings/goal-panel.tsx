import { useState } from "react";
import { formatCount, formatKes, formatKesShort } from "#web/lib/format.ts";
import { Alert } from "#web/ui/alert.tsx";
import { BarTable } from "#web/ui/bar-table.tsx";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/input.tsx";
import { AmountField } from "../amount-field.tsx";
import { countBars } from "../count-bars.ts";
import { Decision } from "../decision.tsx";
import { yearlyRate } from "./members.ts";
import {
  type Goal,
  growthOf,
  type Member,
  milestones,
  monthsToReach,
  neededMonthly,
  surplus,
  wholeHundreds,
} from "./plan.ts";

const terms = [6, 12, 18, 24, 36, 60];

/** What a goal takes a month, whether the budget carries it, and how the savings grow. */
export function GoalPanel({
  member,
  onEdit,
}: {
  member: Member;
  onEdit: (changes: Partial<Member>) => void;
}) {
  const { goal } = member;
  const needed = neededMonthly(goal, yearlyRate);
  const left = Math.max(0, surplus(member));
  const spare = wholeHundreds(left);
  const [wanted, setWanted] = useState<number>();
  const monthly = wanted ?? needed;
  const [ordered, setOrdered] = useState("");
  const editGoal = (changes: Partial<Goal>) => {
    onEdit({ goal: { ...goal, ...changes } });
    setWanted(undefined);
    setOrdered("");
  };
  return (
    <div className="space-y-4">
      <Section
        title={goal.label}
        level={3}
        description={`Interest on deposits ${yearlyRate / 100}% a year, as this sample SACCO last declared. It may declare less.`}
      >
        <div className="grid gap-4 sm:grid-cols-3">
          <AmountField label="Goal (KES)" cents={goal.target} onChange={(target) => editGoal({ target })} />
          <AmountField label="Saved (KES)" cents={goal.saved} onChange={(saved) => editGoal({ saved })} />
          <Field label="Reached in">
            {(control) => (
              <Select
                {...control}
                options={terms.map((months) => ({ value: String(months), label: `${months} months` }))}
                value={String(goal.months)}
                onChange={({ target }) => editGoal({ months: Number(target.value) })}
              />
            )}
          </Field>
        </div>
        <div className="mt-4 space-y-4">
          <Advice goal={goal} needed={needed} left={left} monthly={monthly} />
          <Decision title="Standing order noted" decided={ordered} onUndo={() => setOrdered("")}>
            <div className="flex flex-wrap gap-2">
              {monthly > 0 && monthly <= left && (
                <Button
                  onClick={() =>
                    setOrdered(`${formatKes(monthly)} on the 5th of each month, to "${goal.label}".`)
                  }
                >
                  Set standing order of {formatKes(monthly)}
                </Button>
              )}
              {wanted === undefined && spare > 0 && spare !== needed && (
                <Button variant="secondary" onClick={() => setWanted(spare)}>
                  Save what is left over
                </Button>
              )}
              {wanted !== undefined && (
                <Button variant="secondary" onClick={() => setWanted(undefined)}>
                  Save what the goal needs
                </Button>
              )}
            </div>
          </Decision>
        </div>
      </Section>
      <Section title={`Saving ${formatKes(monthly)} a month`} level={3}>
        <BarTable
          caption={`Saving ${formatKes(monthly)} a month`}
          head={["After", "Balance in KES"]}
          bars={countBars(
            milestones(goal.months).map((month) => [
              `${month} months`,
              growthOf(goal.saved, monthly, month, yearlyRate).at(-1) ?? goal.saved,
            ]),
            formatKesShort,
          )}
        />
      </Section>
    </div>
  );
}

function Advice({
  goal,
  needed,
  left,
  monthly,
}: {
  goal: Goal;
  needed: number;
  left: number;
  monthly: number;
}) {
  const reached = monthsToReach(goal.target, goal.saved, monthly, yearlyRate);
  const fits = monthly <= left;
  const when =
    reached === undefined
      ? "It would not reach the goal."
      : `It reaches the goal in ${formatCount(reached, "month")}.`;
  return (
    <Alert
      role="status"
      tone={fits && reached !== undefined ? "success" : "warning"}
      title={`${formatKes(monthly)} a month`}
    >
      {monthly === needed && `That is what the goal needs over ${goal.months} months. `}
      {monthly !== needed && `${when} `}
      {fits
        ? `The budget leaves ${formatKes(left)}, so it fits.`
        : `The budget leaves ${formatKes(left)}: ${formatKes(monthly - left)} too little. Take more time, aim lower, or trim a want.`}
    </Alert>
  );
}
