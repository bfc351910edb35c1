import { useQuery } from "@tanstack/react-query";
import { Bookmark } from "lucide-react";
import { useState } from "react";
import type { ListName } from "#contract/core/list.ts";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Dropdown } from "./dropdown.tsx";
import { useRemoveView, useSaveView } from "./mutations.ts";
import { savedViewsQuery } from "./queries.ts";
import { SavedViewsPanel } from "./saved-views-panel.tsx";

/**
 * The person's own views of a list, behind a button; they are loaded when it opens.
 * @param list its name
 * @param search its address now, of the first page
 */
export function SavedViews({ list, search }: { list: ListName; search: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <Dropdown label="Saved views" icon={Bookmark} floating onOpen={() => setOpened(true)}>
      {opened ? <OwnViews list={list} search={search} /> : <Spinner />}
    </Dropdown>
  );
}

function OwnViews({ list, search }: { list: ListName; search: string }) {
  const { data, error, refetch, isFetching } = useQuery(savedViewsQuery(list));
  const save = useSaveView(list);
  const remove = useRemoveView(list);
  if (error) return <LoadFailure what="your views" error={error} retry={refetch} pending={isFetching} />;
  if (!data) return <Spinner />;
  return <SavedViewsPanel views={data} search={search} save={save} remove={remove} />;
}
