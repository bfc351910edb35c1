import { roleCovers } from "#contract/core/access.ts";
import { OrganisationFigures } from "#web/finance/figures/organisation-figures.tsx";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { optional } from "#web/lib/failure.ts";
import { RecruitmentOverview } from "#web/recruitment/reports/dashboard/recruitment-overview.tsx";
import { FirstSteps } from "#web/workspace/first-steps/first-steps.tsx";
import { mayBegin } from "#web/workspace/first-steps/may-begin.ts";
import { OverviewPage } from "#web/workspace/overview/overview-page.tsx";
import { isOff, isProviderStaff, moduleCards } from "#web/workspace/shell/modules.ts";
import type { Route } from "./+types/overview.ts";

/** Enquiries that the overview shows. */
const shownEnquiries = 3;

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { staff: true });
  const api = args.context.get(apiContext);
  const recruits = roleCovers(user.workspace?.roles ?? [], "hr");
  const beginning = user.workspace && mayBegin(user.workspace);
  const [recruitment, enquiries, figures, firstSteps] = await Promise.all([
    recruits ? optional(api.hr.dashboard.stats()) : undefined,
    isProviderStaff(user)
      ? optional(api.enquiries.list({ query: { status: "new", pageSize: shownEnquiries } }))
      : undefined,
    optional(api.finance.figures.latest().then((found) => ({ found }))),
    beginning ? optional(api.workspace.firstSteps.get()) : null,
  ]);
  return { user, recruitment, enquiries, figures, firstSteps };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Overview · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Overview({
  loaderData: { user, recruitment, enquiries, figures, firstSteps },
  matches,
}: Route.ComponentProps) {
  return (
    <OverviewPage
      firstName={user.firstName}
      organization={user.organization}
      modules={moduleCards(user)}
      off={new Set(moduleCards(user).flatMap((module) => (isOff(user, module) ? [module.to] : [])))}
      firstSteps={
        firstSteps &&
        !firstSteps.dismissed && (
          <FirstSteps
            list={firstSteps}
            slug={user.workspace?.slug ?? ""}
            appUrl={matches[0].loaderData.settings.appUrl}
          />
        )
      }
      figures={
        <OrganisationFigures
          summary={figures ? figures.found : undefined}
          keeps={roleCovers(user.workspace?.roles ?? [], "owner")}
        />
      }
      enquiries={enquiries}
      domains={recruitment !== undefined && <RecruitmentOverview stats={recruitment} />}
    />
  );
}
