import { defaultLanguage } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { ApplicationPage } from "#web/recruitment/applications/portal/application-page.tsx";
import { applicationPageMessages } from "#web/recruitment/applications/portal/portal.messages.ts";
import type { Route } from "./+types/jobs-application.ts";

export async function loader(page: Route.LoaderArgs) {
  await requireUser(page, { candidate: true });
  const { applications, assessments, offers, interviewSlots, firstDays } = page.context.get(apiContext);
  const { params } = page;
  const [loaded, sent, made, times, days] = await Promise.all([
    applications.get({ params }),
    assessments.mine.list({ params }),
    offers.mine.list({ params }),
    interviewSlots.mine.list({ params }),
    firstDays.mine.get({ params }),
  ]);
  return { loaded, sent, made, times, days, now: new Date().toISOString() };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { settings, language = defaultLanguage } = matches[0].loaderData ?? {};
  const title = loaderData?.loaded.jobTitle ?? inOneOf(applicationPageMessages, language).application;
  return [{ title: `${title} · ${settings?.brand.product}` }];
};

export default function JobsApplication({ loaderData }: Route.ComponentProps) {
  const { loaded, sent, made, times, days, now } = loaderData;
  const lists = { assessments: sent, offers: made, times, firstDays: days };
  return <ApplicationPage key={loaded.id} loaded={loaded} {...lists} now={new Date(now)} />;
}
