import { textOf } from "#contract/core/messages.ts";
import { subscriptionMessages } from "#web/experience/subscription/subscription.messages.ts";
import { SubscriptionPage } from "#web/experience/subscription/subscription-page.tsx";
import { apiContext } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { titleMeta } from "#web/site/meta/title-meta.ts";
import type { Route } from "./+types/unsubscribe.ts";

/** The link itself changes nothing: mail scanners open it before its reader does. */
export async function loader({ context, params: { key } }: Route.LoaderArgs) {
  return context.get(apiContext).experience.campaigns.subscription({ params: { key } });
}

/** Stops the messages; a mail program that has a button of its own posts here, too (RFC 8058). */
export async function action({ context, request, params: { key } }: Route.ActionArgs) {
  const subscribed = formText(await request.formData(), "intent") === "again";
  const { campaigns } = context.get(apiContext).experience;
  return campaigns.changeSubscription({ params: { key }, body: { subscribed } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  const sent = new Headers(loaderHeaders);
  // The address is a key: it is told to no other site.
  sent.set("referrer-policy", "same-origin");
  return sent;
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...titleMeta(
    matches[0].loaderData,
    textOf(subscriptionMessages, (t) => t.title),
  ),
  { name: "robots", content: "noindex" },
];

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return <SubscriptionPage subscription={actionData ?? loaderData} />;
}
