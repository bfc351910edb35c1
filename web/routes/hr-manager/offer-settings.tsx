import { roleCovers } from "#contract/core/access.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { OfferSettingsPage } from "#web/recruitment/offers/hr/settings-page.tsx";
import { settingsAreasOf } from "../settings-areas.ts";
import type { Route } from "./+types/offer-settings.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "hr" });
  return {
    settings: await args.context.get(apiContext).offers.settings(),
    mayChange: user.workspace?.abilities.change === true,
    mayRequireApproval: roleCovers(user.workspace?.roles ?? [], "owner"),
    areas: settingsAreasOf(user),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { offers } = context.get(apiContext);
  const form = await request.formData();
  try {
    const before = await offers.settings();
    // Somebody who may not decide about approval is shown no box for it.
    const decides = formText(form, "decidesApproval") === "true";
    await offers.saveSettings({
      body: {
        approvalRequired: decides ? form.has("approvalRequired") : before.approvalRequired,
        answerDays: Number(formText(form, "answerDays")),
        letter: formText(form, "letter"),
        letterSw: formText(form, "letterSw"),
      },
    });
    return { saved: "The settings are saved." };
  } catch (error) {
    return formFailure(error);
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Offers · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function OfferSettings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OfferSettingsPage
      {...loaderData}
      saved={actionData && "saved" in actionData ? actionData.saved : undefined}
      refusal={actionData && "failure" in actionData ? actionData.failure : undefined}
    />
  );
}
