import { clsx } from "clsx";
import { ArrowDown, ArrowUp, GripVertical, Plus, X } from "lucide-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { Badge } from "#web/ui/badge.tsx";
import { Button, IconButton } from "#web/ui/button.tsx";
import { ErrorText } from "#web/ui/field.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Textarea } from "#web/ui/input.tsx";
import { wholeDays } from "./days.ts";
import { blankMilestone, type JobFormControl } from "./job-values.ts";
import { MilestoneSets } from "./milestone-sets.tsx";

/** The steps of the hiring path: added, described, moved by drag or by keyboard; the required ones stay. */
export function MilestoneFields({ form }: { form: JobFormControl }) {
  const { fields, append, remove, move } = useFieldArray({
    control: form.control,
    name: "milestones",
    keyName: "key",
  });
  const [moved, setMoved] = useState("");
  const [over, setOver] = useState<number | null>(null);
  const dragged = useRef<number | null>(null);
  const errorId = useId();
  const list = useRef<HTMLOListElement>(null);
  const wrong = form.formState.errors.milestones;

  const moveTo = (from: number, to: number) => {
    move(from, to);
    const name = form.getValues(`milestones.${to}.stage`) || "The milestone";
    setMoved(`${name} is now step ${to + 1} of ${fields.length}.`);
  };
  /** With the focus on the same button of the row that moved, as far as it can move on. */
  const step = (index: number, by: -1 | 1) => {
    const to = index + by;
    moveTo(index, to);
    const direction = to + by < 0 || to + by >= fields.length ? -by : by;
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-move="${to}:${direction}"]`)?.focus(),
    );
  };
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    setOver(null);
    if (dragged.current !== null && dragged.current !== to) moveTo(dragged.current, to);
    dragged.current = null;
  };
  return (
    <div>
      <MilestoneSets form={form} />
      <p aria-live="polite" className="sr-only">
        {moved}
      </p>
      <ol ref={list} className="space-y-3">
        {fields.map((field, index) => (
          // The whole row takes what is dropped on it; moving by keyboard is the buttons' part.
          <li
            key={field.key}
            onDragOver={(event) => {
              if (dragged.current === null) return;
              event.preventDefault();
              setOver(index);
            }}
            onDragLeave={() => setOver(null)}
            onDrop={(event) => drop(event, index)}
            className={clsx(
              "rounded-card border bg-card p-4",
              over === index ? "border-brand" : "border-line",
            )}
          >
            <div className="mb-3 flex items-center gap-2">
              <span
                draggable
                aria-hidden
                title="Drag to move"
                onDragStart={(event) => {
                  dragged.current = index;
                  event.dataTransfer.effectAllowed = "move";
                }}
                onDragEnd={() => {
                  dragged.current = null;
                  setOver(null);
                }}
                className="hidden cursor-grab text-muted md:pointer-fine:block"
              >
                <GripVertical className="size-5" />
              </span>
              <span
                aria-hidden
                className="flex size-7 items-center justify-center rounded-full bg-brand-tint text-sm font-semibold text-brand-ink"
              >
                {index + 1}
              </span>
              {field.isRequired && <Badge tone="brand">Required</Badge>}
              <span className="grow" />
              <IconButton
                icon={ArrowUp}
                label={`Move step ${index + 1} up`}
                data-move={`${index}:-1`}
                disabled={index === 0}
                onClick={() => step(index, -1)}
              />
              <IconButton
                icon={ArrowDown}
                label={`Move step ${index + 1} down`}
                data-move={`${index}:1`}
                disabled={index === fields.length - 1}
                onClick={() => step(index, 1)}
              />
              {!field.isRequired && (
                <IconButton icon={X} label={`Remove step ${index + 1}`} onClick={() => remove(index)} />
              )}
            </div>
            <Fields form={form} index={index} required={field.isRequired} />
          </li>
        ))}
      </ol>
      <ErrorText id={errorId}>{wrong?.root?.message ?? wrong?.message}</ErrorText>
      <Button
        variant="secondary"
        icon={Plus}
        className="mt-4"
        onClick={() => append(blankMilestone(), { focusName: `milestones.${fields.length}.stage` })}
      >
        Add Custom Milestone
      </Button>
      <TotalDays form={form} />
    </div>
  );
}

function Fields({ form, index, required }: { form: JobFormControl; index: number; required: boolean }) {
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

function TotalDays({ form }: { form: JobFormControl }) {
  const milestones = useWatch({ control: form.control, name: "milestones" });
  const days = milestones.reduce((sum, { estimatedDays }) => sum + wholeDays(estimatedDays), 0);
  return <p className="mt-4 text-sm text-muted">About {days} days from the application to the decision.</p>;
}
