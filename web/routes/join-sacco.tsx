import { redirect } from "react-router";
import { textOf } from "#contract/core/messages.ts";
import { applicationPath, saccoJoinPath } from "#contract/onboarding/addresses.ts";
import { joinPage } from "#contract/site/pages/join.ts";
import { ProductTerms } from "#web/finance/products/product-terms.tsx";
import { apiContext } from "#web/lib/context.ts";
import { optional } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { pageLanguage } from "#web/lib/language.ts";
import { knownCookie, knownKey } from "#web/onboarding/join/known-cookie.ts";
import { knownApplication } from "#web/onboarding/join/queries.ts";
import { startMessages } from "#web/onboarding/join/start.messages.ts";
import { StartPage } from "#web/onboarding/join/start-page.tsx";
import { errorTitle } from "#web/site/error-page.tsx";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import { SaccoPage } from "#web/ui/sacco-brand.tsx";
import type { Route } from "./+types/join-sacco.ts";

/** Where the applicants of a SACCO begin. */
export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const key = knownKey(request.headers.get("cookie"), slug);
  const [sacco, known, brand, products] = await Promise.all([
    api.membership.joining({ params: { slug } }),
    key ? knownApplication(slug, key, api) : null,
    optional(api.brand.ofSacco({ params: { slug } })),
    optional(api.finance.products.offered({ params: { slug } })),
  ]);
  return { sacco, known, brand, products, attempt: crypto.randomUUID() };
}

export async function action({ context, params: { slug }, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const remember = (key: string | null) => ({
    headers: { "set-cookie": knownCookie(slug, key, url.protocol === "https:") },
  });
  if (formText(form, "intent") === "forget") return redirect(saccoJoinPath(slug), remember(null));
  const { key } = await context.get(apiContext).membership.start({
    body: {
      slug,
      clientId: formText(form, "attempt"),
      language: pageLanguage(context),
      values: {},
      step: 1,
    },
  });
  return redirect(applicationPath(slug, key), remember(key));
}

/** A SACCO may show it within its own site. */
export const headers: Route.HeadersFunction = () => ({ "x-embeddable": "1" });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: errorTitle(404) }];
  const { organization: sacco, slug } = loaderData.sacco;
  return pageMeta(
    matches[0].loaderData,
    {
      path: saccoJoinPath(slug),
      title: textOf(startMessages, (t) => t.title({ sacco })),
      description: textOf(startMessages, (t) => t.description({ sacco })),
    },
    { above: [joinPage], hidden: !loaderData.sacco.open },
  );
};

export default function JoinSacco({ loaderData, matches }: Route.ComponentProps) {
  const { brand, products, ...shown } = loaderData;
  return (
    <SaccoPage brand={brand}>
      <StartPage
        {...shown}
        product={matches[0].loaderData.settings.brand.product}
        offered={<ProductTerms products={products ?? []} sacco={shown.sacco.organization} />}
      />
    </SaccoPage>
  );
}
