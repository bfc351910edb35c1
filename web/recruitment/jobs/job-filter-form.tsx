import { Search } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { departmentMessages, employmentTypeMessages } from "#contract/recruitment/job.messages.ts";
import type { JobFacets } from "#contract/recruitment/jobs.ts";
import { useMessages } from "#web/lib/language.ts";
import { filterSearch } from "#web/lib/search-params.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, KeptSelect } from "#web/ui/input.tsx";
import type { JobFilters } from "./filters.ts";
import { jobBoardMessages } from "./job-board.messages.ts";
import { boardPath } from "./paths.ts";

/** Milliseconds after the last keystroke until the list is asked for. */
const submitDelay = 300;

type Facet = JobFacets["departments"];

/** The values to choose from. The chosen one is among them also when no job has it, in an old link, say. */
function withCounts(facet: Facet, chosen: string, labels: Readonly<Record<string, string>> = {}) {
  const known = chosen === "" || facet.some(({ value }) => value === chosen);
  const all = known ? facet : [...facet, { value: chosen, count: 0 }];
  return all.map(({ value, count }) => ({ value, label: `${labels[value] ?? value} (${count})` }));
}

/**
 * Search and filters of the board: a plain GET form that also submits by itself when something changes.
 * Its fields keep their own state, so that typing goes on while a list is loading.
 * @param source what the address says of where the visitor comes from
 */
export function JobFilterForm({
  filters,
  facets,
  source,
}: {
  filters: JobFilters;
  facets: JobFacets;
  source: string | null;
}) {
  const t = useMessages(jobBoardMessages);
  const departments = useMessages(departmentMessages);
  const types = useMessages(employmentTypeMessages);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();

  useEffect(() => () => clearTimeout(timer.current), []);
  // Back, forward and Clear Filters change the address from outside the form.
  useEffect(() => {
    for (const name of ["q", "department", "location", "type"] as const) {
      const field = form.current?.elements.namedItem(name);
      const isControl = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      if (isControl && field !== document.activeElement) field.value = filters[name];
    }
  }, [filters]);

  const show = (typing: boolean) => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const search = filterSearch(new FormData(form.current));
    void navigate({ pathname: "/jobs", search }, { replace: typing, preventScrollReset: true });
  };
  const change = (event: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    if (event.target instanceof HTMLSelectElement) show(false);
    else timer.current = setTimeout(() => show(true), submitDelay);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show(false);
  };

  return (
    <Card>
      <Form
        ref={form}
        action="/jobs"
        role="search"
        aria-label={t.form}
        onChange={change}
        onSubmit={submit}
        className="grid grid-cols-2 items-end gap-3 sm:gap-4 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
      >
        {filters.sacco && <input type="hidden" name="sacco" value={filters.sacco} />}
        {source && <input type="hidden" name="source" value={source} />}
        <Field label={t.search} name="q" id="job-q" className="col-span-2 lg:col-span-1">
          {(control) => (
            <Input
              {...control}
              type="search"
              icon={Search}
              defaultValue={filters.q}
              placeholder={t.searchHint}
              maxLength={100}
            />
          )}
        </Field>
        <Field label={t.department} name="department" id="job-department">
          {(control) => (
            <KeptSelect
              {...control}
              placeholder={t.anyDepartment}
              options={withCounts(facets.departments, filters.department, departments)}
              defaultValue={filters.department}
            />
          )}
        </Field>
        <Field label={t.location} name="location" id="job-location">
          {(control) => (
            <KeptSelect
              {...control}
              placeholder={t.anyLocation}
              options={withCounts(facets.locations, filters.location)}
              defaultValue={filters.location}
            />
          )}
        </Field>
        <Field label={t.type} name="type" id="job-type" className="col-span-2 sm:col-span-1">
          {(control) => (
            <KeptSelect
              {...control}
              placeholder={t.anyType}
              options={withCounts(facets.types, filters.type, types)}
              defaultValue={filters.type}
            />
          )}
        </Field>
        <div className="col-span-2 flex gap-2 sm:col-span-1">
          <Button type="submit" className="grow sm:grow-0">
            {t.submit}
          </Button>
          <ButtonLink to={boardPath(filters.sacco)} variant="ghost" preventScrollReset>
            {t.clear}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}
