import { data } from "react-router";
import { roleCovers } from "#contract/core/access.ts";
import { CodedError } from "#contract/core/errors.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { readRiskForm } from "#web/onboarding/settings/read-risk-form.ts";
import { readSettingsForm } from "#web/onboarding/settings/read-settings-form.ts";
import {
  type OnboardingSettingsAnswer,
  OnboardingSettingsPage,
} from "#web/onboarding/settings/settings-page.tsx";
import { settingsAreasOf } from "../settings-areas.ts";
import type { Route } from "./+types/onboarding-settings.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "onboarding" });
  const roles = user.workspace?.roles ?? [];
  const { onboardingSettings, caseChecks } = args.context.get(apiContext);
  const [settings, rules] = await Promise.all([onboardingSettings.get(), caseChecks.riskRules.get()]);
  return {
    settings,
    rules,
    mayChange: roleCovers(roles, "owner") && user.workspace?.abilities.change === true,
    areas: settingsAreasOf(user),
    slug: user.workspace?.slug ?? "",
  };
}

/** One action for both forms of the page: `intent` says which was sent. */
export async function action({ context, request }: Route.ActionArgs) {
  const { onboardingSettings, caseChecks } = context.get(apiContext);
  const form = await request.formData();
  const answer = (rest: Omit<OnboardingSettingsAnswer, "intent">, status = 200) =>
    data<OnboardingSettingsAnswer>(
      { intent: formText(form, "intent") === "risk" ? "risk" : "settings", ...rest },
      { status },
    );
  try {
    if (formText(form, "intent") === "risk") {
      await caseChecks.riskRules.save({ body: { rules: readRiskForm(form) } });
      return answer({ saved: "The rules are saved. Cases are rated anew." });
    }
    await onboardingSettings.save({ body: readSettingsForm(form, await onboardingSettings.get()) });
    return answer({ saved: "The settings are saved." });
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return answer({ failure: error.toAnswer() }, error.status);
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Member onboarding settings · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function OnboardingSettings({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { slug, ...shown } = loaderData;
  return (
    <OnboardingSettingsPage
      {...shown}
      joinAddress={`${matches[0].loaderData.settings.appUrl}/join/${slug}`}
      answer={actionData}
    />
  );
}
