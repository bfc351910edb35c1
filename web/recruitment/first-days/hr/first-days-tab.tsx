import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useForm } from "react-hook-form";
import type { FirstDaysFile, FirstDaysItem, ItemAudience } from "#contract/recruitment/first-days.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { formatDate, formatDateTime, nairobiDay } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Field } from "#web/ui/field.tsx";
import { FormField } from "#web/ui/form-field.tsx";
import { Input, Select } from "#web/ui/input.tsx";
import { KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Meter } from "#web/ui/progress.tsx";
import { Loading, Skeleton } from "#web/ui/skeleton.tsx";
import { useAddItem, useChangeItem, useRemoveItem, useStartFirstDays } from "./mutations.ts";
import { firstDaysQuery } from "./queries.ts";

/** What is done before and after the first day of somebody who was hired. */
export function FirstDaysTab({ application: { id } }: { application: HrApplicationDetail }) {
  const { data, error, refetch, isFetching } = useQuery(firstDaysQuery(id));
  if (data) return <FirstDays id={id} file={data} />;
  if (error) return <LoadFailure what="the first days" error={error} retry={refetch} pending={isFetching} />;
  return (
    <Loading label="Loading" className="space-y-4">
      <Skeleton className="h-24" />
    </Loading>
  );
}

function FirstDays({ id, file }: { id: string; file: FirstDaysFile }) {
  const { startDate, items, mayStart, mayChange } = file;
  if (!startDate) {
    return (
      <EmptyState title="No checklist yet" actions={mayStart && <Start id={id} file={file} />}>
        {mayStart
          ? "It is made from your template, and by itself when somebody is hired."
          : "It is made when the candidate is hired."}
      </EmptyState>
    );
  }
  const done = items.filter(({ doneAt }) => doneAt).length;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <p>
          First day: <strong>{formatDate(startDate)}</strong>
        </p>
        {items.length > 0 && (
          <Meter
            label={`${done} of ${items.length} done`}
            value={Math.round((done / items.length) * 100)}
            className="w-48"
          />
        )}
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {items.map((item) => (
          <li key={item.id} className="py-2">
            <Item id={id} item={item} file={file} />
          </li>
        ))}
      </ul>
      {mayChange && <AddItem id={id} />}
    </>
  );
}

function Start({ id, file }: { id: string; file: FirstDaysFile }) {
  const start = useStartFirstDays(id);
  return (
    <Button onClick={() => start.mutate(file.suggestedStart)} loading={start.isPending}>
      {`Make the checklist from ${formatDate(file.suggestedStart)}`}
    </Button>
  );
}

function Item({ id, item, file }: { id: string; item: FirstDaysItem; file: FirstDaysFile }) {
  const change = useChangeItem(id, item.id);
  const remove = useRemoveItem(id, item.id);
  const { title, audience, dueDate, doneAt, doneBy, ownerId } = item;
  const late = !doneAt && dueDate < nairobiDay(new Date());
  const pending = change.isPending || remove.isPending;
  const people = file.people.map((one) => ({ value: one.id, label: one.fullName }));
  return (
    <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_11rem_9.5rem_auto] sm:items-center">
      <div className="min-w-0">
        <Checkbox
          checked={doneAt !== null}
          disabled={!file.mayChange || pending}
          onChange={({ target }) => change.mutate({ done: target.checked })}
          label={<span className={doneAt ? "text-muted line-through" : "wrap-anywhere"}>{title}</span>}
        />
        <p className="flex flex-wrap gap-x-2 pl-8 text-sm text-muted">
          {audience === "newcomer" && <Badge tone="info">New colleague</Badge>}
          {late && <Badge tone="warning">Overdue</Badge>}
          {doneAt && `Done ${formatDateTime(doneAt)}${doneBy ? ` by ${doneBy}` : ""}`}
        </p>
      </div>
      {audience === "team" ? (
        <Select
          aria-label={`Owner of: ${title}`}
          value={ownerId ?? ""}
          disabled={!file.mayChange || pending}
          options={[{ value: "", label: "Nobody yet" }, ...people]}
          onChange={({ target }) => change.mutate({ ownerId: target.value || null })}
        />
      ) : (
        <span />
      )}
      <Input
        type="date"
        aria-label={`Due date of: ${title}`}
        // A day is chosen in several key presses: it is sent when the field is left.
        defaultValue={dueDate}
        key={dueDate}
        disabled={!file.mayChange || pending}
        onBlur={({ target }) => {
          if (target.value && target.value !== dueDate) change.mutate({ dueDate: target.value });
        }}
      />
      {file.mayChange && (
        <Button
          variant="ghost"
          size="sm"
          icon={X}
          aria-label={`Remove: ${title}`}
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        />
      )}
    </div>
  );
}

const audiences: readonly { value: ItemAudience; label: string }[] = [
  { value: "team", label: "For the team" },
  { value: "newcomer", label: "For the new colleague" },
];

function AddItem({ id }: { id: string }) {
  const add = useAddItem(id);
  const form = useForm({
    defaultValues: { title: "", audience: "team" as ItemAudience, dueDate: nairobiDay(new Date(), 7) },
  });
  const kept = useKeptForm(`application.${id}.first-days`);
  const finish = () => {
    kept.forget();
    form.reset();
  };
  const submit = form.handleSubmit((values) => add.mutate(values, { onSuccess: finish }));
  return (
    <form ref={kept.box} onSubmit={submit} noValidate className="mt-5 space-y-2">
      <KeptNotice kept={kept} />
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_13rem_10rem_auto]">
        <FormField
          form={form}
          name="title"
          label="Another item"
          rules={{ validate: (title) => title.trim() !== "" || "Say what is to be done" }}
        >
          {(field) => <Input {...field} maxLength={200} />}
        </FormField>
        <FormField form={form} name="audience" label="Whose">
          {(field) => <Select {...field} options={audiences} />}
        </FormField>
        <Field label="By" name="dueDate">
          {(control) => <Input type="date" {...control} {...form.register("dueDate")} />}
        </Field>
        <Button type="submit" variant="secondary" loading={add.isPending}>
          Add
        </Button>
      </div>
    </form>
  );
}
