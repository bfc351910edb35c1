import { textOf } from "#contract/core/messages.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { keptMessages } from "#web/recruitment/candidates/portal/kept.messages.ts";
import { KeptPage } from "#web/recruitment/candidates/portal/kept-page.tsx";
import { titleMeta } from "#web/site/meta/title-meta.ts";
import type { Route } from "./+types/jobs-kept.ts";

export async function loader(page: Route.LoaderArgs) {
  await requireUser(page, { candidate: true });
  return { kept: await page.context.get(apiContext).retention.mine.list() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const stays = formText(form, "stays") === "true";
  const params = { id: formText(form, "id") };
  await context.get(apiContext).retention.mine.change({ params, body: { stays } });
  return { stays };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  titleMeta(
    matches[0].loaderData,
    textOf(keptMessages, (t) => t.title),
  );

export default function JobsKept({ loaderData, actionData }: Route.ComponentProps) {
  return <KeptPage {...loaderData} stays={actionData?.stays} />;
}
