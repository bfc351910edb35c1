import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { v4 } from "uuid";
import type { MilestoneSet } from "#contract/recruitment/milestone-sets.ts";
import { defaultMilestones } from "#contract/recruitment/milestones.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { useLanguage } from "#web/lib/language.ts";
import { Button } from "#web/ui/button.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { useKeptForm } from "#web/ui/kept-form.tsx";
import { toast } from "#web/ui/toast.ts";
import { useRemoveMilestoneSet, useSaveMilestoneSet } from "../mutations.ts";
import { milestoneSetsQuery } from "../queries.ts";
import type { JobFormControl, JobInput } from "./job-values.ts";

type Path = JobInput["milestones"];

/** The organisation's own sets of milestones: used for this job, kept from it, removed. */
export function MilestoneSets({ form }: { form: JobFormControl }) {
  const sets = useQuery(milestoneSetsQuery()).data ?? [];
  const use = (name: string, path: readonly Omit<Path[number], "id">[]) => {
    const before = form.getValues("milestones");
    const put = (milestones: Path) => form.setValue("milestones", milestones, { shouldDirty: true });
    put(path.map((step) => ({ ...step, id: v4() })));
    toast.success("Milestones replaced", {
      description: name,
      action: { label: "Undo", onClick: () => put(before) },
    });
  };
  return (
    <div className="mb-4 rounded-card border border-line bg-sand px-4 py-1">
      <Disclosure label="Sets of milestones">
        <ul className="divide-y divide-line">
          <li className="flex min-h-11 items-center gap-2 py-1 text-sm">
            <span className="min-w-0 grow">The six default milestones</span>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => use("The six default ones", defaultMilestones)}
            >
              Use<span className="sr-only"> the default milestones</span>
            </Button>
          </li>
          {sets.map((set) => (
            <SetRow key={set.id} set={set} onUse={() => use(set.name, set.milestones)} />
          ))}
        </ul>
        <SaveSet form={form} names={sets.map(({ name }) => name)} />
      </Disclosure>
    </div>
  );
}

function SetRow({ set: { id, name, milestones }, onUse }: { set: MilestoneSet; onUse: () => void }) {
  const removing = useRemoveMilestoneSet();
  return (
    <li className="flex min-h-11 items-center gap-2 py-1 text-sm">
      <span className="min-w-0 grow break-words">
        {name} <span className="text-muted">· {milestones.length} milestones</span>
      </span>
      <Button variant="secondary" size="sm" onClick={onUse}>
        Use<span className="sr-only"> {name}</span>
      </Button>
      <Confirm
        trigger={
          <Button variant="ghost" size="sm">
            Remove<span className="sr-only"> {name}</span>
          </Button>
        }
        title={`Remove “${name}”?`}
        confirmLabel="Remove the set"
        onConfirm={() => removing.mutateAsync(id)}
      >
        Jobs that began with it keep their milestones.
      </Confirm>
    </li>
  );
}

function SaveSet({ form, names }: { form: JobFormControl; names: readonly string[] }) {
  const language = useLanguage();
  const saving = useSaveMilestoneSet();
  const [name, setName] = useState("");
  const kept = useKeptForm<HTMLDivElement>("job.milestone-set");
  const replaces = names.includes(name.trim());
  const save = async () => {
    if (!(await form.trigger("milestones"))) return;
    saving.mutate(
      { name, milestones: form.getValues("milestones") },
      {
        onSuccess: () => {
          toast.success("Milestones saved", { description: name });
          kept.forget();
          setName("");
        },
      },
    );
  };
  return (
    <div ref={kept.box} className="flex flex-wrap items-end gap-2 py-3">
      <Field
        label="Save these milestones as"
        name="milestoneSet"
        hint={replaces ? "It takes the place of the set with this name." : undefined}
        error={saving.error ? errorMessage(saving.error, language) : undefined}
        className="min-w-0 grow basis-60"
      >
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
            // Enter is for this field, not for the form around it.
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              if (name.trim()) void save();
            }}
          />
        )}
      </Field>
      <Button variant="secondary" disabled={name.trim() === ""} loading={saving.isPending} onClick={save}>
        {replaces ? "Replace the set" : "Save the set"}
      </Button>
    </div>
  );
}
