import { redirect } from "react-router";
import { segmentsPath } from "#web/experience/segments/paths.ts";
import { SegmentsPage } from "#web/experience/segments/segments-page.tsx";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import type { Route } from "./+types/segments.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "experience" });
  const { segments } = args.context.get(apiContext).experience;
  return { segments: await segments.list(), readOnly: user.workspace?.abilities.change === false };
}

/** Its one form adds the standard segments. */
export async function action({ context }: Route.ActionArgs) {
  try {
    await context.get(apiContext).experience.segments.addStandard();
  } catch (error) {
    return formFailure(error);
  }
  throw redirect(segmentsPath);
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Segments · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Segments({ loaderData, actionData }: Route.ComponentProps) {
  return <SegmentsPage {...loaderData} failure={actionData?.failure.message} />;
}
