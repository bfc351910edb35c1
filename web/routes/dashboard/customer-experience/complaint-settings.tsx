import { data } from "react-router";
import { roleCovers } from "#contract/core/access.ts";
import { CodedError } from "#contract/core/errors.ts";
import { complaintsPath } from "#contract/experience/complaint-paths.ts";
import { readSettingsForm } from "#web/experience/complaints/desk/read-settings-form.ts";
import {
  type ComplaintSettingsAnswer,
  ComplaintSettingsPage,
} from "#web/experience/complaints/desk/settings-page.tsx";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { settingsAreasOf } from "../../settings-areas.ts";
import type { Route } from "./+types/complaint-settings.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "experience" });
  const { settings } = args.context.get(apiContext).experience.complaints;
  return {
    settings: await settings.get(),
    mayChange: roleCovers(user.workspace?.roles ?? [], "owner") && user.workspace?.abilities.change === true,
    areas: settingsAreasOf(user),
    slug: user.workspace?.slug ?? "",
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { settings } = context.get(apiContext).experience.complaints;
  try {
    await settings.save({ body: readSettingsForm(await request.formData()) });
    return data<ComplaintSettingsAnswer>({ saved: "The settings are saved." });
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return data<ComplaintSettingsAnswer>({ failure: error.toAnswer() }, { status: error.status });
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Complaint settings · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function ComplaintSettings({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { slug, ...shown } = loaderData;
  return (
    <ComplaintSettingsPage
      {...shown}
      address={`${matches[0].loaderData.settings.appUrl}${complaintsPath(slug)}`}
      answer={actionData}
    />
  );
}
