import { defaultLanguage } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import { myApplicationList } from "#contract/recruitment/applications.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { optional } from "#web/lib/failure.ts";
import { ApplicationsPage } from "#web/recruitment/applications/portal/applications-page.tsx";
import { readMyFilters } from "#web/recruitment/applications/portal/filters.ts";
import { applicationsMessages } from "#web/recruitment/applications/portal/portal.messages.ts";
import { loadMyApplications } from "#web/recruitment/applications/portal/queries.ts";
import { OwnGeneralApplications } from "#web/recruitment/general-applications/portal/own-general-applications.tsx";
import { hasProposal } from "#web/recruitment/general-applications/proposals.ts";
import { requirePage } from "#web/ui/pages.ts";
import type { Route } from "./+types/jobs-applications.ts";

export async function loader(page: Route.LoaderArgs) {
  await requireUser(page, { candidate: true });
  const filters = readMyFilters(page.url.searchParams);
  const api = page.context.get(apiContext);
  const [loaded, generalApplications] = await Promise.all([
    loadMyApplications(api, filters),
    optional(api.general.mine.list()),
  ]);
  const asked = { pathname: "/jobs/applications", search: page.url.search };
  requirePage(asked, { page: filters.page, pageSize: myApplicationList.pageSize, total: loaded.total });
  return { filters, loaded, generalApplications, now: new Date().toISOString() };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { settings, language = defaultLanguage } = matches[0].loaderData ?? {};
  return [{ title: `${inOneOf(applicationsMessages, language).title} · ${settings?.brand.product}` }];
};

export default function JobsApplications({
  loaderData: { now, generalApplications, ...page },
}: Route.ComponentProps) {
  const own = <OwnGeneralApplications generalApplications={generalApplications ?? []} />;
  // What waits for the person is not below everything else.
  const first = generalApplications?.some(hasProposal) ?? false;
  return (
    <ApplicationsPage {...page} now={new Date(now)} above={first && own}>
      {!first && own}
    </ApplicationsPage>
  );
}
