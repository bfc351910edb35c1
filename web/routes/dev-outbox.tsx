import { apiContext } from "#web/lib/context.ts";
import { pageOf } from "#web/lib/search-params.ts";
import { OutboxPage } from "#web/workspace/outbox-page.tsx";
import type { Route } from "./+types/dev-outbox.ts";

const pageSize = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageOf(url.searchParams);
  const { rows, total } = await context.get(apiContext).dev.outbox({ query: { page, pageSize } });
  const chosen = rows.find((mail) => mail.id === url.searchParams.get("mail")) ?? rows[0];
  return { mails: rows, total, page, chosen };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Outbox · ${matches[0].loaderData?.settings.brand.product}` },
  { name: "robots", content: "noindex" },
];

export default function DevOutbox({ loaderData }: Route.ComponentProps) {
  return <OutboxPage {...loaderData} pageSize={pageSize} />;
}
