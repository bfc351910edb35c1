import { clsx } from "clsx";

/** The look of every kind of tab: the row, one tab, and a tab at rest or current. */
export const tabClass = clsx(
  "-mb-px inline-flex min-h-11 shrink-0 items-center gap-2 border-b-2 text-sm font-semibold",
  "transition-colors focus-visible:-outline-offset-2",
);
export const restTabClass = "border-transparent text-muted hover:text-ink";
export const currentTabClass = "border-brand-ink text-brand-ink";
export const tabListClass = "flex overflow-x-auto border-b border-line [scrollbar-width:thin]";
