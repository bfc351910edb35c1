import { retentionBounds } from "#contract/core/limits.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { RetentionPage } from "#web/recruitment/settings/retention-page.tsx";
import { settingsAreasOf } from "../settings-areas.ts";
import type { Route } from "./+types/retention.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "hr" });
  const { retention } = args.context.get(apiContext);
  const asked = Number(args.url.searchParams.get("months") ?? 0);
  const known = Number.isInteger(asked) && asked >= retentionBounds.min && asked <= retentionBounds.max;
  const [decided, trial] = await Promise.all([
    retention.get({ query: {} }),
    known ? retention.get({ query: { months: asked } }) : null,
  ]);
  return {
    decided,
    trial,
    mayChange: user.workspace?.abilities.change === true,
    areas: settingsAreasOf(user),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { retention } = context.get(apiContext);
  const form = await request.formData();
  try {
    if (formText(form, "intent") === "start") {
      await retention.start();
      return { saved: "Erasing is on. Candidates are told first." };
    }
    await retention.save({ body: { months: Number(formText(form, "months")) } });
    return { saved: "The time is saved." };
  } catch (error) {
    return formFailure(error);
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Retention · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function RetentionSettings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RetentionPage
      {...loaderData}
      saved={actionData && "saved" in actionData ? actionData.saved : undefined}
      refusal={actionData && "failure" in actionData ? actionData.failure : undefined}
    />
  );
}
