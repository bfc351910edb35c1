import { data, type ShouldRevalidateFunctionArgs, useRevalidator } from "react-router";
import { textOf } from "#contract/core/messages.ts";
import { apiContext } from "#web/lib/context.ts";
import { optional } from "#web/lib/failure.ts";
import { QueryProvider } from "#web/lib/query.tsx";
import { ApplicationPage } from "#web/onboarding/join/application-page.tsx";
import { knownCookie } from "#web/onboarding/join/known-cookie.ts";
import { SubmittedPage } from "#web/onboarding/join/submitted-page.tsx";
import { wizardPageMessages } from "#web/onboarding/join/wizard.messages.ts";
import { titleMeta } from "#web/site/meta/title-meta.ts";
import { SaccoPage } from "#web/ui/sacco-brand.tsx";
import type { Route } from "./+types/join-application.ts";

/** An application, for whoever has its address: the wizard until it is sent, then how far it is. */
export async function loader({ context, params: { slug, key }, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [sacco, application, brand] = await Promise.all([
    api.membership.joining({ params: { slug } }),
    api.membership.get({ params: { key } }),
    optional(api.brand.ofSacco({ params: { slug } })),
  ]);
  const checks = application.status === "submitted" ? await api.caseChecks.progress({ params: { key } }) : [];
  return data(
    { sacco, application, checks, brand },
    { headers: { "set-cookie": knownCookie(slug, key, url.protocol === "https:") } },
  );
}

/** What was typed stays: the hash, which says the step, is the form's own. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.hash === nextUrl.hash ? defaultShouldRevalidate : false;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  const sent = new Headers(loaderHeaders);
  // The address is the key to somebody's data: it is told to no other site.
  sent.set("referrer-policy", "same-origin");
  return sent;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleMeta(
    matches[0].loaderData,
    textOf(wizardPageMessages, (t) => t.title({ sacco: loaderData?.sacco.organization ?? "" })),
  );

export default function JoinApplication({ loaderData, matches, params: { key } }: Route.ComponentProps) {
  const { sacco, application, checks, brand } = loaderData;
  const { revalidate } = useRevalidator();
  return (
    <QueryProvider>
      <SaccoPage brand={brand}>
        {application.status === "submitted" ? (
          <SubmittedPage sacco={sacco} applicationKey={key} checks={checks} />
        ) : (
          <ApplicationPage
            key={key}
            sacco={sacco}
            application={application}
            applicationKey={key}
            product={matches[0].loaderData.settings.brand.product}
            onSent={() => void revalidate()}
          />
        )}
      </SaccoPage>
    </QueryProvider>
  );
}
