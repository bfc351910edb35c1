import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { readList } from "#web/lib/list-state.ts";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FilterBar } from "#web/ui/list/filter-bar.tsx";
import { ListEmpty } from "#web/ui/list/list-empty.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { requestList, requestWords } from "../list/lists.ts";
import { requestsQuery } from "../queries.ts";
import { RequestCard } from "./request-card.tsx";

/** What people asked for about their data, the one that is due first at the top. */
export function RequestsPage() {
  const [search] = useSearchParams();
  const state = readList(requestList, search);
  const { data, error, refetch, isFetching } = useQuery(requestsQuery(state));
  const described = { list: requestList, state, words: requestWords };
  if (error) return <LoadFailure what="the requests" error={error} retry={refetch} pending={isFetching} />;
  if (!data) return null;
  return (
    <>
      <h2 className="sr-only">Requests about personal data</h2>
      <FilterBar {...described} matching={data.total} />
      {data.rows.length === 0 ? (
        <Card>
          <ListEmpty {...described} matching={data.total}>
            <EmptyState title="No requests">
              Who asks to correct or erase their data, or takes a consent back, appears here with the day by
              which you answer.
            </EmptyState>
          </ListEmpty>
        </Card>
      ) : (
        <ul className="space-y-4">
          {data.rows.map((request) => (
            <li key={request.id}>
              <RequestCard request={request} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={state.page} pageSize={requestList.pageSize} total={data.total} className="mt-4" />
    </>
  );
}
