import { clsx } from "clsx";
import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Select } from "./input.tsx";
import { currentTabClass, restTabClass, tabClass, tabListClass } from "./tab-class.ts";
import { countClass, type Tab } from "./tabs.tsx";

/** Parts that belong together, behind one tab. */
export interface TabGroup {
  label: string;
  parts: readonly [Tab, ...Tab[]];
}

/** The group that `value` is a part of; the first one for a part that there is none of. */
export function groupOf(groups: readonly TabGroup[], value: string): TabGroup | undefined {
  return groups.find(({ parts }) => parts.some((part) => part.value === value)) ?? groups[0];
}

/**
 * More parts of one thing than a row has room for: a row of groups, and the parts of the chosen one below it. On a
 * phone all parts stand in one field. In a place of a fixed height the rows stay and what they show scrolls.
 */
export function GroupedTabs({
  label,
  groups,
  value,
  onValueChange,
}: {
  label: string;
  groups: readonly TabGroup[];
  /** The part that shows. */
  value: string;
  onValueChange: (value: string) => void;
}) {
  const current = groupOf(groups, value);
  return (
    <Radix.Root
      value={current && nameOf(current)}
      onValueChange={onValueChange}
      className="flex min-h-0 flex-col"
    >
      <div className="sm:hidden">
        <Select
          aria-label={label}
          value={value}
          options={groups.flatMap((group) => group.parts.map((part) => optionOf(group, part)))}
          onChange={({ target }) => onValueChange(target.value)}
        />
      </div>
      <Radix.List aria-label={label} className={clsx(tabListClass, "shrink-0 max-sm:hidden")}>
        {groups.map((group) => (
          <Radix.Trigger
            key={group.label}
            value={nameOf(group)}
            className={clsx(tabClass, group === current ? currentTabClass : restTabClass, "px-4")}
          >
            {group.label}
            <Count of={group.parts} />
          </Radix.Trigger>
        ))}
      </Radix.List>
      {groups.map((group) => (
        <Group key={group.label} group={group} value={value} onValueChange={onValueChange} />
      ))}
    </Radix.Root>
  );
}

/** A group goes by its first part, which is the one that shows when the group is chosen. */
const nameOf = ({ parts: [first] }: TabGroup): string => first.value;

const optionOf = (group: TabGroup, part: Tab) => {
  const name = group.parts.length > 1 ? part.label : group.label;
  return { value: part.value, label: part.count === undefined ? name : `${name} (${part.count})` };
};

function Count({ of: parts }: { of: readonly Tab[] }) {
  const [only, ...others] = parts;
  if (only?.count === undefined || others.length > 0) return null;
  return <span className={countClass}>{only.count}</span>;
}

/** The outline of what has the focus needs room within what scrolls. */
const scrollClass = "-mx-1 min-h-0 grow overflow-y-auto px-1 pt-5 pb-5";

function Group({
  group,
  value,
  onValueChange,
}: {
  group: TabGroup;
  value: string;
  onValueChange: (value: string) => void;
}) {
  const [first, ...others] = group.parts;
  if (others.length === 0) {
    return (
      <Radix.Content value={nameOf(group)} className={clsx(scrollClass, "data-[state=inactive]:hidden")}>
        {first.content}
      </Radix.Content>
    );
  }
  return (
    <Radix.Content
      value={nameOf(group)}
      // What is reached by the keyboard is the part within.
      tabIndex={-1}
      className="flex min-h-0 grow flex-col outline-none data-[state=inactive]:hidden"
    >
      <Radix.Root value={value} onValueChange={onValueChange} className="flex min-h-0 grow flex-col">
        <Radix.List aria-label={group.label} className="flex shrink-0 flex-wrap gap-2 pt-3 max-sm:hidden">
          {group.parts.map((part) => (
            <Radix.Trigger
              key={part.value}
              value={part.value}
              className={clsx(
                "inline-flex min-h-11 items-center gap-2 rounded-full border px-3 text-sm font-semibold md:pointer-fine:min-h-9",
                "border-line text-muted hover:text-ink",
                "data-[state=active]:border-brand data-[state=active]:bg-brand-tint data-[state=active]:text-brand-ink",
              )}
            >
              {part.label}
              <Count of={[part]} />
            </Radix.Trigger>
          ))}
        </Radix.List>
        {group.parts.map((part) => (
          <Radix.Content
            key={part.value}
            value={part.value}
            className={clsx(scrollClass, "data-[state=inactive]:hidden")}
          >
            {part.content}
          </Radix.Content>
        ))}
      </Radix.Root>
    </Radix.Content>
  );
}

/** A group of one part: what has nothing beside it. */
export const alone = (value: string, label: string, content: ReactNode, count?: number): TabGroup => ({
  label,
  parts: [{ value, label, content, ...(count === undefined ? {} : { count }) }],
});
