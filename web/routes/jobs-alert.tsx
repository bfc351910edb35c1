import { textOf } from "#contract/core/messages.ts";
import { apiContext } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { AlertPage } from "#web/recruitment/job-alerts/alert-page.tsx";
import { alertMessages } from "#web/recruitment/job-alerts/alerts.messages.ts";
import { titleMeta } from "#web/site/meta/title-meta.ts";
import type { Route } from "./+types/jobs-alert.ts";

/** The link itself changes nothing: mail scanners open it before its reader does. */
export async function loader({ context, params: { key } }: Route.LoaderArgs) {
  return context.get(apiContext).jobAlerts.get({ params: { key } });
}

/** Confirms, pauses or stops; a mail program's own button posts here without a state, and stops (RFC 8058). */
export async function action({ context, request, params: { key } }: Route.ActionArgs) {
  const asked = formText(await request.formData(), "state");
  const state = asked === "active" || asked === "paused" ? asked : "stopped";
  return context.get(apiContext).jobAlerts.changeState({ params: { key }, body: { state } });
}

/** The address is a key: it is told to no other site. */
export const headers = () => ({ "referrer-policy": "same-origin" });

export const meta: Route.MetaFunction = ({ matches }) => [
  ...titleMeta(
    matches[0].loaderData,
    textOf(alertMessages, (t) => t.title),
  ),
  { name: "robots", content: "noindex" },
];

export default function JobAlertOfMail({ loaderData, actionData }: Route.ComponentProps) {
  return <AlertPage alert={actionData ?? loaderData} />;
}
