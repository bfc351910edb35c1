import { loanList } from "#contract/finance/loans.ts";
import { LoansPage } from "#web/finance/loans/loans-page.tsx";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { optional } from "#web/lib/failure.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import type { Route } from "./+types/loans.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "owner" });
  const state = readList(loanList, args.url.searchParams);
  const { loans, products } = args.context.get(apiContext).finance;
  const [found, summary, offered] = await Promise.all([
    loans.list({ query: listQuery(loanList, state) }),
    loans.book({ query: { asOf: state.asOf || undefined } }),
    optional(products.list()),
  ]);
  return { found, summary, state, offered: offered?.map(({ name }) => name) ?? null };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Loans & Credit · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Loans({ loaderData }: Route.ComponentProps) {
  return <LoansPage {...loaderData} />;
}
