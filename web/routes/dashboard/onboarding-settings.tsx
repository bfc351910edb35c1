import { roleCovers } from "#contract/core/access.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { readSettingsForm } from "#web/onboarding/settings/read-settings-form.ts";
import { OnboardingSettingsPage } from "#web/onboarding/settings/settings-page.tsx";
import { settingsAreasOf } from "../settings-areas.ts";
import type { Route } from "./+types/onboarding-settings.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "onboarding" });
  const roles = user.workspace?.roles ?? [];
  return {
    settings: await args.context.get(apiContext).onboardingSettings.get(),
    mayChange: roleCovers(roles, "owner") && user.workspace?.abilities.change === true,
    areas: settingsAreasOf(user),
    slug: user.workspace?.slug ?? "",
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { onboardingSettings } = context.get(apiContext);
  try {
    const body = readSettingsForm(await request.formData(), await onboardingSettings.get());
    await onboardingSettings.save({ body });
    return { saved: "The settings are saved." };
  } catch (error) {
    return formFailure(error);
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
      refusal={actionData && "failure" in actionData ? actionData.failure : undefined}
      saved={actionData && "saved" in actionData ? actionData.saved : undefined}
    />
  );
}
