import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { ApplicationPage } from "#web/recruitment/applications/portal/application-page.tsx";
import type { Route } from "./+types/jobs-application.ts";

export async function loader(page: Route.LoaderArgs) {
  await requireUser(page, { candidate: true });
  const { applications } = page.context.get(apiContext);
  const loaded = await applications.get({ params: { id: page.params.id } });
  return { loaded, now: new Date().toISOString() };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  {
    title: `${loaderData?.loaded.jobTitle ?? "Application"} · ${matches[0].loaderData?.settings.brand.product}`,
  },
];

export default function JobsApplication({ loaderData: { loaded, now } }: Route.ComponentProps) {
  return <ApplicationPage key={loaded.id} loaded={loaded} now={new Date(now)} />;
}
