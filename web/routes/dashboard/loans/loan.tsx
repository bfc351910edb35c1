import { loanList } from "#contract/finance/loans.ts";
import { LoanPage } from "#web/finance/loans/loan-page.tsx";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { listSearch, readList } from "#web/lib/list-state.ts";
import { typedText } from "#web/lib/search-params.ts";
import { findPeople } from "../../find-people.ts";
import type { Route } from "./+types/loan.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "owner" });
  const { context, params, url } = args;
  const q = typedText(url.searchParams);
  const file = await context.get(apiContext).finance.loans.get({ params });
  const found = file.loan.member ? [] : await findPeople(context, q);
  const state = readList(loanList, url.searchParams);
  return { file, q, found, back: listSearch(loanList, { ...state, q: "" }) };
}

/** Says whose the loan is. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const memberId = formText(await request.formData(), "memberId") || null;
  try {
    await context.get(apiContext).finance.loans.assign({ params, body: { memberId } });
    return undefined;
  } catch (error) {
    return formFailure(error);
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  {
    title: `Loan ${loaderData?.file.loan.loanNumber ?? ""} · ${matches[0].loaderData?.settings.brand.product}`,
  },
];

export default function OneLoan({ loaderData, actionData }: Route.ComponentProps) {
  return <LoanPage {...loaderData} answer={actionData} />;
}
