import { data, redirect } from "react-router";
import { nairobiDay } from "#contract/core/clock.ts";
import { CodedError } from "#contract/core/errors.ts";
import { formatNumber } from "#contract/core/numbers.ts";
import type { Product } from "#contract/finance/products.ts";
import { productsPath } from "#web/finance/products/paths.ts";
import {
  keptProduct,
  type ProductsAnswer,
  ProductsPage,
  type ProductTask,
} from "#web/finance/products/products-page.tsx";
import { readProductForm } from "#web/finance/products/read-product-form.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { forgetWhenSent } from "#web/lib/forget-when-sent.ts";
import { formText } from "#web/lib/form-text.ts";
import { oneOf } from "#web/lib/search-params.ts";
import { onboardingSettingsArea } from "#web/onboarding/settings/area.ts";
import { settingsAreasOf } from "../settings-areas.ts";
import type { Route } from "./+types/products.ts";

const ways = ["edit", "replace", "retire"] as const;

/** What is done with which product, as the address says. */
function taskOf(search: URLSearchParams, products: readonly Product[]): ProductTask {
  for (const way of ways) {
    const product = products.find(({ id }) => id === search.get(way));
    if (product) return { way, product };
  }
  return { way: "new", product: null };
}

const savedTexts: Record<string, string> = {
  new: "The product is offered.",
  edit: "The product is mended.",
  replace: "The new terms are saved; the present ones end the day before.",
  retire: "Its last day is saved.",
};

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "owner" });
  const api = args.context.get(apiContext);
  const [products, settings] = await Promise.all([api.finance.products.list(), api.onboardingSettings.get()]);
  const ksh = (amount: number) => `KSh ${formatNumber(amount)}`;
  return {
    products,
    membership: [
      { term: "Entrance fee", value: ksh(settings.entranceFee) },
      { term: "First shares", value: ksh(settings.firstShares) },
      { term: "Minimum share capital", value: ksh(settings.minimumShareCapital) },
      { term: "Minimum monthly deposit", value: ksh(settings.minimumMonthlyDeposit) },
      { term: "Notice before a membership ends", value: `${settings.noticeDays} days` },
    ],
    membershipPath: onboardingSettingsArea.to,
    task: taskOf(args.url.searchParams, products),
    saved: savedTexts[args.url.searchParams.get("saved") ?? ""],
    today: nairobiDay(new Date()),
    mayChange: user.workspace?.abilities.change === true,
    areas: settingsAreasOf(user),
  };
}

/** Saves what the form says and leads to the list, so that the form is ready for the next. */
export async function action({ context, request }: Route.ActionArgs) {
  const { products } = context.get(apiContext).finance;
  const form = await request.formData();
  const way = oneOf(formText(form, "intent"), ways) ?? "new";
  const id = formText(form, "id");
  try {
    if (way === "retire") {
      await products.retire({ params: { id }, body: { lastDay: formText(form, "lastDay") || null } });
    } else if (way === "edit") {
      await products.update({ params: { id }, body: readProductForm(form) });
    } else {
      const replacesId = way === "replace" ? id : undefined;
      await products.create({ body: { product: readProductForm(form), replacesId } });
    }
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    const { message, fields = {} } = error.toAnswer();
    const named = Object.entries(fields).map(([path, text]) => [path.replace(/^product\./, ""), text]);
    const failure = { message, fields: Object.fromEntries(named) };
    const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
    return data<ProductsAnswer>({ failure, values }, { status: error.status });
  }
  return redirect(`${productsPath}?saved=${way}`);
}

/** What was sent need not be kept any longer. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const way = oneOf(formText(form, "intent"), ways) ?? "new";
  return forgetWhenSent(serverAction, [keptProduct(way, formText(form, "id"))]);
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Products and rates · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function ProductsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { saved, ...shown } = loaderData;
  return <ProductsPage {...shown} answer={actionData ?? (saved ? { saved } : undefined)} />;
}
