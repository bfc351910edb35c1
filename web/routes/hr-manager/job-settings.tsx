import { data } from "react-router";
import { roleCovers } from "#contract/core/access.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { type JobSettingsIntent, JobSettingsPage } from "#web/recruitment/jobs/hr/job-settings-page.tsx";
import { settingsAreasOf } from "../settings-areas.ts";
import type { Route } from "./+types/job-settings.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "hr" });
  const mayChange = user.workspace?.abilities.change === true;
  const api = args.context.get(apiContext);
  const [settings, { appUrl }] = await Promise.all([api.hr.jobs.settings.get(), api.site.settings()]);
  return {
    settings,
    appUrl,
    sacco: user.workspace && { slug: user.workspace.slug, name: user.workspace.name },
    mayChange,
    mayRequireApproval: mayChange && roleCovers(user.workspace?.roles ?? [], "owner"),
    areas: settingsAreasOf(user),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const { settings } = context.get(apiContext).hr.jobs;
  const asked = form.get("intent");
  const intent: JobSettingsIntent = asked === "embed" || asked === "general" ? asked : "approval";
  try {
    const before = await settings.get();
    const sites = formText(form, "embedSites").split(/\s+/).filter(Boolean);
    const changes = {
      embed: { embedSites: sites },
      general: { generalApplications: form.has("generalApplications") },
      approval: { approvalRequired: form.has("approvalRequired") },
    };
    await settings.save({ body: { ...before, ...changes[intent] } });
    return { intent, saved: "The settings are saved." };
  } catch (error) {
    const { data: answer, init } = formFailure(error);
    return data({ intent, ...answer }, init ?? {});
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Jobs and careers page · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function JobSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <JobSettingsPage {...loaderData} answer={actionData} />;
}
