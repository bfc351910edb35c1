import { Search, X } from "lucide-react";
import { type ChangeEvent, useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { enquiryStatuses, enquiryTopics, topicLabels } from "#contract/site/enquiries.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Select } from "#web/ui/input.tsx";
import type { InboxFilters } from "./filters.ts";
import { statusLabels } from "./status-badge.tsx";

const statusOptions = enquiryStatuses.map((value) => ({ value, label: statusLabels[value] }));
const topicOptions = enquiryTopics.map((value) => ({ value, label: topicLabels[value] }));

/** Search and filters above the inbox: a plain GET form whose selects submit it by themselves. */
export function InboxFilterForm({ filters }: { filters: InboxFilters }) {
  const submit = useSubmit();
  const choose = (event: ChangeEvent<HTMLSelectElement>) => void submit(event.currentTarget.form);
  const form = useRef<HTMLFormElement>(null);
  // Back, forward and Clear change the address from outside the form.
  useEffect(() => {
    for (const name of ["q", "status", "topic"] as const) {
      const field = form.current?.elements.namedItem(name);
      const isControl = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      if (isControl && field !== document.activeElement) field.value = filters[name];
    }
  }, [filters]);
  const filtered = filters.q !== "" || filters.status !== "" || filters.topic !== "";
  return (
    <search>
      <Form ref={form} className="mb-5 flex flex-wrap items-end gap-2">
        <Field label="Search enquiries" name="q" hideLabel className="w-full sm:w-72">
          {(control) => (
            <Input
              {...control}
              type="search"
              icon={Search}
              maxLength={200}
              placeholder="Name, SACCO or words"
              defaultValue={filters.q}
            />
          )}
        </Field>
        <Field label="Status" name="status" hideLabel className="grow sm:w-40 sm:grow-0">
          {(control) => (
            <Select
              {...control}
              options={statusOptions}
              placeholder="Any status"
              defaultValue={filters.status}
              onChange={choose}
            />
          )}
        </Field>
        <Field label="Kind" name="topic" hideLabel className="grow sm:w-48 sm:grow-0">
          {(control) => (
            <Select
              {...control}
              options={topicOptions}
              placeholder="Any kind"
              defaultValue={filters.topic}
              onChange={choose}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          Search
        </Button>
        {filtered && (
          <ButtonLink to="/dashboard/enquiries" variant="ghost" icon={X}>
            Clear
          </ButtonLink>
        )}
      </Form>
    </search>
  );
}
