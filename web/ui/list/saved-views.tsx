import { useQuery } from "@tanstack/react-query";
import { Bookmark, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import type { ListName } from "#contract/core/list.ts";
import { maxViewName, type SavedView } from "#contract/core/saved-views.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Dropdown } from "./dropdown.tsx";
import { useRemoveView, useSaveView } from "./mutations.ts";
import { savedViewsQuery } from "./queries.ts";

/**
 * The person's own views of a list: to go to, to delete, and the list as it is filtered now to save under a name.
 * @param list its name
 * @param search its address now, of the first page
 */
export function SavedViews({ list, search }: { list: ListName; search: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <Dropdown label="Saved views" icon={Bookmark} floating onOpen={() => setOpened(true)}>
      {opened ? (
        <div className="space-y-3">
          <Views list={list} search={search} />
          <SaveForm list={list} search={search} />
        </div>
      ) : (
        <Spinner />
      )}
    </Dropdown>
  );
}

function Views({ list, search }: { list: ListName; search: string }) {
  const { data, error, refetch, isFetching } = useQuery(savedViewsQuery(list));
  if (error) return <LoadFailure what="your views" error={error} retry={refetch} pending={isFetching} />;
  if (!data) return <Spinner />;
  if (data.length === 0) return <p className="text-sm text-muted">You have not saved a view yet.</p>;
  return (
    <ul aria-label="Saved views" className="-mx-2">
      {data.map((view) => (
        <View key={view.id} list={list} view={view} current={view.search === search} />
      ))}
    </ul>
  );
}

function View({ list, view, current }: { list: ListName; view: SavedView; current: boolean }) {
  const remove = useRemoveView(list);
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

function SaveForm({ list, search }: { list: ListName; search: string }) {
  const [name, setName] = useState("");
  const save = useSaveView(list);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "" || save.isPending) return;
    save.mutate({ name, search }, { onSuccess: () => setName("") });
  };
  return (
    <form onSubmit={submit} className="space-y-2 border-t border-line pt-3">
      <Field label="Save what is shown now as" required>
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
