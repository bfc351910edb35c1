import { useState } from "react";

/** Rows of a list that somebody chose for one action. */
export interface Selection {
  chosen: ReadonlySet<string>;
  toggle: (id: string) => void;
  clear: () => void;
}

/** What is chosen; it stays when the list is filtered or turned to another page. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    chosen,
    toggle: (id) =>
      setChosen((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    clear: () => setChosen(new Set()),
  };
}
