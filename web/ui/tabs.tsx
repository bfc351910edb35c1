import { clsx } from "clsx";
import { Tabs as Radix } from "radix-ui";
import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { Link } from "./link.tsx";
import { currentTabClass, restTabClass, tabClass, tabListClass } from "./tab-class.ts";

/** The look of the number beside a tab. */
export const countClass = "rounded-full bg-neutral-tint px-2 text-xs leading-5 text-muted tabular-nums";

export interface Tab {
  value: string;
  label: string;
  /** How many things wait behind the tab. */
  count?: number;
  content: ReactNode;
}

/** Views of one thing of which exactly one shows. Arrow keys move between them. */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue = tabs[0]?.value,
  onValueChange,
  keepMounted,
  className,
}: {
  label: string;
  tabs: readonly Tab[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** All contents are there, the others hidden: a tab answers before scripts come, and nothing in it is lost. */
  keepMounted?: boolean;
  className?: string;
}) {
  return (
    <Radix.Root value={value} defaultValue={defaultValue} onValueChange={onValueChange} className={className}>
      <Radix.List aria-label={label} className={tabListClass}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={clsx(
              tabClass,
              restTabClass,
              "px-4",
              "data-[state=active]:border-brand-ink data-[state=active]:text-brand-ink",
            )}
          >
            {tab.label}
            {tab.count !== undefined && <span className={countClass}>{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          forceMount={keepMounted || undefined}
          className="pt-5 data-[state=inactive]:hidden"
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** Tabs that are pages of their own: each has an address, and the current one is marked. */
export function TabLinks({
  label,
  links,
  className,
}: {
  label: string;
  /**
   * `end` marks a link current at exactly its address, not below it; where a link stands for several pages, `holds` says
   * whether one of them is open.
   */
  links: readonly { to: string; label: string; count?: number; end?: boolean; holds?: boolean }[];
  className?: string;
}) {
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the current tab may lie beyond the edge.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>("a[aria-current]");
    if (!list.current || !tab || !pathname) return;
    const hidden = tab.offsetLeft + tab.offsetWidth - list.current.offsetLeft - list.current.clientWidth;
    list.current.scrollLeft = Math.max(0, hidden);
  }, [pathname]);
  return (
    <nav ref={list} aria-label={label} className={clsx(tabListClass, className)}>
      {links.map(({ to, label: name, count, end, holds }) => {
        const look = (current: boolean) => clsx(tabClass, "px-4", current ? currentTabClass : restTabClass);
        const text = (
          <>
            {name}
            {count !== undefined && <span className={countClass}>{count}</span>}
          </>
        );
        return holds === undefined ? (
          <NavLink key={to} to={to} end={end} className={({ isActive }) => look(isActive)}>
            {text}
          </NavLink>
        ) : (
          <Link key={to} to={to} aria-current={holds ? "true" : undefined} className={look(holds)}>
            {text}
          </Link>
        );
      })}
    </nav>
  );
}
