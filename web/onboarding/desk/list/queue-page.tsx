import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { headerSort, readList } from "#web/lib/list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { queueQuery } from "../queries.ts";
import { casePath } from "./case-path.ts";
import {
  contactColumn,
  dueColumn,
  flagsColumn,
  kycColumn,
  nameColumn,
  registeredColumn,
  stepColumn,
} from "./columns.tsx";
import { queueList, queueWords } from "./lists.ts";
import { MemberList } from "./member-list.tsx";

/** The cases that wait for a decision, the one that is due first at the top. */
export function QueuePage() {
  const [search] = useSearchParams();
  const state = readList(queueList, search);
  const found = useQuery(queueQuery(state));
  const sort = (by: string) => headerSort(queueList, state, by);
  return (
    <MemberList
      title="KYC queue"
      caption="Cases that wait for a decision"
      what="the queue"
      list={queueList}
      state={state}
      words={queueWords}
      found={found}
      columns={[
        nameColumn(sort("fullName")),
        dueColumn(sort("dueAt")),
        flagsColumn,
        kycColumn,
        stepColumn,
        contactColumn,
        registeredColumn(sort("createdAt")),
      ]}
      to={({ id }) => casePath(id, state)}
      empty={
        <EmptyState title="Nothing waits">
          Every case is decided. New ones appear here as soon as somebody applies.
        </EmptyState>
      }
    />
  );
}
