import { data } from "react-router";
import { textOf } from "#contract/core/messages.ts";
import { apiContext } from "#web/lib/context.ts";
import { ClosedLinkPage } from "#web/onboarding/membership/closed-page.tsx";
import { changeOwn } from "#web/onboarding/membership/mutations.ts";
import { ownMembershipMessages } from "#web/onboarding/membership/own-membership.messages.ts";
import { OwnMembershipPage } from "#web/onboarding/membership/own-page.tsx";
import { loadOwn } from "#web/onboarding/membership/queries.ts";
import { titleMeta } from "#web/site/meta/title-meta.ts";
import type { Route } from "./+types/own-membership.ts";

/** A membership, for whoever has its address. */
export async function loader({ context, params: { key } }: Route.LoaderArgs) {
  const loaded = await loadOwn(key, context.get(apiContext));
  return data(loaded, { status: loaded.own ? 200 : loaded.status });
}

export async function action({ context, request, params: { key } }: Route.ActionArgs) {
  const answer = await changeOwn(key, await request.formData(), context.get(apiContext));
  return data(answer, { status: answer.failure ? 400 : 200 });
}

/** The address is the key to somebody's data: it is told to no other site. */
export const headers = () => ({ "referrer-policy": "same-origin" });

export const meta: Route.MetaFunction = ({ matches }) => [
  ...titleMeta(
    matches[0].loaderData,
    textOf(ownMembershipMessages, (t) => t.title),
  ),
  { name: "robots", content: "noindex" },
];

export default function OwnMembership({ loaderData, actionData, params }: Route.ComponentProps) {
  if (!loaderData.own) return <ClosedLinkPage reason={loaderData.closed} />;
  return <OwnMembershipPage own={loaderData.own} ownKey={params.key} answer={actionData} />;
}
