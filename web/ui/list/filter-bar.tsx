import { clsx } from "clsx";
import { ListFilter, Search, X } from "lucide-react";
import { type FocusEvent, type ReactNode, useId } from "react";
import type { List } from "#contract/core/list.ts";
import { formatNumber } from "#contract/core/numbers.ts";
import { formatCount } from "#web/lib/format.ts";
import { clearedSearch, countFilters, type ListState, listSearch } from "#web/lib/list-state.ts";
import { Button, ButtonLink, IconButton } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, KeptSelect, type Option } from "#web/ui/input.tsx";
import { KeptMarkup } from "#web/ui/kept-markup.tsx";
import { type FilterControl, FilterControls, filterControls } from "./filter-controls.tsx";
import { useFilterForm } from "./filter-form.ts";
import { SavedViews } from "./saved-views.tsx";
import type { ListWords } from "./words.ts";

interface FilterBarProps<L extends List> {
  list: L;
  state: ListState<L>;
  words: ListWords<L>;
  /** How many rows match; absent until the first answer. */
  matching: number | undefined;
  /** How many there are in all, where that is known. */
  total?: number;
  /** What can be done with the list as it is filtered: an export. */
  actions?: ReactNode;
}

/**
 * Search, filters and the count above a list: a GET form whose answer is an address. It submits by itself when
 * something changes, and with its button where scripts are not there yet. On a phone the filters are in a sheet.
 */
export function FilterBar<L extends List>(props: FilterBarProps<L>) {
  const { list, state, words, matching, total, actions } = props;
  const form = useFilterForm(list, state);
  const active = countFilters(list, state, words.groups);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <search aria-label={words.many} className="contents">
        <form {...form} method="get" className="contents">
          {list.search && <SearchBox words={words} typed={state.q} />}
          <Filters {...props} active={active} />
          <KeptFilters list={list} state={state} words={words} />
        </form>
      </search>
      {active > 0 && (
        <ButtonLink
          to={{ search: clearedSearch(list, state, words.groups) }}
          preventScrollReset
          variant="ghost"
          size="sm"
          icon={X}
          title="Clear filters"
        >
          <span className="xl:sr-only">Clear filters</span>
        </ButtonLink>
      )}
      {/* On a phone the count is beside the filters, and what can be done has a line of its own. */}
      <div className="contents md:ml-auto md:flex md:flex-wrap md:items-center md:justify-end md:gap-2">
        <p role="status" className="ml-auto text-sm whitespace-nowrap text-muted tabular-nums md:ml-0">
          {matching !== undefined && total !== undefined && (
            <>
              {formatNumber(matching)} of {formatNumber(total)}
              <span className="sr-only"> {words.many}</span>
            </>
          )}
          {matching !== undefined && total === undefined && formatCount(matching, words.one, words.many)}
        </p>
        {(actions || list.name) && (
          <div
            className={clsx(
              "flex flex-wrap items-center justify-end gap-2 md:contents",
              Boolean(actions) && "w-full",
            )}
          >
            {actions}
            {list.name && <SavedViews list={list.name} search={listSearch(list, { ...state, page: 1 })} />}
          </div>
        )}
      </div>
    </div>
  );
}

function SearchBox({ words, typed }: { words: { many: string; search?: string }; typed: string }) {
  return (
    <div className="flex w-full items-start gap-1 xl:w-56 xl:max-w-80 xl:grow">
      <Field label={`Search ${words.many}`} name="q" hideLabel className="grow">
        {(control) => (
          <Input {...control} type="search" maxLength={200} placeholder={words.search} defaultValue={typed} />
        )}
      </Field>
      <IconButton type="submit" icon={Search} label="Search" className="border border-field bg-card" />
    </div>
  );
}

/** In a line; on a phone in a sheet that the browser opens by itself. */
function Filters<L extends List>({ active, ...props }: FilterBarProps<L> & { active: number }) {
  const { list, state, words, matching } = props;
  const id = useId();
  if (Object.keys(words.filters).length === 0 && !words.sorts) return null;
  return (
    <>
      <Button popoverTarget={id} variant="secondary" icon={ListFilter} className="md:hidden">
        {active > 0 ? `Filters (${active})` : "Filters"}
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a sheet. */}
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label="Filters"
        onBlur={closeWhenLeft}
        className="fixed inset-y-0 right-0 left-auto m-0 hidden h-dvh max-h-none w-full max-w-lg flex-col overflow-y-auto border-0 bg-card p-5 text-ink md:contents [&:popover-open]:flex md:[&:popover-open]:contents"
      >
        <div className="mb-4 flex items-center justify-between md:hidden">
          <p className="font-display text-xl font-bold">Filters</p>
          <IconButton popoverTarget={id} popoverTargetAction="hide" icon={X} label="Close" />
        </div>
        <KeptMarkup
          as="div"
          className="grow space-y-4 md:contents md:space-y-0"
          of={Controls}
          props={{ id, controls: filterControls(list, state, words), sort: sortOf(state, words) }}
          keep={active === 0}
        />
        <Button popoverTarget={id} popoverTargetAction="hide" className="mt-6 md:hidden">
          {matching === undefined ? "Show them" : `Show ${formatCount(matching, words.one, words.many)}`}
        </Button>
      </div>
    </>
  );
}

/** The orders of a list, and the one it is in. */
interface Sort {
  options: readonly Option[];
  chosen: string;
}

function sortOf<L extends List>(state: ListState<L>, { sorts }: ListWords<L>): Sort | undefined {
  if (!sorts) return undefined;
  const options = Object.entries<string>(sorts).map(([value, label]) => ({ value, label }));
  return { options, chosen: state.sort };
}

function Controls({
  id,
  controls,
  sort,
}: {
  id: string;
  controls: readonly FilterControl[];
  sort: Sort | undefined;
}) {
  return (
    <>
      <FilterControls id={id} controls={controls} />
      {sort && <SortSelect id={id} {...sort} />}
    </>
  );
}

/** Closes the sheet when the focus goes on to the page below it. */
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) {
  const isLeft = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
  if (isLeft && currentTarget.matches(":popover-open")) currentTarget.hidePopover();
}

/** On a phone, where no column's head can be pressed; elsewhere the form keeps the order with it. */
function SortSelect({ id, options, chosen }: Sort & { id: string }) {
  return (
    <Field id={`${id}-sort`} label="Sort" name="sort" className="md:hidden">
      {(control) => <KeptSelect {...control} options={options} defaultValue={chosen} />}
    </Field>
  );
}

/** What the address states and no control of the form does. */
function KeptFilters<L extends List>({
  list,
  state,
  words,
}: Pick<FilterBarProps<L>, "list" | "state" | "words">) {
  const values: Record<string, unknown> = state;
  const shown = Object.keys(words.filters).flatMap((name) => {
    const filter = list.filters[name];
    return filter?.kind === "wholeNumber" ? [name, filter.upTo] : name;
  });
  const names = Object.keys(list.filters).filter((name) => !shown.includes(name));
  return names.flatMap((name) =>
    [values[name]]
      .flat()
      .map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={String(value)} />),
  );
}
