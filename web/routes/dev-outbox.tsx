import { outboxList } from "#contract/workspace/outbox.ts";
import { apiContext } from "#web/lib/context.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import { OutboxPage } from "#web/workspace/outbox-page.tsx";
import type { Route } from "./+types/dev-outbox.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = readList(outboxList, url.searchParams);
  const found = await context.get(apiContext).dev.outbox({ query: listQuery(outboxList, state) });
  const chosen = found.rows.find((mail) => mail.id === url.searchParams.get("mail")) ?? found.rows[0];
  return { found, state, chosen };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Outbox · ${matches[0].loaderData?.settings.brand.product}` },
  { name: "robots", content: "noindex" },
];

export default function DevOutbox({ loaderData }: Route.ComponentProps) {
  return <OutboxPage {...loaderData} />;
}
