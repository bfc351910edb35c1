import { taskList } from "#contract/workspace/tasks.ts";
import { apiContext } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { formatCount } from "#web/lib/format.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import { runIntent } from "#web/workspace/integrations/action.ts";
import { requireProviderStaff } from "#web/workspace/shell/provider-access.ts";
import { TasksPage } from "#web/workspace/tasks/tasks-page.tsx";
import type { Route } from "./+types/tasks.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireProviderStaff(args);
  const state = readList(taskList, args.url.searchParams);
  const { tasks } = args.context.get(apiContext).workspace;
  return { found: await tasks.list({ query: listQuery(taskList, state) }), state };
}

export async function action(args: Route.ActionArgs) {
  const { tasks } = args.context.get(apiContext).workspace;
  const form = await args.request.formData();
  return runIntent(form, {
    async retry() {
      const { label, count } = await tasks.retry({ params: { id: formText(form, "id") } });
      return { saved: `${label}: ${formatCount(count, "task")} will be tried again.` };
    },
  });
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Background work · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Tasks({ loaderData, actionData }: Route.ComponentProps) {
  return <TasksPage {...loaderData} answer={actionData} />;
}
