import { surveyPath } from "#contract/experience/addresses.ts";
import { AskingSection } from "#web/experience/answers/asking-section.tsx";
import { SurveyAddressPage } from "#web/experience/answers/survey-address-page.tsx";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import type { Route } from "./+types/survey-address.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "experience" });
  const { surveys } = args.context.get(apiContext).experience;
  const [settings, figures] = await Promise.all([surveys.settings(), surveys.invitationFigures()]);
  return {
    slug: user.workspace?.slug ?? "",
    organisation: user.workspace?.name ?? "",
    asking: { settings, figures, mayChange: user.workspace?.abilities.change === true },
  };
}

/** Its one form decides about asking members. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const number = (name: string) => {
    const text = formText(form, name).trim();
    return text === "" ? Number.NaN : Number(text);
  };
  try {
    await context.get(apiContext).experience.surveys.saveSettings({
      body: {
        cooldownDays: number("cooldownDays"),
        reminderDays: number("reminderDays"),
        samplePercent: number("samplePercent"),
        askAfterClosing: form.has("askAfterClosing"),
      },
    });
    return { saved: "The settings are saved.", failure: undefined };
  } catch (error) {
    return formFailure(error);
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Your survey · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function SurveyAddress({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { slug, organisation, asking } = loaderData;
  const { appUrl } = matches[0].loaderData.settings;
  const saved = actionData && "saved" in actionData ? actionData.saved : undefined;
  return (
    <>
      <SurveyAddressPage address={appUrl + surveyPath(slug)} organisation={organisation} />
      <AskingSection {...asking} refusal={actionData?.failure} saved={saved} />
    </>
  );
}
