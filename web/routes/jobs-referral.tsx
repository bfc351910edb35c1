import { textOf } from "#contract/core/messages.ts";
import { apiContext } from "#web/lib/context.ts";
import { referralPageMessages } from "#web/recruitment/referrals/portal/referral.messages.ts";
import { ReferralPage } from "#web/recruitment/referrals/portal/referral-page.tsx";
import { titleMeta } from "#web/site/meta/title-meta.ts";
import type { Route } from "./+types/jobs-referral.ts";

/** The link itself changes nothing: mail scanners open it before its reader does. */
export async function loader({ context, params: { key } }: Route.LoaderArgs) {
  return context.get(apiContext).referrals.invitation({ params: { key } });
}

export async function action({ context, params: { key } }: Route.ActionArgs) {
  return context.get(apiContext).referrals.decline({ params: { key } });
}

/** The address is a key: it is told to no other site. */
export const headers = () => ({ "referrer-policy": "same-origin" });

export const meta: Route.MetaFunction = ({ matches }) => [
  ...titleMeta(
    matches[0].loaderData,
    textOf(referralPageMessages, (t) => t.title),
  ),
  { name: "robots", content: "noindex" },
];

export default function JobsReferral({ loaderData, actionData, params }: Route.ComponentProps) {
  return <ReferralPage referralKey={params.key} invitation={actionData ?? loaderData} />;
}
