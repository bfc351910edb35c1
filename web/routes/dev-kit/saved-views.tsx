import { useMutation } from "@tanstack/react-query";
import { Bookmark } from "lucide-react";
import { useState } from "react";
import type { SavedView } from "#contract/core/saved-views.ts";
import { QueryProvider } from "#web/lib/query.tsx";
import { Dropdown } from "#web/ui/list/dropdown.tsx";
import { type NewView, SavedViewsPanel } from "#web/ui/list/saved-views-panel.tsx";
import { Sample } from "./sample.tsx";

const saved: readonly SavedView[] = [
  { id: "1", name: "Late in Nakuru", search: "?state=late&branch=Nakuru" },
  {
    id: "2",
    name: "Paid back, for the report to the board at the end of every month",
    search: "?state=paid",
  },
];

/** Views that only this page remembers. @param search the address of the list now */
export function SavedViewsSample({ search }: { search: string }) {
  return (
    <Sample name="SavedViews: as every list with a name has it, beside its filters">
      <QueryProvider>
        <Views search={search} />
      </QueryProvider>
    </Sample>
  );
}

function Views({ search }: { search: string }) {
  const [views, setViews] = useState(saved);
  const save = useMutation({
    mutationFn: async (view: NewView) => {
      const others = views.filter(({ name }) => name !== view.name);
      setViews([...others, { ...view, id: crypto.randomUUID() }]);
    },
  });
  const remove = useMutation({
    mutationFn: async ({ id }: SavedView) => setViews(views.filter((view) => view.id !== id)),
  });
  return (
    <div className="flex justify-end">
      <Dropdown label="Saved views" icon={Bookmark} floating>
        <SavedViewsPanel views={views} search={search} save={save} remove={remove} />
      </Dropdown>
    </div>
  );
}
