import { data } from "react-router";
import { CodedError } from "#contract/core/errors.ts";
import { type Language, languages } from "#contract/core/language.ts";
import { surveyPath } from "#contract/experience/addresses.ts";
import { followUpMessages } from "#contract/experience/follow-up.messages.ts";
import { type FollowUp, followUps } from "#contract/experience/survey-scales.ts";
import { type FollowUpWords, npsRhythms } from "#contract/experience/survey-settings.ts";
import { AskingSection } from "#web/experience/answers/asking-section.tsx";
import { SurveyAddressPage } from "#web/experience/answers/survey-address-page.tsx";
import { WordingSection } from "#web/experience/answers/wording-section.tsx";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { oneOf } from "#web/lib/search-params.ts";
import type { Route } from "./+types/survey-address.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "experience" });
  const { surveys } = args.context.get(apiContext).experience;
  const [settings, figures, words] = await Promise.all([
    surveys.settings(),
    surveys.invitationFigures(),
    surveys.followUpWords(),
  ]);
  const mayChange = user.workspace?.abilities.change === true;
  return {
    slug: user.workspace?.slug ?? "",
    organisation: user.workspace?.name ?? "",
    asking: { settings, figures, mayChange },
    wording: { words, usual: defaultWords(), mayChange },
  };
}

/** The usual questions in both languages; read on the server, since a browser has one of them only. */
const defaultWords = () =>
  Object.fromEntries(
    followUps.map((one) => [
      one,
      Object.fromEntries(languages.map((language) => [language, followUpMessages[language][one]])),
    ]),
  ) as Record<FollowUp, Partial<Record<Language, string>>>;

/** Words of the questions after the scores, as they were typed. */
const typedWords = (form: FormData): FollowUpWords =>
  Object.fromEntries(
    followUps.map((one) => [
      one,
      Object.fromEntries(languages.map((language) => [language, formText(form, `${one}.${language}`)])),
    ]),
  ) as FollowUpWords;

/** Its forms decide about asking members, and in which words. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const number = (name: string) => {
    const text = formText(form, name).trim();
    return text === "" ? Number.NaN : Number(text);
  };
  const { surveys } = context.get(apiContext).experience;
  const intent = formText(form, "intent") === "wording" ? "wording" : "asking";
  try {
    if (intent === "wording") {
      await surveys.saveFollowUpWords({ body: typedWords(form) });
      return { intent, saved: "The questions are saved.", failure: undefined };
    }
    await surveys.saveSettings({
      body: {
        cooldownDays: number("cooldownDays"),
        reminderDays: number("reminderDays"),
        samplePercent: number("samplePercent"),
        askAfterClosing: form.has("askAfterClosing"),
        npsEvery: oneOf(formText(form, "npsEvery"), npsRhythms) ?? "never",
        npsPercent: number("npsPercent"),
      },
    });
    return { intent, saved: "The settings are saved.", failure: undefined };
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    const { message, fields, status } = error;
    return data({ intent, saved: undefined, failure: { message, fields } }, { status });
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Your survey · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function SurveyAddress({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { slug, organisation, asking, wording } = loaderData;
  const { appUrl } = matches[0].loaderData.settings;
  const answer = (intent: "asking" | "wording") => {
    const own = actionData?.intent === intent ? actionData : undefined;
    return { refusal: own?.failure, saved: own?.saved };
  };
  return (
    <>
      <SurveyAddressPage address={appUrl + surveyPath(slug)} organisation={organisation} />
      <AskingSection {...asking} {...answer("asking")} />
      <WordingSection {...wording} {...answer("wording")} />
    </>
  );
}
