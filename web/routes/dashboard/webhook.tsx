import { redirect } from "react-router";
import { eventTypes } from "#contract/events.ts";
import { deliveryList } from "#contract/workspace/webhooks.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import { runIntent } from "#web/workspace/integrations/action.ts";
import { webhooksPath } from "#web/workspace/integrations/paths.ts";
import { WebhookPage } from "#web/workspace/integrations/webhook-page.tsx";
import type { Route } from "./+types/webhook.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "owner" });
  const { webhooks } = args.context.get(apiContext).workspace;
  const params = { id: args.params.id };
  const filters = readList(deliveryList, args.url.searchParams);
  const [webhook, log] = await Promise.all([
    webhooks.get({ params }),
    webhooks.deliveries({ params, query: listQuery(deliveryList, filters) }),
  ]);
  return {
    webhook,
    log,
    filters,
    loadedAt: Date.now(),
    readOnly: user.workspace?.abilities.change === false,
    events: eventTypes.map(({ type, label }) => ({ type, label })),
  };
}

export async function action(args: Route.ActionArgs) {
  const { webhooks } = args.context.get(apiContext).workspace;
  const form = await args.request.formData();
  const params = { id: args.params.id };
  return runIntent(form, {
    async change() {
      const body = { url: formText(form, "url"), events: form.getAll("events").map(String) };
      await webhooks.update({ params, body });
      return { saved: "The changes are saved." };
    },
    async enable() {
      await webhooks.update({ params, body: { enabled: true } });
      return { saved: "The webhook is switched on." };
    },
    async disable() {
      await webhooks.update({ params, body: { enabled: false } });
      return { saved: "The webhook is switched off." };
    },
    async secret() {
      const { secret } = await webhooks.replaceSecret({ params });
      return { saved: "The secret is replaced.", secret };
    },
    async test() {
      await webhooks.test({ params });
      return { saved: "The test event is on its way." };
    },
    async resend() {
      await webhooks.resend({ params: { id: formText(form, "id") } });
      return { saved: "The event is sent once more." };
    },
    async remove() {
      await webhooks.remove({ params });
      throw redirect(webhooksPath);
    },
  });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const host = loaderData ? new URL(loaderData.webhook.url).host : "Webhook";
  return [{ title: `${host} · ${matches[0].loaderData?.settings.brand.product}` }];
};

export default function Webhook({ loaderData, actionData }: Route.ComponentProps) {
  return <WebhookPage {...loaderData} answer={actionData} />;
}
