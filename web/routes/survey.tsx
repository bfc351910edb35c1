import { redirect } from "react-router";
import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import { surveyPath } from "#contract/experience/addresses.ts";
import { experienceChannels } from "#contract/experience/channels.ts";
import { scales, surveyKinds } from "#contract/experience/survey-scales.ts";
import { readStep, scoreStepsOf, stepPath } from "#web/experience/survey/steps.ts";
import { surveyMessages } from "#web/experience/survey/survey.messages.ts";
import { SurveyPage } from "#web/experience/survey/survey-page.tsx";
import { apiContext } from "#web/lib/context.ts";
import { formFailure, optional } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { idOf, oneOf, wholeNumber } from "#web/lib/search-params.ts";
import { Honeypot } from "#web/site/enquiry/honeypot.tsx";
import { errorTitle } from "#web/site/error-page.tsx";
import { LanguageSwitch } from "#web/site/language-switch.tsx";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import type { PageHandle } from "#web/site/shell.ts";
import type { Route } from "./+types/survey.ts";

/** Its members answer on their phones: nothing of the product's own site is loaded with it. */
export const handle: PageHandle = { shell: "own" };

/** A SACCO's survey. A visit begins at the plain address; its key is in the addresses of what follows. */
export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { feedback } = api.experience;
  const known = idOf(url.searchParams.get("visit"));
  const visit = known ?? crypto.randomUUID();
  const [survey, given, brand] = await Promise.all([
    feedback.survey({ params: { slug } }),
    feedback.visit({ params: { slug, visit } }),
    optional(api.brand.ofSacco({ params: { slug } })),
  ]);
  const offered = wholeNumber(url.searchParams.get("csat"), scales.csat.min, scales.csat.max) ?? null;
  return {
    survey,
    brand,
    visit,
    given,
    offered,
    step: known ? readStep(url.searchParams.get("step"), given.survey) : (1 as const),
    ofOneVisit: url.searchParams.has("visit"),
  };
}

/** Keeps what was answered on one step and leads to the next. A question that was skipped is kept nowhere. */
export async function action({ context, params: { slug }, request }: Route.ActionArgs) {
  const form = await request.formData();
  const visit = idOf(formText(form, "visit")) ?? crypto.randomUUID();
  const { feedback } = context.get(apiContext).experience;
  const steps = scoreStepsOf(oneOf(formText(form, "survey"), surveyKinds) ?? "full");
  const name = oneOf(formText(form, "step"), steps);
  try {
    if (!name) {
      const body = { visit, finished: true, ...wordsOf(form) };
      await feedback.answer({ params: { slug }, body });
      return redirect(stepPath(slug, visit, "done"));
    }
    const score = wholeNumber(formText(form, name), scales[name].min, scales[name].max);
    if (score !== undefined) await feedback.answer({ params: { slug }, body: { visit, [name]: score } });
    return redirect(stepPath(slug, visit, steps.indexOf(name) + 2));
  } catch (error) {
    if (error instanceof CodedError && error.code === "gone") return redirect(surveyPath(slug));
    return formFailure(error);
  }
}

/** The words of the last step. One that is not asked is left as it was. */
const wordsOf = (form: FormData) => ({
  ...(form.has("followUp") ? { followUp: formText(form, "followUp") } : {}),
  comment: formText(form, "comment"),
  channel: oneOf(formText(form, "channel"), experienceChannels),
  ...(form.has("memberNumber") ? { memberNumber: formText(form, "memberNumber") } : {}),
  website: formText(form, "website"),
});

/** The address of a visit is the key to its answers: it is told to no other site. Forms need their origin, which no-referrer hides. */
export const headers: Route.HeadersFunction = () => ({ "referrer-policy": "same-origin" });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: errorTitle(404) }];
  const { organization: sacco, slug, open } = loaderData.survey;
  return pageMeta(
    matches[0].loaderData,
    {
      path: surveyPath(slug),
      title: textOf(surveyMessages, (t) => t.title({ sacco })),
      description: textOf(surveyMessages, (t) => t.description({ sacco })),
    },
    { hidden: !open || loaderData.ofOneVisit },
  );
};

export default function SurveyRoute({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { ofOneVisit: _, ...shown } = loaderData;
  return (
    <SurveyPage
      {...shown}
      refusal={actionData?.failure}
      product={matches[0].loaderData.settings.brand.product}
      languageSwitch={<LanguageSwitch />}
      honeypot={<Honeypot />}
    />
  );
}
