import { data } from "react-router";
import { CodedError } from "#contract/core/errors.ts";
import { defaultLanguage } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { forgetKeptText } from "#web/lib/kept-storage.ts";
import { type OfferAnswer, OfferPage } from "#web/recruitment/offers/portal/offer-page.tsx";
import { ownOfferMessages } from "#web/recruitment/offers/portal/own-offer.messages.ts";
import type { Route } from "./+types/jobs-offer.ts";

export async function loader(page: Route.LoaderArgs) {
  await requireUser(page, { candidate: true });
  const { offers } = page.context.get(apiContext);
  return { loaded: await offers.mine.get({ params: { id: page.params.id } }) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { offers } = context.get(apiContext);
  const form = await request.formData();
  const intent = formText(form, "intent") === "accept" ? "accept" : "decline";
  const values = { signature: formText(form, "signature"), reason: formText(form, "reason") };
  try {
    if (intent === "accept") await offers.mine.accept({ params, body: { signature: values.signature } });
    else await offers.mine.decline({ params, body: { reason: values.reason } });
    return null;
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return data<OfferAnswer>({ intent, failure: error.toAnswer(), values }, { status: error.status });
  }
}

/** What was typed for an answer that has gone is kept no longer. */
export async function clientAction({ params: { id }, serverAction }: Route.ClientActionArgs) {
  const answer = await serverAction();
  if (!answer) for (const intent of ["accept", "decline"]) forgetKeptText(`offer.${id}.${intent}`);
  return answer;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { settings, language = defaultLanguage } = matches[0].loaderData ?? {};
  const title = loaderData?.loaded.position ?? inOneOf(ownOfferMessages, language).title;
  return [{ title: `${title} · ${settings?.brand.product}` }];
};

export default function JobsOffer({ loaderData: { loaded }, actionData }: Route.ComponentProps) {
  return <OfferPage key={loaded.id} offer={loaded} answer={actionData ?? undefined} />;
}
