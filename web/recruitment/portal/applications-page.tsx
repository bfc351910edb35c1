import { useQuery } from "@tanstack/react-query";
import type { MyApplication } from "#contract/recruitment/applications.ts";
import { api } from "#web/lib/api.ts";
import { QueryProvider } from "#web/lib/query.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ApplicationCard } from "./application-card.tsx";
import { LiveInterrupted, LiveUpdates, pollInterval } from "./live-badge.tsx";

interface ApplicationsProps {
  /** The list as the server rendered it. */
  loaded: MyApplication[];
  pageSize: number;
  now: Date;
}

/** My Applications, kept up to date while the page is open. */
export function ApplicationsPage(props: ApplicationsProps) {
  return (
    <QueryProvider>
      <Applications {...props} />
    </QueryProvider>
  );
}

function Applications({ loaded, pageSize, now }: ApplicationsProps) {
  const { data, dataUpdatedAt, isError } = useQuery({
    queryKey: ["/api/applications/my", pageSize],
    queryFn: async ({ signal }) => (await api.applications.mine({ query: { pageSize }, signal })).rows,
    initialData: loaded,
    initialDataUpdatedAt: now.getTime(),
    refetchInterval: pollInterval,
  });
  return (
    <div className="column py-8 sm:py-10">
      <PageHeader
        title="My Applications"
        lead="Where each of your applications stands, and what comes next."
        actions={data.length > 0 && <LiveUpdates />}
      />
      {isError && <LiveInterrupted since={new Date(dataUpdatedAt)} />}
      {data.length === 0 ? (
        <NoApplications />
      ) : (
        <ul className="space-y-4">
          {data.map((application) => (
            <li key={application.id}>
              <ApplicationCard
                application={application}
                now={new Date(Math.max(now.getTime(), dataUpdatedAt))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function NoApplications() {
  return (
    <Card>
      <EmptyState title="No applications yet" actions={<ButtonLink to="/jobs">Browse Jobs</ButtonLink>}>
        Find a position that suits you. Once you have applied, you follow every step here.
      </EmptyState>
    </Card>
  );
}
