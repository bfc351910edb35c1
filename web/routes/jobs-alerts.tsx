import { data } from "react-router";
import { textOf } from "#contract/core/messages.ts";
import { alertStates } from "#contract/recruitment/job-alerts.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure, optional } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { ownAlertsMessages } from "#web/recruitment/job-alerts/alerts.messages.ts";
import {
  type AlertIntent,
  type OwnAlertsAnswer,
  OwnAlertsPage,
} from "#web/recruitment/job-alerts/own-alerts-page.tsx";
import { readAlertForm } from "#web/recruitment/job-alerts/read-alert.ts";
import { titleMeta } from "#web/site/meta/title-meta.ts";
import type { Route } from "./+types/jobs-alerts.ts";

export async function loader(page: Route.LoaderArgs) {
  await requireUser(page, { candidate: true });
  const api = page.context.get(apiContext);
  const [alerts, facets] = await Promise.all([
    api.jobAlerts.mine.list(),
    optional(api.jobs.facets({ query: {} })),
  ]);
  const created = alertStates.find((state) => state === page.url.searchParams.get("created")) ?? null;
  return { alerts, facets, created };
}

const intents: readonly AlertIntent[] = ["save", "pause", "resume", "remove"];

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const { mine } = context.get(apiContext).jobAlerts;
  const id = formText(form, "id");
  const params = { id };
  const done = intents.find((intent) => intent === formText(form, "intent")) ?? "save";
  try {
    if (done === "remove") await mine.remove({ params });
    else if (done === "save") {
      const { sacco: _, ...search } = readAlertForm(form);
      await mine.update({ params, body: { ...search, paused: formText(form, "paused") === "true" } });
    } else {
      const alert = (await mine.list()).find((one) => one.id === id);
      if (alert) {
        const { q, department, location, type, frequency } = alert;
        const body = { q, department, location, type, frequency, paused: done === "pause" };
        await mine.update({ params, body });
      }
    }
    return data<OwnAlertsAnswer>({ id, done });
  } catch (error) {
    const { data: answer, init } = formFailure(error);
    return data<OwnAlertsAnswer>({ id, ...answer }, init ?? undefined);
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  titleMeta(
    matches[0].loaderData,
    textOf(ownAlertsMessages, (t) => t.title),
  );

export default function JobAlerts({ loaderData, actionData }: Route.ComponentProps) {
  return <OwnAlertsPage {...loaderData} answer={actionData} />;
}
