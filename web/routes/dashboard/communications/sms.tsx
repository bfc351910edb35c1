import { roleCovers } from "#contract/core/access.ts";
import { outgoingList } from "#contract/workspace/communications.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import { MessagesPage } from "#web/workspace/communications/messages-page.tsx";
import type { Route } from "./+types/sms.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { staff: true });
  const { communications } = args.context.get(apiContext).workspace;
  const state = readList(outgoingList, args.url.searchParams);
  const found = await communications.sms({ query: listQuery(outgoingList, state) });
  return { found, state, campaigns: roleCovers(user.workspace?.roles ?? [], "experience") };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Communications · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Sms({ loaderData }: Route.ComponentProps) {
  return <MessagesPage kind="sms" {...loaderData} />;
}
