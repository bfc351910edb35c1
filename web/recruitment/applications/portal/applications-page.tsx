import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { myApplicationList } from "#contract/recruitment/applications.ts";
import { useMessages } from "#web/lib/language.ts";
import { QueryProvider } from "#web/lib/query.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FilterLinks } from "#web/ui/filter-links.tsx";
import { LiveInterrupted, LiveUpdates } from "#web/ui/live-updates.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { ApplicationCard } from "./application-card.tsx";
import { groupLinks, type MyFilters } from "./filters.ts";
import { applicationsMessages } from "./portal.messages.ts";
import { type MyApplications, myApplicationsQuery } from "./queries.ts";

interface ApplicationsProps {
  /** What the address names. */
  filters: MyFilters;
  /** The page of the list as the server rendered it. */
  loaded: MyApplications;
  now: Date;
  /** What stands above the list, and below it. */
  above?: ReactNode;
  children?: ReactNode;
}

/** My Applications, kept up to date while the page is open. */
export function ApplicationsPage(props: ApplicationsProps) {
  return (
    <QueryProvider>
      <Applications {...props} />
    </QueryProvider>
  );
}

function Applications({ filters, loaded, now, above, children }: ApplicationsProps) {
  const { data, dataUpdatedAt, isError } = useQuery({
    ...myApplicationsQuery(filters, now),
    initialData: loaded,
    initialDataUpdatedAt: now.getTime(),
  });
  const t = useMessages(applicationsMessages);
  const { rows, total, statistics } = data;
  const any = statistics.active + statistics.decided > 0;
  const groups = groupLinks(statistics, filters.group, t);
  return (
    <div className="column py-8 sm:py-10">
      <PageHeader title={t.title} lead={t.lead} actions={any && <LiveUpdates />} />
      {isError && <LiveInterrupted since={new Date(dataUpdatedAt)} />}
      {above}
      {groups.length > 0 && <FilterLinks label={t.which} links={groups} className="mb-5" />}
      {rows.length === 0 ? (
        <NoApplications any={any} />
      ) : (
        <ul className="space-y-4">
          {rows.map((application) => (
            <li key={application.id}>
              <ApplicationCard
                application={application}
                now={new Date(Math.max(now.getTime(), dataUpdatedAt))}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={filters.page} pageSize={myApplicationList.pageSize} total={total} className="mt-8" />
      {children}
    </div>
  );
}

/** @param any whether there are others than the address asks for */
function NoApplications({ any }: { any: boolean }) {
  const t = useMessages(applicationsMessages);
  return (
    <Card>
      {any ? (
        <EmptyState title={t.noneHere} actions={<ButtonLink to="/jobs/applications">{t.seeAll}</ButtonLink>}>
          {t.noneHereText}
        </EmptyState>
      ) : (
        <EmptyState title={t.none} actions={<ButtonLink to="/jobs">{t.browse}</ButtonLink>}>
          {t.noneText}
        </EmptyState>
      )}
    </Card>
  );
}
