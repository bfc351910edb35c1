import { outboxList } from "#contract/workspace/outbox.ts";
import { apiContext } from "#web/lib/context.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import { SmsOutboxPage } from "#web/workspace/sms-outbox-page.tsx";
import type { Route } from "./+types/dev-outbox-sms.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = readList(outboxList, url.searchParams);
  return {
    found: await context.get(apiContext).dev.smsOutbox({ query: listQuery(outboxList, state) }),
    state,
  };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `SMS outbox · ${matches[0].loaderData?.settings.brand.product}` },
  { name: "robots", content: "noindex" },
];

export default function DevSmsOutbox({ loaderData }: Route.ComponentProps) {
  return <SmsOutboxPage {...loaderData} />;
}
