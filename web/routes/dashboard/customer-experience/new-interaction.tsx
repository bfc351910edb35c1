import { data, redirect } from "react-router";
import { CodedError } from "#contract/core/errors.ts";
import { experienceChannels } from "#contract/experience/channels.ts";
import { interactionDirections, interactionStatuses } from "#contract/experience/interactions.ts";
import { experienceTopics } from "#contract/experience/topics.ts";
import { interactionsPath } from "#web/experience/interactions/paths.ts";
import { newInteractionKeptAs, RecordPage } from "#web/experience/interactions/record-page.tsx";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { forgetWhenSent } from "#web/lib/forget-when-sent.ts";
import { formText } from "#web/lib/form-text.ts";
import { idOf, oneOf } from "#web/lib/search-params.ts";
import type { Route } from "./+types/new-interaction.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "experience" });
  return { attempt: crypto.randomUUID() };
}

/** A moment of a `datetime-local` field, which is in Nairobi whatever the browser's zone. */
const momentOf = (text: string): string | undefined =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)
    ? new Date(`${text.slice(0, 16)}:00+03:00`).toISOString()
    : undefined;

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => formText(form, name);
  try {
    await context.get(apiContext).experience.interactions.create({
      body: {
        person: text("person"),
        contactName: text("contactName"),
        // What is no choice is refused by the call, which says so at the field.
        channel: oneOf(text("channel"), experienceChannels) as never,
        topic: oneOf(text("topic"), experienceTopics) as never,
        direction: oneOf(text("direction"), interactionDirections),
        summary: text("summary"),
        openedAt: momentOf(text("openedAt")),
        status: oneOf(text("status"), interactionStatuses),
        key: idOf(text("attempt")),
      },
    });
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    const values = Object.fromEntries([...form.keys()].map((name) => [name, text(name)]));
    return data({ failure: error.toAnswer(), values }, { status: error.status });
  }
  return redirect(`${interactionsPath}?recorded`);
}

/** What was sent need not be kept any longer. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  forgetWhenSent(serverAction, [newInteractionKeptAs]);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Record an interaction · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function NewInteraction({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordPage {...loaderData} refusal={actionData?.failure} values={actionData?.values} />;
}
