import { Search } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, type Option, Select } from "#web/ui/input.tsx";
import { type AgentFilters, filterSearch, readFilters } from "./filters.ts";

/**
 * Search and department of the directory: a plain GET form, which with scripts filters at every keystroke. Its
 * fields keep their own state, so that typing never waits for the address.
 */
export function AgentFilterForm({
  filters,
  departments,
}: {
  filters: AgentFilters;
  departments: readonly Option[];
}) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  const show = (replace: boolean) => {
    if (!form.current) return;
    const search = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) search.set(name, String(value));
    void navigate({ search: filterSearch(readFilters(search)) }, { replace, preventScrollReset: true });
  };

  // Back, forward and Clear filters change the address from outside the form.
  useEffect(() => {
    for (const name of ["q", "department"] as const) {
      const field = form.current?.elements.namedItem(name);
      const isControl = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      if (isControl && field.value !== filters[name]) field.value = filters[name];
    }
  }, [filters]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    show(true);
  };
  return (
    <Form
      ref={form}
      action="/agents"
      role="search"
      aria-label="Agents"
      // Typing changes the page that is shown; a department is a step that Back takes back.
      onChange={(event) => show(!(event.target instanceof HTMLSelectElement))}
      onSubmit={submit}
      className="grid items-end gap-3 sm:grid-cols-[1fr_16rem] sm:gap-4"
    >
      <Field label="Search" name="q">
        {(control) => (
          <Input
            {...control}
            type="search"
            icon={Search}
            defaultValue={filters.q}
            placeholder="Search agents by name, specialization, or description..."
            maxLength={200}
          />
        )}
      </Field>
      <Field label="Department" name="department">
        {(control) => <Select {...control} options={departments} defaultValue={filters.department} />}
      </Field>
      <noscript>
        <Button type="submit">Search</Button>
      </noscript>
    </Form>
  );
}
