import { data } from "react-router";
import { CodedError } from "#contract/core/errors.ts";
import { interactionChange, interactionList } from "#contract/experience/interactions.ts";
import { InteractionsPage } from "#web/experience/interactions/interactions-page.tsx";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import { oneOf } from "#web/lib/search-params.ts";
import type { Route } from "./+types/interactions.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "experience" });
  const state = readList(interactionList, args.url.searchParams);
  const { interactions } = args.context.get(apiContext).experience;
  return {
    found: await interactions.list({ query: listQuery(interactionList, state) }),
    state,
    readOnly: user.workspace?.abilities.change === false,
    saved: args.url.searchParams.has("recorded") ? "The interaction is recorded." : undefined,
  };
}

/** Says of one interaction that it is answered, or closed. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const status = oneOf(formText(form, "intent"), interactionChange.shape.status.options) ?? "answered";
  try {
    const { interactions } = context.get(apiContext).experience;
    await interactions.change({ params: { id: formText(form, "id") }, body: { status } });
    return { failure: undefined };
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return data({ failure: error.message }, { status: error.status });
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Interactions · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Interactions({ loaderData, actionData }: Route.ComponentProps) {
  return <InteractionsPage {...loaderData} failure={actionData?.failure} />;
}
