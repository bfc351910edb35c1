import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { Member } from "#contract/onboarding/members.ts";
import { headerSort, readList } from "#web/lib/list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FilterBar } from "#web/ui/list/filter-bar.tsx";
import { ListEmpty } from "#web/ui/list/list-empty.tsx";
import { openColumn } from "#web/ui/list/open-column.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { queueQuery } from "../queries.ts";
import { casePath } from "./case-path.ts";
import {
  choiceColumn,
  contactColumn,
  dueColumn,
  flagsColumn,
  kycColumn,
  nameColumn,
  registeredColumn,
  stepColumn,
} from "./columns.tsx";
import { queueList, queueWords } from "./lists.ts";
import { MemberTable } from "./member-table.tsx";
import { useSelection } from "./selection.ts";

/** The cases that wait for a decision, the one that is due first at the top. */
export function QueuePage() {
  const [search] = useSearchParams();
  const state = readList(queueList, search);
  const found = useQuery(queueQuery(state));
  const selection = useSelection();
  const described = { list: queueList, state, words: queueWords };
  const columns = [
    choiceColumn(selection),
    nameColumn(headerSort(queueList, state, "fullName")),
    dueColumn(headerSort(queueList, state, "dueAt")),
    flagsColumn,
    kycColumn,
    stepColumn,
    contactColumn,
    registeredColumn(headerSort(queueList, state, "createdAt")),
    openColumn<Member>({ to: ({ id }) => casePath(id, state), name: ({ fullName }) => fullName }),
  ];
  return (
    <>
      <h2 className="sr-only">KYC queue</h2>
      <FilterBar {...described} matching={found.data?.total} />
      {found.error ? (
        <LoadFailure what="the queue" error={found.error} retry={found.refetch} pending={found.isFetching} />
      ) : (
        <MemberTable
          caption="Cases that wait for a decision"
          columns={columns}
          found={found.data}
          fading={found.isPlaceholderData}
          page={{ page: state.page, pageSize: queueList.pageSize }}
          selection={selection}
          empty={
            <ListEmpty {...described} matching={found.data?.total ?? 0}>
              <EmptyState title="Nothing waits">
                Every case is decided. New ones appear here as soon as somebody applies.
              </EmptyState>
            </ListEmpty>
          }
        />
      )}
    </>
  );
}
