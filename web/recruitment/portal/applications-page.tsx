import { useQuery } from "@tanstack/react-query";
import { Radio } from "lucide-react";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import type { MyApplication } from "#contract/recruitment/applications.ts";
import { api } from "#web/lib/api.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { QueryProvider } from "#web/lib/query.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ApplicationCard } from "./application-card.tsx";
import { ApplicationDialog } from "./application-dialog.tsx";

/** Milliseconds between two looks at the server (specification 001, section 9). */
const pollInterval = 30_000;

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
  const { chosen, choose } = useChosen();
  return (
    <div className="column py-8 sm:py-10">
      <PageHeader
        title="My Applications"
        lead="Where each of your applications stands, and what comes next."
        actions={
          data.length > 0 && (
            <Badge tone="success" icon={Radio}>
              Live Updates
            </Badge>
          )
        }
      />
      {isError && (
        <Alert tone="warning" role="status" title="Live updates are interrupted" className="mb-5">
          You see the state of {formatDateTime(new Date(dataUpdatedAt))}. We keep trying.
        </Alert>
      )}
      {data.length === 0 ? (
        <NoApplications />
      ) : (
        <ul className="space-y-4">
          {data.map((application) => (
            <li key={application.id}>
              <ApplicationCard
                application={application}
                now={new Date(Math.max(now.getTime(), dataUpdatedAt))}
                onView={() => choose(application.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <ApplicationDialog application={data.find(({ id }) => id === chosen)} onClose={() => choose(null)} />
    </div>
  );
}

/** Which application is open: its id stands in the address (`#<id>`), where mails point to. */
function useChosen() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const chosen = hash.slice(1);

  useEffect(() => {
    if (chosen) document.getElementById(chosen)?.scrollIntoView();
  }, [chosen]);

  const choose = (id: string | null) => {
    void navigate({ hash: id ?? "" }, { replace: id === null, preventScrollReset: true });
  };
  return { chosen, choose };
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
