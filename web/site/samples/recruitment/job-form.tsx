import { type FormEvent, useState } from "react";
import { nairobiDay } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Select, Textarea } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { departments } from "./jobs.ts";
import { type JobDraft, jobDraftErrors } from "./sample.ts";

/** A posting in short; the product's own wizard also writes it, and sets its milestones. */
export function JobForm({
  onCreate,
  onCancel,
}: {
  onCreate: (draft: JobDraft) => void;
  onCancel: () => void;
}) {
  const [now] = useState(() => new Date());
  const [draft, setDraft] = useState<JobDraft>({
    title: "",
    department: departments[0],
    location: "Nairobi",
    salary: "",
    description: "",
    deadline: nairobiDay(now, 14),
  });
  const [checked, setChecked] = useState(false);
  const kept = useKeptForm("sample.job");
  const errors = checked ? jobDraftErrors(draft, now) : {};
  const text = (name: "title" | "location" | "salary" | "description" | "deadline") => ({
    value: draft[name],
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      setDraft((before) => ({ ...before, [name]: value })),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const [first] = Object.keys(jobDraftErrors(draft, now));
    if (!first) {
      kept.forget();
      return onCreate(draft);
    }
    setChecked(true);
    kept.box.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <form ref={kept.box} noValidate onSubmit={send} className="max-w-2xl space-y-4">
      <KeptNotice kept={kept} />
      <Field label="Job Title" name="title" required error={errors.title}>
        {(control) => <Input {...control} {...text("title")} placeholder="Internal Auditor" />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Department" name="department" required>
          {(control) => (
            <Select
              {...control}
              options={departments.map((value) => ({ value, label: value }))}
              value={draft.department}
              onChange={({ target: { value } }) =>
                setDraft((before) => ({
                  ...before,
                  department: departments.find((name) => name === value) ?? departments[0],
                }))
              }
            />
          )}
        </Field>
        <Field label="Location" name="location" required error={errors.location}>
          {(control) => <Input {...control} {...text("location")} />}
        </Field>
        <Field label="Salary Range" name="salary">
          {(control) => <Input {...control} {...text("salary")} placeholder="KSh 80,000 - 120,000" />}
        </Field>
        <Field label="Application Deadline" name="deadline" required error={errors.deadline}>
          {(control) => <Input {...control} {...text("deadline")} type="date" min={nairobiDay(now, 1)} />}
        </Field>
      </div>
      <Field label="Job Description" name="description" required error={errors.description}>
        {(control) => <Textarea {...control} {...text("description")} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">Add to the sample</Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
