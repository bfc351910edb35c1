import { useState } from "react";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/input.tsx";
import { type DemoProps, SampleDialog } from "../sample-dialog.tsx";
import { BudgetPanel } from "./budget-panel.tsx";
import { GoalPanel } from "./goal-panel.tsx";
import { members } from "./members.ts";
import type { Member } from "./plan.ts";

/** A member's budget and what it carries toward a savings goal. */
export default function SavingsDemo(props: DemoProps) {
  return (
    <SampleDialog
      {...props}
      size="xl"
      title="Financial Advisor AI"
      description="A member's budget, and the way to a savings goal."
    >
      <Advice />
    </SampleDialog>
  );
}

function Advice() {
  const [known, setKnown] = useState(members);
  const [currentId, setCurrentId] = useState(members[0]?.id);
  const member = known.find(({ id }) => id === currentId);
  if (!member) return null;
  const edit = (changes: Partial<Member>) =>
    setKnown(known.map((one) => (one.id === member.id ? { ...one, ...changes } : one)));
  return (
    <div className="space-y-4">
      <Field label="Member" className="max-w-xl">
        {(control) => (
          <Select
            {...control}
            options={known.map(({ id, name, about }) => ({ value: id, label: `${name}: ${about}` }))}
            value={member.id}
            onChange={({ target }) => setCurrentId(target.value)}
          />
        )}
      </Field>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <BudgetPanel key={`${member.id}-budget`} member={member} onEdit={edit} />
        <GoalPanel key={`${member.id}-goal`} member={member} onEdit={edit} />
      </div>
    </div>
  );
}
