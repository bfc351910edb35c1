import type { ShouldRevalidateFunctionArgs } from "react-router";
import { defaultLanguage } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { ChooseSacco } from "#web/recruitment/general-applications/apply/choose-sacco.tsx";
import { GeneralPage } from "#web/recruitment/general-applications/apply/general-page.tsx";
import { TakesNone } from "#web/recruitment/general-applications/apply/takes-none.tsx";
import {
  chooseSaccoMessages,
  generalMessages,
} from "#web/recruitment/general-applications/general-applications.messages.ts";
import type { Route } from "./+types/jobs-general.ts";

/** Visitors sign in first and come back. */
export async function loader(page: Route.LoaderArgs) {
  const user = await requireUser(page, { candidate: true });
  const api = page.context.get(apiContext);
  const slug = page.url.searchParams.get("sacco");
  if (!slug) {
    const saccos = await api.saccos.list();
    return { user, start: null, saccos: saccos.filter((one) => one.generalApplications) };
  }
  const [start, profile, resumes] = await Promise.all([
    api.general.mine.start({ params: { slug } }),
    api.candidate.profile.get(),
    api.candidate.resumes.list(),
  ]);
  return { user, start, profile, resumes };
}

/** What was typed stays when the session is renewed or another tab signs in. The hash is the form's own, which says the step. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const language = matches[0].loaderData?.language ?? defaultLanguage;
  const organization = loaderData?.start?.organization.name;
  const title = organization
    ? inOneOf(generalMessages, language).title({ organization })
    : inOneOf(chooseSaccoMessages, language).title;
  return [{ title: `${title} · ${matches[0].loaderData?.settings.brand.product}` }];
};

export default function JobsGeneral({ loaderData }: Route.ComponentProps) {
  const { user, start } = loaderData;
  if (!start) return <ChooseSacco saccos={loaderData.saccos} />;
  const { profile, resumes } = loaderData;
  const { organization, accepts, sent } = start;
  if (!accepts) return <TakesNone organization={organization} sent={sent !== null} />;
  return (
    <GeneralPage
      key={`${user.id} ${organization.slug}`}
      user={user}
      start={start}
      profile={profile}
      resumes={resumes}
    />
  );
}
