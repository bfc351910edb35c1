import { defaultLanguage } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { ApplicationPage } from "#web/recruitment/applications/portal/application-page.tsx";
import { applicationPageMessages } from "#web/recruitment/applications/portal/portal.messages.ts";
import type { Route } from "./+types/jobs-application.ts";

export async function loader(page: Route.LoaderArgs) {
  await requireUser(page, { candidate: true });
  const { applications } = page.context.get(apiContext);
  const loaded = await applications.get({ params: { id: page.params.id } });
  return { loaded, now: new Date().toISOString() };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { settings, language = defaultLanguage } = matches[0].loaderData ?? {};
  const title = loaderData?.loaded.jobTitle ?? inOneOf(applicationPageMessages, language).application;
  return [{ title: `${title} · ${settings?.brand.product}` }];
};

export default function JobsApplication({ loaderData: { loaded, now } }: Route.ComponentProps) {
  return <ApplicationPage key={loaded.id} loaded={loaded} now={new Date(now)} />;
}
