import { eventTypes } from "#contract/events.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { runIntent } from "#web/workspace/integrations/action.ts";
import { WebhooksPage } from "#web/workspace/integrations/webhooks-page.tsx";
import type { Route } from "./+types/webhooks.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "owner" });
  return {
    readOnly: user.workspace?.abilities.change === false,
    events: eventTypes.map(({ type, label }) => ({ type, label })),
    webhooks: await args.context.get(apiContext).workspace.webhooks.list(),
  };
}

export async function action(args: Route.ActionArgs) {
  const { webhooks } = args.context.get(apiContext).workspace;
  const form = await args.request.formData();
  return runIntent(form, {
    async create() {
      const body = { url: formText(form, "url"), events: form.getAll("events").map(String) };
      const { secret } = await webhooks.create({ body });
      return { saved: "The webhook is registered.", secret };
    },
  });
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Webhooks · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Webhooks({ loaderData, actionData }: Route.ComponentProps) {
  return <WebhooksPage {...loaderData} answer={actionData} />;
}
