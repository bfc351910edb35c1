import { data } from "react-router";
import { textOf } from "#contract/core/messages.ts";
import { apiContext, currentUser } from "#web/lib/context.ts";
import { pageLanguage } from "#web/lib/language.ts";
import { MemberLoginPage } from "#web/onboarding/membership/login/login-page.tsx";
import { memberLoginMessages } from "#web/onboarding/membership/login/member-login.messages.ts";
import { sendLink } from "#web/onboarding/membership/login/mutations.ts";
import { saccosToAsk } from "#web/onboarding/membership/login/queries.ts";
import { titleMeta } from "#web/site/meta/title-meta.ts";
import type { Route } from "./+types/membership.ts";

/** Member Login: a link is asked for; who is signed in sees the own memberships. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const client = context.get(apiContext);
  const user = await currentUser(context);
  const [saccos, memberships] = await Promise.all([
    saccosToAsk(url, client),
    user ? client.memberships.list() : null,
  ]);
  return { saccos, memberships };
}

export async function action({ context, request }: Route.ActionArgs) {
  const answer = await sendLink(await request.formData(), pageLanguage(context), context.get(apiContext));
  return data(answer, { status: answer.failure ? 400 : 200 });
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...titleMeta(
    matches[0].loaderData,
    textOf(memberLoginMessages, (t) => t.title),
  ),
  { name: "robots", content: "noindex" },
];

export default function Membership({ loaderData, actionData }: Route.ComponentProps) {
  return <MemberLoginPage {...loaderData} answer={actionData} />;
}
