import { formatKes } from "#web/lib/format.ts";
import { Section } from "#web/ui/card.tsx";
import { Meter } from "#web/ui/progress.tsx";
import { AmountField } from "../amount-field.tsx";
import { type Member, sharesOf, surplus } from "./plan.ts";

/** Income and spending a month, and how they hold up against the rule of 50, 30 and 20. */
export function BudgetPanel({
  member,
  onEdit,
}: {
  member: Member;
  onEdit: (changes: Partial<Member>) => void;
}) {
  const left = surplus(member);
  const shares = sharesOf(member);
  const setLine = (id: string, amount: number) =>
    onEdit({ budget: member.budget.map((line) => (line.id === id ? { ...line, amount } : line)) });
  const rules = [
    { label: "Needs", value: shares.needs, rule: "about 50%", tone: shares.needs <= 60 },
    { label: "Wants", value: shares.wants, rule: "up to 30%", tone: shares.wants <= 30 },
    { label: "Left to save", value: shares.left, rule: "20% or more", tone: shares.left >= 20 },
  ];
  return (
    <Section title="Budget a month" level={3} description="In KES. Change an amount and the plan follows.">
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField
          label="Take-home income"
          cents={member.income}
          onChange={(income) => onEdit({ income })}
        />
        {member.budget.map(({ id, label, amount }) => (
          <AmountField key={id} label={label} cents={amount} onChange={(next) => setLine(id, next)} />
        ))}
      </div>
      <dl className="mt-5 rounded-card bg-sand p-4">
        <dt className="text-sm text-muted">{left < 0 ? "Spent beyond the income" : "Left at the end"}</dt>
        <dd className="font-display text-3xl font-bold tracking-tight tabular-nums">
          {formatKes(Math.abs(left))}
        </dd>
      </dl>
      <ul className="mt-4 space-y-3">
        {rules.map(({ label, value, rule, tone }) => (
          <li key={label}>
            <p className="text-sm">
              {label} <span className="text-muted">(a healthy share is {rule})</span>
            </p>
            <Meter label={label} value={value} tone={tone ? "success" : "warning"} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
