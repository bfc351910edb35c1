import { type Role, roles } from "#contract/core/access.ts";
import { switchableModules } from "#contract/core/modules.ts";
import { teamList } from "#contract/workspace/workspace.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure, optional } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { pageOf } from "#web/lib/search-params.ts";
import { toast } from "#web/ui/toast.ts";
import { SettingsPage } from "#web/workspace/settings/settings-page.tsx";
import { settingsAreasOf } from "../settings-areas.ts";
import type { Route } from "./+types/settings.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { staff: true });
  const page = pageOf(args.url.searchParams);
  const { workspace } = args.context.get(apiContext);
  const owns = user.workspace?.roles.includes("owner");
  const [team, twoFactorRule] = await Promise.all([
    optional(workspace.team.list({ query: { page, pageSize: teamList.pageSize } })),
    owns ? optional(workspace.twoFactor.get()) : null,
  ]);
  return { user, areas: settingsAreasOf(user), page, team, twoFactorRule };
}

/**
 * One action for every form of the page: `intent` says which. The calls refuse who may not: a session that
 * ended meanwhile shows beside the form, and takes nothing typed away.
 */
export async function action(args: Route.ActionArgs) {
  const { workspace } = args.context.get(apiContext);
  const form = await args.request.formData();
  const text = (name: string) => formText(form, name);
  const chosen: Role[] = roles.filter((role) => form.getAll("roles").includes(role));
  const intents: Record<string, () => Promise<string>> = {
    async organisation() {
      await workspace.update({ body: { name: text("name") } });
      return "The name is saved.";
    },
    async modules() {
      const on = form.getAll("modules");
      await workspace.modules({ body: { off: switchableModules.filter((name) => !on.includes(name)) } });
      return "The modules are saved.";
    },
    async "two-factor"() {
      const required = roles.filter((role) => form.getAll("twoFactorRoles").includes(role));
      const graceDays = Number(text("graceDays") || 0);
      await workspace.twoFactor.save({ body: { roles: required, graceDays } });
      return required.length > 0
        ? "It is saved. Those whom it holds for see it in their workspace."
        : "It is saved. Nobody has to.";
    },
    async "reset-two-factor"() {
      await workspace.twoFactor.reset({ params: { id: text("id") }, body: { password: text("password") } });
      return "They sign in with the password alone now, and have been told by mail.";
    },
    async invite() {
      const body = { fullName: text("fullName"), email: text("email"), roles: chosen };
      await workspace.team.invite({ body });
      return "The invitation is on its way by email.";
    },
    async roles() {
      await workspace.team.update({ params: { id: text("id") }, body: { roles: chosen } });
      return "The roles are saved.";
    },
    async remove() {
      await workspace.team.remove({ params: { id: text("id") } });
      return "The person has left the team.";
    },
  };
  const run = intents[text("intent")];
  if (!run) throw new Response(null, { status: 400 });
  try {
    return { saved: await run() };
  } catch (error) {
    return formFailure(error);
  }
}

/** Forms in a dialog close when they are done: the toast says what was done. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const answer = await serverAction();
  const intent = formText(form, "intent");
  if ("saved" in answer && ["invite", "roles", "remove", "reset-two-factor"].includes(intent))
    toast.success(answer.saved);
  if ("failure" in answer && intent === "remove") toast.error(answer.failure.message);
  return answer;
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Settings · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Settings({ loaderData, matches }: Route.ComponentProps) {
  return <SettingsPage {...loaderData} appUrl={matches[0].loaderData.settings.appUrl} />;
}
