import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { activityList } from "#contract/onboarding/member-changes.ts";
import { readList } from "#web/lib/list-state.ts";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { History } from "#web/ui/history.tsx";
import { Link } from "#web/ui/link.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { ActivityLine } from "./activity-line.tsx";
import { memberPath } from "./paths.ts";
import { activitiesQuery } from "./queries.ts";

/** The readable trail: what was done with members, by whom, when and why. */
export function ActivitiesPage() {
  const [search] = useSearchParams();
  const { page } = readList(activityList, search);
  const { data, error, refetch, isFetching } = useQuery(activitiesQuery(page));
  if (error) return <LoadFailure what="the activities" error={error} retry={refetch} pending={isFetching} />;
  if (!data) return null;
  return (
    <>
      <h2 className="sr-only">Activities</h2>
      <Card>
        {data.rows.length === 0 ? (
          <EmptyState title="No activities yet">
            As soon as somebody works on a member, it stands here: who, when and why.
          </EmptyState>
        ) : (
          <History entries={data.rows.map((row) => ({ ...row, notes: row.reason }))}>
            {({ notes: _, ...activity }) => (
              <>
                <Link
                  to={memberPath(activity.memberId)}
                  className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-2 wrap-anywhere"
                >
                  {activity.memberName}
                </Link>
                <ActivityLine activity={activity} />
              </>
            )}
          </History>
        )}
      </Card>
      <Pagination page={page} pageSize={activityList.pageSize} total={data.total} className="mt-4" />
    </>
  );
}
