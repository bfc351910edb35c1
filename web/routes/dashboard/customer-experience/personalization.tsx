import { data } from "react-router";
import { CodedError } from "#contract/core/errors.ts";
import { nextActionList } from "#contract/experience/next-actions.ts";
import {
  type PersonalizationAnswer,
  PersonalizationPage,
} from "#web/experience/segments/personalization-page.tsx";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import type { Route } from "./+types/personalization.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "experience" });
  const { nextActions } = args.context.get(apiContext).experience;
  const state = readList(nextActionList, args.url.searchParams);
  const [rules, found] = await Promise.all([
    nextActions.rules(),
    nextActions.list({ query: listQuery(nextActionList, state) }),
  ]);
  return { rules, found, state, readOnly: user.workspace?.abilities.change === false };
}

/** Says of a member that the action was done, or is not to be. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const outcome = formText(form, "intent") === "done" ? ("done" as const) : ("dismissed" as const);
  const body = { memberId: formText(form, "id"), ruleId: formText(form, "ruleId"), outcome };
  try {
    await context.get(apiContext).experience.nextActions.record({ body });
    const saved = outcome === "done" ? "Noted as done." : "Dismissed.";
    return data<PersonalizationAnswer>({ saved });
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return data<PersonalizationAnswer>({ failure: error.toAnswer() }, { status: error.status });
  }
}

export { TabFailure as ErrorBoundary } from "#web/ui/tab-failure.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Personalization · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Personalization({ loaderData, actionData }: Route.ComponentProps) {
  return <PersonalizationPage {...loaderData} answer={actionData} />;
}
