import { Search, X } from "lucide-react";
import { Form } from "react-router";
import { auditKinds } from "#contract/core/audit.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Select } from "#web/ui/input.tsx";
import { type AuditFilters, isFiltered } from "./filters.ts";
import { auditPath } from "./paths.ts";

const kindOptions = Object.entries(auditKinds).map(([value, label]) => ({ value, label }));

/** Search and filters above the audit trail: a plain GET form. */
export function AuditFilterForm({ filters }: { filters: AuditFilters }) {
  return (
    <search>
      {/* Another address shows other filters: the fields start anew from it. */}
      <Form key={JSON.stringify(filters)} className="mb-5 flex flex-wrap items-end gap-2">
        <Field label="Person" name="q" className="w-full sm:w-64">
          {(control) => (
            <Input
              {...control}
              type="search"
              icon={Search}
              maxLength={200}
              placeholder="Name or email"
              defaultValue={filters.q}
            />
          )}
        </Field>
        <Field label="About" name="kind" className="grow sm:w-56 sm:grow-0">
          {(control) => (
            <Select {...control} options={kindOptions} placeholder="Everything" defaultValue={filters.kind} />
          )}
        </Field>
        <Field label="From" name="from" className="grow basis-36 sm:w-40 sm:basis-auto sm:grow-0">
          {(control) => <Input {...control} type="date" defaultValue={filters.from} />}
        </Field>
        <Field label="To" name="to" className="grow basis-36 sm:w-40 sm:basis-auto sm:grow-0">
          {(control) => <Input {...control} type="date" defaultValue={filters.to} />}
        </Field>
        <Button type="submit" variant="secondary">
          Show
        </Button>
        {isFiltered(filters) && (
          <ButtonLink to={auditPath} variant="ghost" icon={X}>
            Clear
          </ButtonLink>
        )}
      </Form>
    </search>
  );
}
