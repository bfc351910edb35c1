import { data } from "react-router";
import { type TransactionType, transactionList } from "#contract/finance/transactions.ts";
import { typeLabels } from "#web/finance/transactions/labels.ts";
import { type TransactionAnswer, TransactionPage } from "#web/finance/transactions/transaction-page.tsx";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { listSearch, readList } from "#web/lib/list-state.ts";
import { typedText } from "#web/lib/search-params.ts";
import { findPeople } from "../../find-people.ts";
import type { Route } from "./+types/transaction.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "owner" });
  const { context, params, url } = args;
  const q = typedText(url.searchParams);
  const transaction = await context.get(apiContext).finance.transactions.get({ params });
  const found = transaction.member ? [] : await findPeople(context, q);
  const state = readList(transactionList, url.searchParams);
  return { transaction, q, found, back: listSearch(transactionList, { ...state, q: "" }) };
}

/** Says whose it is, or what it is. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { transactions } = context.get(apiContext).finance;
  const form = await request.formData();
  const intent = formText(form, "intent");
  try {
    if (intent === "assign") {
      await transactions.change({ params, body: { memberId: formText(form, "memberId") || null } });
      return data<TransactionAnswer>({ intent, saved: "It is saved whose it is." });
    }
    const type = formText(form, "type") as TransactionType;
    await transactions.change({ params, body: { type } });
    return data<TransactionAnswer>({ intent, saved: `Saved: ${typeLabels[type]}.` });
  } catch (error) {
    const refused = formFailure(error);
    return data<TransactionAnswer>({ intent, ...refused.data }, refused.init ?? undefined);
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  {
    title: `${loaderData?.transaction.reference ?? "Transaction"} · ${matches[0].loaderData?.settings.brand.product}`,
  },
];

export default function OneTransaction({ loaderData, actionData }: Route.ComponentProps) {
  return <TransactionPage {...loaderData} answer={actionData} />;
}
