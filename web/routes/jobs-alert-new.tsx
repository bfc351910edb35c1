import { data, redirect } from "react-router";
import { textOf } from "#contract/core/messages.ts";
import { apiContext, currentUser } from "#web/lib/context.ts";
import { formFailure, optional } from "#web/lib/failure.ts";
import { forgetWhenSent } from "#web/lib/forget-when-sent.ts";
import { formText } from "#web/lib/form-text.ts";
import { alertMessages } from "#web/recruitment/job-alerts/alerts.messages.ts";
import { NewAlertPage, newAlertKeptAs } from "#web/recruitment/job-alerts/new-alert-page.tsx";
import { readAlertForm } from "#web/recruitment/job-alerts/read-alert.ts";
import { readFilters } from "#web/recruitment/jobs/filters.ts";
import { titleMeta } from "#web/site/meta/title-meta.ts";
import type { Route } from "./+types/jobs-alert-new.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const filters = readFilters(url.searchParams);
  const [user, sacco, facets] = await Promise.all([
    currentUser(context),
    filters.sacco ? api.saccos.get({ params: { slug: filters.sacco } }) : null,
    optional(api.jobs.facets({ query: { sacco: filters.sacco || undefined } })),
  ]);
  return {
    filters,
    sacco: sacco && { name: sacco.name, slug: sacco.slug },
    facets,
    person: user?.isCandidate ? { email: user.email, emailVerified: user.emailVerified } : null,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const { jobAlerts } = context.get(apiContext);
  const body = readAlertForm(form);
  const email = formText(form, "email");
  const user = await currentUser(context);
  try {
    if (user?.isCandidate) {
      const { state } = await jobAlerts.mine.create({ body });
      return redirect(`/jobs/alerts?created=${state}`);
    }
    await jobAlerts.ask({ body: { ...body, email } });
    return { asked: email };
  } catch (error) {
    const { data: answer, init } = formFailure(error);
    return data({ ...answer, values: { email } }, init ?? undefined);
  }
}

/** What was sent need not be kept any longer. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  forgetWhenSent(
    serverAction,
    [newAlertKeptAs],
    (outcome) => typeof outcome === "string" || "asked" in outcome,
  );

export const meta: Route.MetaFunction = ({ matches }) => [
  ...titleMeta(
    matches[0].loaderData,
    textOf(alertMessages, (t) => t.newTitle),
  ),
  { name: "robots", content: "noindex" },
];

export default function NewJobAlert({ loaderData, actionData }: Route.ComponentProps) {
  return <NewAlertPage {...loaderData} answer={actionData} />;
}
