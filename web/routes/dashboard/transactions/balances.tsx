import { balanceList } from "#contract/finance/transactions.ts";
import { BalancesPage } from "#web/finance/transactions/balances-page.tsx";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import type { Route } from "./+types/balances.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "owner" });
  const state = readList(balanceList, args.url.searchParams);
  const { transactions } = args.context.get(apiContext).finance;
  return { found: await transactions.balances({ query: listQuery(balanceList, state) }), state };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Balances by member · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Balances({ loaderData }: Route.ComponentProps) {
  return <BalancesPage {...loaderData} />;
}
