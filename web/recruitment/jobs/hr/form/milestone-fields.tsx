import { Plus } from "lucide-react";
import { useId } from "react";
import { type UseFormReturn, useFieldArray, useWatch } from "react-hook-form";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorText } from "#web/ui/field.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Textarea } from "#web/ui/input.tsx";
import { useNewRow } from "#web/ui/new-row.ts";
import { wholeDays } from "./days.ts";
import { blankMilestone, type JobFormControl, type JobInput } from "./job-values.ts";
import { MilestoneSets } from "./milestone-sets.tsx";
import { OrderedRows } from "./ordered-rows.tsx";

/** The hiring path of a job, which a set of the organisation's may begin. */
export function MilestoneFields({ form }: { form: JobFormControl }) {
  return (
    <div>
      <MilestoneSets form={form} />
      <MilestoneRows form={form} />
    </div>
  );
}

type Path = Pick<JobInput, "milestones">;

/** The steps of a hiring path: added, described, moved by drag or by keyboard; the required ones stay. */
export function MilestoneRows<Values extends Path, Output>({
  form: whole,
}: {
  form: UseFormReturn<Values, unknown, Output>;
}) {
  // Nothing else of the form is read or written here.
  const form = whole as unknown as UseFormReturn<Path>;
  const { fields, append, remove, move } = useFieldArray({
    control: form.control,
    name: "milestones",
    keyName: "key",
  });
  const begin = useNewRow(form, "milestones");
  const add = () => {
    begin(fields.length);
    append(blankMilestone(), { focusName: `milestones.${fields.length}.stage` });
  };
  const errorId = useId();
  const wrong = form.formState.errors.milestones;
  return (
    <div>
      <OrderedRows
        keys={fields.map(({ key }) => key)}
        noun="step"
        nameOf={(index) => form.getValues(`milestones.${index}.stage`)}
        badge={(index) => fields[index]?.isRequired && <Badge tone="brand">Required</Badge>}
        stays={(index) => fields[index]?.isRequired ?? false}
        onMove={move}
        onRemove={remove}
      >
        {(index) => <Fields form={form} index={index} required={fields[index]?.isRequired ?? false} />}
      </OrderedRows>
      <ErrorText id={errorId}>{wrong?.root?.message ?? wrong?.message}</ErrorText>
      <Button variant="secondary" icon={Plus} className="mt-4" onClick={add}>
        Add Custom Milestone
      </Button>
      <TotalDays form={form} />
    </div>
  );
}

function Fields({ form, index, required }: { form: UseFormReturn<Path>; index: number; required: boolean }) {
  const path = `milestones.${index}` as const;
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_9rem]">
      <FormField form={form} name={`${path}.stage`} label="Stage name" required>
        {(field) => <Input {...field} readOnly={required} autoComplete="off" />}
      </FormField>
      <FormField
        form={form}
        name={`${path}.estimatedDays`}
        label="Estimated days"
        rules={{ setValueAs: wholeDays }}
      >
        {(field) => <Input {...field} type="number" inputMode="numeric" min={1} step={1} />}
      </FormField>
      <FormField form={form} name={`${path}.description`} label="Description" className="sm:col-span-2">
        {(field) => <Textarea {...field} rows={2} compact />}
      </FormField>
    </div>
  );
}

function TotalDays({ form }: { form: UseFormReturn<Path> }) {
  const milestones = useWatch({ control: form.control, name: "milestones" });
  const days = milestones.reduce((sum, { estimatedDays }) => sum + wholeDays(estimatedDays), 0);
  return <p className="mt-4 text-sm text-muted">About {days} days from the application to the decision.</p>;
}
