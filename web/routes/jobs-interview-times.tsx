import { data } from "react-router";
import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { timesMessages } from "#web/recruitment/pipeline/portal/times/times.messages.ts";
import { type TimesAnswer, TimesPage } from "#web/recruitment/pipeline/portal/times/times-page.tsx";
import { titleMeta } from "#web/site/meta/title-meta.ts";
import type { Route } from "./+types/jobs-interview-times.ts";

export async function loader(page: Route.LoaderArgs) {
  await requireUser(page, { candidate: true });
  const { interviewSlots } = page.context.get(apiContext);
  return { loaded: await interviewSlots.mine.get({ params: { id: page.params.id } }) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { mine } = context.get(apiContext).interviewSlots;
  const form = await request.formData();
  const intent = formText(form, "intent") === "choose" ? "choose" : "ask";
  const values = { words: formText(form, "words") };
  try {
    if (intent === "choose") await mine.choose({ params, body: { slotId: formText(form, "id") } });
    else await mine.askOthers({ params, body: { words: values.words } });
    return data<TimesAnswer>({ intent, saved: true });
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return data<TimesAnswer>({ intent, failure: error.toAnswer(), values }, { status: error.status });
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  titleMeta(
    matches[0].loaderData,
    textOf(timesMessages, (t) => t.title),
  );

export default function JobsInterviewTimes({ loaderData: { loaded }, actionData }: Route.ComponentProps) {
  return <TimesPage key={loaded.id} offer={loaded} answer={actionData} />;
}
