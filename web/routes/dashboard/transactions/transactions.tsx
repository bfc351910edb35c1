import { transactionList } from "#contract/finance/transactions.ts";
import { TransactionsPage } from "#web/finance/transactions/transactions-page.tsx";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { filterQuery, listQuery, readList } from "#web/lib/list-state.ts";
import type { Route } from "./+types/transactions.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "owner" });
  const state = readList(transactionList, args.url.searchParams);
  const { transactions } = args.context.get(apiContext).finance;
  const [found, totals] = await Promise.all([
    transactions.list({ query: listQuery(transactionList, state) }),
    transactions.totals({ query: filterQuery(transactionList, state) }),
  ]);
  return { found, totals, state };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Transactions · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Transactions({ loaderData }: Route.ComponentProps) {
  return <TransactionsPage {...loaderData} />;
}
