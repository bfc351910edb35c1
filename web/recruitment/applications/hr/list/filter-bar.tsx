import { ChevronDown, ListFilter, Search, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { DialogClose, Sheet } from "#web/ui/dialog.tsx";
import { DownloadLink } from "#web/ui/download-link.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Popover } from "#web/ui/popover.tsx";
import { countFilters, exportUrl } from "../filters.ts";
import {
  DateFilter,
  DepartmentFilter,
  type FilterFieldProps,
  ScoreFilter,
  SortField,
  StatusFilter,
} from "./filter-fields.tsx";
import { useDraft } from "./use-draft.ts";
import { filterSummaries } from "./wording.ts";

interface BarProps extends FilterFieldProps {
  onClear: () => void;
  /** How many applications match; absent until the first answer. */
  matching: number | undefined;
  /** How many there are. */
  total: number | undefined;
}

/** Search, filters and the count above the list. On a phone the filters stand in a sheet. */
export function FilterBar({ filters, onChange, onClear, matching, total }: BarProps) {
  const { draft, setDraft, commit } = useDraft(filters.q, (q) => onChange({ q }));
  const active = countFilters(filters);
  const clear = () => {
    setDraft("");
    onClear();
  };
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2">
      <search className="w-full xl:w-72">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            commit();
          }}
        >
          <Field label="Search applications" name="q" hideLabel>
            {(control) => (
              <Input
                {...control}
                type="search"
                icon={Search}
                maxLength={200}
                placeholder="Candidate, email or job title"
                value={draft}
                onChange={(event) => setDraft(event.target.value)}
              />
            )}
          </Field>
        </form>
      </search>
      <FilterButtons filters={filters} onChange={onChange} />
      <FilterSheet filters={filters} onChange={onChange} active={active} matching={matching} />
      {active > 0 && (
        <Button variant="ghost" size="sm" icon={X} onClick={clear}>
          Clear filters
        </Button>
      )}
      <p role="status" className="ml-auto text-sm whitespace-nowrap text-muted tabular-nums">
        {matching !== undefined && total !== undefined && (
          <>
            {matching} of {total}
            <span className="sr-only"> applications</span>
          </>
        )}
      </p>
      <DownloadLink href={exportUrl(filters)} size="sm">
        Export CSV
      </DownloadLink>
    </div>
  );
}

function FilterButtons(props: FilterFieldProps) {
  const summaries = filterSummaries(props.filters);
  return (
    <div className="hidden flex-wrap gap-2 md:flex">
      <FilterButton label="Filter by status" text={summaries.status} icon>
        <StatusFilter {...props} />
      </FilterButton>
      <FilterButton label="Filter by department" text={summaries.department}>
        <DepartmentFilter {...props} />
      </FilterButton>
      <FilterButton label="Filter by match score" text={summaries.score}>
        <ScoreFilter {...props} />
      </FilterButton>
      <FilterButton label="Filter by date" text={summaries.date}>
        <DateFilter {...props} name="applied" />
      </FilterButton>
    </div>
  );
}

function FilterButton({
  label,
  text,
  icon = false,
  children,
}: {
  label: string;
  text: string;
  icon?: boolean;
  children: ReactNode;
}) {
  return (
    <Popover
      label={label}
      trigger={
        <Button
          variant="secondary"
          size="sm"
          icon={icon ? ListFilter : undefined}
          trailingIcon={ChevronDown}
          className="font-medium"
        >
          <span className="sr-only">{label}: </span>
          {text}
        </Button>
      }
    >
      {children}
    </Popover>
  );
}

function FilterSheet({
  active,
  matching,
  ...fields
}: FilterFieldProps & { active: number; matching: number | undefined }) {
  return (
    <div className="md:hidden">
      <Sheet
        title="Filters"
        trigger={
          <Button variant="secondary" size="sm" icon={ListFilter}>
            {active > 0 ? `Filters (${active})` : "Filters"}
          </Button>
        }
        footer={
          <DialogClose>
            <Button>{matching === 1 ? "Show 1 application" : `Show ${matching ?? ""} applications`}</Button>
          </DialogClose>
        }
      >
        <div className="space-y-6">
          <SortField {...fields} />
          <StatusFilter {...fields} />
          <DepartmentFilter {...fields} />
          <ScoreFilter {...fields} />
          <DateFilter {...fields} name="applied-sheet" />
        </div>
      </Sheet>
    </div>
  );
}
