import type { FirstDaysTemplate } from "#contract/recruitment/first-days.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { FirstDaysTemplatePage } from "#web/recruitment/first-days/hr/template-page.tsx";
import { settingsAreasOf } from "../settings-areas.ts";
import type { Route } from "./+types/first-days-template.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "hr" });
  const { items } = await args.context.get(apiContext).firstDays.template();
  return {
    items,
    mayChange: user.workspace?.abilities.change === true,
    areas: settingsAreasOf(user),
  };
}

/** The lines of the form that say something. */
function readItems(form: FormData): FirstDaysTemplate["items"] {
  const [audiences, days] = [form.getAll("audience"), form.getAll("dueDays")];
  return form.getAll("title").flatMap((title, index) =>
    String(title).trim() === ""
      ? []
      : [
          {
            title: String(title),
            audience: audiences[index] === "newcomer" ? ("newcomer" as const) : ("team" as const),
            dueDays: Number(days[index]),
          },
        ],
  );
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    await context.get(apiContext).firstDays.saveTemplate({ body: { items: readItems(form) } });
    return { saved: "The template is saved." };
  } catch (error) {
    return formFailure(error);
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `First days · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function FirstDaysSettings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FirstDaysTemplatePage
      {...loaderData}
      saved={actionData && "saved" in actionData ? actionData.saved : undefined}
      refusal={actionData && "failure" in actionData ? actionData.failure : undefined}
    />
  );
}
