import { clsx } from "clsx";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useHydrated } from "#web/lib/hydrated.ts";
import { Link } from "./link.tsx";
import { chosenTab, searchOfTab, tabAfterKey } from "./tab-address.ts";
import { currentTabClass, restTabClass, tabClass, tabListClass } from "./tab-class.ts";

export interface LinkedTab {
  value: string;
  label: string;
  content: ReactNode;
}

/**
 * Tabs for pages that are read without scripts: each is a link (`?tab=retain`), the server shows the one that
 * the address names. Where scripts run they are tabs as everywhere, with arrow keys. All contents share
 * one place as high as the highest, so that nothing below moves.
 * @param param the search parameter that names the tab
 * @param anchor id of the section, where a visitor without scripts lands again after choosing
 */
export function LinkedTabs({
  label,
  param,
  anchor,
  tabs,
  className,
}: {
  label: string;
  param: string;
  anchor: string;
  tabs: readonly [LinkedTab, ...LinkedTab[]];
  className?: string;
}) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const values = tabs.map((tab) => tab.value) as [string, ...string[]];
  const current = chosenTab(search, param, values);

  const choose = (value: string) => {
    void navigate(
      { search: searchOfTab(search, param, value, values) },
      { replace: true, preventScrollReset: true },
    );
  };
  const press = (event: MouseEvent, value: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose(value);
  };
  const type = (event: KeyboardEvent, index: number) => {
    if (event.key === " ") {
      event.preventDefault();
      choose(values[index] ?? current);
      return;
    }
    const next = tabAfterKey(event.key, index, tabs.length);
    const value = next === undefined ? undefined : values[next];
    if (next === undefined || value === undefined) return;
    event.preventDefault();
    choose(value);
    list.current?.querySelectorAll("a")[next]?.focus();
  };

  return (
    <div className={className}>
      <div
        ref={list}
        {...{ role: hydrated ? "tablist" : "navigation", "aria-label": label }}
        className={clsx(tabListClass, "sm:gap-2")}
      >
        {tabs.map((tab, index) => {
          const selected = tab.value === current;
          return (
            <Link
              key={tab.value}
              id={`${id}-${tab.value}`}
              to={{ search: searchOfTab(search, param, tab.value, values), hash: anchor }}
              {...(hydrated
                ? {
                    role: "tab",
                    "aria-selected": selected,
                    "aria-controls": `${id}-${tab.value}-panel`,
                    tabIndex: selected ? 0 : -1,
                  }
                : { "aria-current": selected ? "true" : undefined })}
              onClick={(event) => press(event, tab.value)}
              onKeyDown={(event) => type(event, index)}
              className={clsx(
                tabClass,
                "grow justify-center px-2 sm:grow-0 sm:px-4 sm:text-base",
                selected ? currentTabClass : restTabClass,
              )}
            >
              {tab.label}
            </Link>
          );
        })}
      </div>
      <div className="grid pt-8">
        {tabs.map((tab) => (
          <div
            key={tab.value}
            id={`${id}-${tab.value}-panel`}
            {...(hydrated && {
              role: "tabpanel",
              "aria-labelledby": `${id}-${tab.value}`,
              tabIndex: 0,
            })}
            className={clsx("col-start-1 row-start-1 min-w-0", tab.value !== current && "invisible")}
          >
            {tab.content}
          </div>
        ))}
      </div>
    </div>
  );
}
