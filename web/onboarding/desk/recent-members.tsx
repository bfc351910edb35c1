import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Loading, Skeleton } from "#web/ui/skeleton.tsx";
import { MemberRow } from "./member-row.tsx";
import { recentMembersQuery } from "./queries.ts";

/** The five newest members. */
export function RecentMembers() {
  const { data, error, refetch, isFetching } = useQuery(recentMembersQuery());
  if (error) return <LoadFailure what="the members" error={error} retry={refetch} pending={isFetching} />;
  if (!data) {
    return (
      <Loading label="Loading the members" className="space-y-4 py-4">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </Loading>
    );
  }
  if (data.rows.length === 0) {
    return <EmptyState title="No members found.">Create your first member to get started.</EmptyState>;
  }
  return (
    <ul>
      {data.rows.map((member) => (
        <MemberRow key={member.id} member={member} />
      ))}
    </ul>
  );
}
