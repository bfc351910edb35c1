import { data } from "react-router";
import { CodedError } from "#contract/core/errors.ts";
import { interactionChange, interactionList } from "#contract/experience/interactions.ts";
import { type InteractionInvitation, notAskedReasons } from "#contract/experience/survey-settings.ts";
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
  const { surveys, interactions } = context.get(apiContext).experience;
  const params = { id: formText(form, "id") };
  const status = oneOf(formText(form, "intent"), interactionChange.shape.status.options) ?? "answered";
  try {
    if (formText(form, "intent") === "ask") {
      return { failure: undefined, saved: outcomeOf(await surveys.invite({ params })) };
    }
    await interactions.change({ params, body: { status } });
    return { failure: undefined, saved: undefined };
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return data({ failure: error.message, saved: undefined }, { status: error.status });
  }
}

/** What became of asking. */
function outcomeOf({ state, reason }: InteractionInvitation): string {
  if (state === "answered") return "They have answered already: see Answers.";
  if (state === "sent") return "They are asked how it went.";
  return `They are not asked: ${reason ? notAskedReasons[reason].toLowerCase() : "no reason is known"}.`;
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Interactions · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Interactions({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <InteractionsPage
      {...loaderData}
      failure={actionData?.failure}
      saved={actionData ? actionData.saved : loaderData.saved}
    />
  );
}
