import { redirect } from "react-router";
import { defaultLanguage } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure, optional } from "#web/lib/failure.ts";
import { QueryProvider } from "#web/lib/query.tsx";
import { profileMessages } from "#web/recruitment/candidates/profile/profile.messages.ts";
import { ProfilePage } from "#web/recruitment/candidates/profile/profile-page.tsx";
import type { Route } from "./+types/jobs-profile.ts";

export async function loader(page: Route.LoaderArgs) {
  const user = await requireUser(page, { candidate: true });
  const { candidate, jobs } = page.context.get(apiContext);
  const [profile, resumes, facets] = await Promise.all([
    candidate.profile.get(),
    candidate.resumes.list(),
    optional(jobs.facets()),
  ]);
  return { user, profile, resumes, facets };
}

/** Erases the account; the page's other changes go over the API. */
export async function action({ context, request }: Route.ActionArgs) {
  const password = String((await request.formData()).get("password") ?? "");
  try {
    await context.get(apiContext).candidate.erase({ body: { password } });
  } catch (error) {
    return formFailure(error);
  }
  return redirect("/jobs/account-erased");
}

/** What was typed stays when another tab signs in or the erasure is refused. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ matches }) => {
  const { settings, language = defaultLanguage } = matches[0].loaderData ?? {};
  return [{ title: `${inOneOf(profileMessages, language).title} · ${settings?.brand.product}` }];
};

export default function JobsProfile({ loaderData }: Route.ComponentProps) {
  return (
    <QueryProvider>
      <ProfilePage key={loaderData.user.id} {...loaderData} />
    </QueryProvider>
  );
}
