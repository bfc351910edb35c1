import { redirect } from "react-router";
import { casePath } from "#contract/experience/complaint-paths.ts";
import { LoopPage } from "#web/experience/figures/loop-page.tsx";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { figuresQuery } from "../../figures-query.ts";
import type { Route } from "./+types/feedback-loop.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "experience" });
  const { period, query } = figuresQuery(args.url);
  const { figures } = args.context.get(apiContext).experience;
  return {
    period,
    figures: await figures.loop({ query }),
    canOpen: user.workspace?.abilities.change === true,
  };
}

/** Its one button opens a case of a low score, and leads to it. */
export async function action({ context, request }: Route.ActionArgs) {
  const id = formText(await request.formData(), "id");
  const { complaints } = context.get(apiContext).experience;
  try {
    const opened = await complaints.fromFeedback({ params: { id } });
    return redirect(casePath(opened.id));
  } catch (error) {
    return formFailure(error);
  }
}

export { TabFailure as ErrorBoundary } from "#web/ui/tab-failure.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Feedback Loop · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Tab({ loaderData, actionData }: Route.ComponentProps) {
  return <LoopPage {...loaderData} refusal={actionData?.failure} />;
}
