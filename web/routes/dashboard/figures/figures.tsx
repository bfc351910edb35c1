import { data } from "react-router";
import { nairobiDay } from "#contract/core/clock.ts";
import { calendarMonth, monthlyFiguresList } from "#contract/finance/figures.ts";
import { type FiguresAnswer, FiguresPage } from "#web/finance/figures/figures-page.tsx";
import { readFiguresForm, typedFigures } from "#web/finance/figures/read-figures-form.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { formatMonth } from "#web/lib/format.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import type { Route } from "./+types/figures.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "owner" });
  const search = args.url.searchParams;
  const state = readList(monthlyFiguresList, search);
  const { figures } = args.context.get(apiContext).finance;
  const present = nairobiDay(new Date()).slice(0, 7);
  const asked = calendarMonth.safeParse(search.get("month")).data;
  const month = asked && asked <= present ? asked : present;
  const counted = search.has("counted");
  const found = await figures.list({ query: listQuery(monthlyFiguresList, state) });
  const kept = found.rows.find((row) => row.month === month) ?? null;
  return {
    found,
    state,
    month,
    counted,
    figures: counted ? await figures.counted({ query: { month } }) : kept,
  };
}

/** One action for both forms of the page: `intent` says which. */
export async function action({ context, request }: Route.ActionArgs) {
  const { figures } = context.get(apiContext).finance;
  const form = await request.formData();
  const intent = formText(form, "intent");
  try {
    if (intent === "remove") {
      await figures.remove({ params: { id: formText(form, "id") } });
      return data<FiguresAnswer>({ intent });
    }
    const { month } = await figures.save({ body: readFiguresForm(form) });
    return data<FiguresAnswer>({ intent, saved: `The figures of ${formatMonth(month)} are saved.` });
  } catch (error) {
    const refused = formFailure(error);
    const answer: FiguresAnswer = { intent, ...refused.data, values: typedFigures(form) };
    return data(answer, refused.init ?? undefined);
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Monthly figures · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function MonthlyFigures({ loaderData, actionData }: Route.ComponentProps) {
  return <FiguresPage {...loaderData} answer={actionData} />;
}
