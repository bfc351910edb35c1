import { Fragment, type ReactNode, useState } from "react";

/**
 * The form of a list whose rows are added and changed: open for a new row, for one that is there, or closed. It begins
 * afresh with each.
 * @param render the form; `row` is undefined for a new one
 */
export function useRowForm<Row extends { id: string }>(
  render: (row: Row | undefined, close: () => void) => ReactNode,
) {
  const [open, setOpen] = useState<Row | "new">();
  const row = open === "new" ? undefined : open;
  return {
    add: () => setOpen("new"),
    edit: (one: Row) => setOpen(one),
    /** To be rendered below the list. */
    form: open && <Fragment key={row?.id ?? "new"}>{render(row, () => setOpen(undefined))}</Fragment>,
  };
}
