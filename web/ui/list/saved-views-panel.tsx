import { Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useLocation } from "react-router";
import { maxViewName, type SavedView } from "#contract/core/saved-views.ts";
import type { Mutation } from "#web/lib/mutation.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { useKeptForm } from "../kept-form.tsx";
import { Link } from "../link.tsx";

/** What is saved of a list as it is filtered now. */
export type NewView = Pick<SavedView, "name" | "search">;

/**
 * Saved views of a list: to go to, to delete, and the list as it is filtered now to save under a name.
 * @param search the list's address now, of the first page
 */
export function SavedViewsPanel({
  views,
  search,
  save,
  remove,
}: {
  views: readonly SavedView[];
  search: string;
  save: Mutation<NewView>;
  remove: Mutation<SavedView>;
}) {
  return (
    <div className="space-y-3">
      {views.length === 0 ? (
        <p className="text-sm text-muted">You have not saved a view yet.</p>
      ) : (
        <ul aria-label="Saved views" className="-mx-2">
          {views.map((view) => (
            <View key={view.id} view={view} current={view.search === search} remove={remove} />
          ))}
        </ul>
      )}
      <SaveForm search={search} save={save} />
    </div>
  );
}

function View({ view, current, remove }: { view: SavedView; current: boolean; remove: Mutation<SavedView> }) {
  return (
    <li className="flex items-center gap-1">
      <Link
        to={{ search: view.search }}
        preventScrollReset
        aria-current={current ? "page" : undefined}
        className={`flex min-h-11 min-w-0 grow items-center rounded-input px-2 text-sm wrap-anywhere hover:bg-neutral-tint ${current ? "font-semibold text-brand-ink" : ""}`}
      >
        {view.name}
      </Link>
      <IconButton
        icon={Trash2}
        label={`Delete the view ${view.name}`}
        disabled={remove.isPending}
        onClick={() => remove.mutate(view)}
      />
    </li>
  );
}

function SaveForm({ search, save }: { search: string; save: Mutation<NewView> }) {
  const [name, setName] = useState("");
  const kept = useKeptForm(`saved view.${useLocation().pathname}`);
  const done = () => {
    kept.forget();
    setName("");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "" || save.isPending) return;
    save.mutate({ name, search }, { onSuccess: done });
  };
  return (
    <form ref={kept.box} onSubmit={submit} className="space-y-2 border-t border-line pt-3">
      <Field label="Save what is shown now as" name="view" required>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={maxViewName}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" loading={save.isPending} className="w-full">
        Save view
      </Button>
    </form>
  );
}
