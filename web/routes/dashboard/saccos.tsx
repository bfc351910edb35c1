import { data } from "react-router";
import { trialEndList } from "#contract/accounts/trial-ends.ts";
import { apiContext } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { formatDate } from "#web/lib/format.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import { runIntent } from "#web/workspace/integrations/action.ts";
import { SaccosPage } from "#web/workspace/saccos/saccos-page.tsx";
import { requireProviderStaff } from "#web/workspace/shell/provider-access.ts";
import type { Route } from "./+types/saccos.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireProviderStaff(args);
  const state = readList(trialEndList, args.url.searchParams);
  const { trialEnds } = args.context.get(apiContext).workspace;
  return { found: await trialEnds.list({ query: listQuery(trialEndList, state) }), state };
}

export async function action(args: Route.ActionArgs) {
  const { trialEnds } = args.context.get(apiContext).workspace;
  const form = await args.request.formData();
  const id = formText(form, "id");
  const expectedTrialEndsAt = formText(form, "expectedTrialEndsAt") || null;
  const set = async (lastDay: string | null) => {
    const { name, trialEndsAt } = await trialEnds.set({
      params: { id },
      body: { lastDay, expectedTrialEndsAt },
    });
    return {
      saved: trialEndsAt
        ? `The trial of ${name} now ends on ${formatDate(trialEndsAt)}.`
        : `The workspace of ${name} no longer ends.`,
    };
  };
  const answer = await runIntent(form, {
    set: () => set(formText(form, "lastDay")),
    none: () => set(null),
  });
  return data({ ...answer.data, id }, answer.init ?? undefined);
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `SACCOs · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Saccos({ loaderData, actionData }: Route.ComponentProps) {
  return <SaccosPage {...loaderData} answer={actionData} />;
}
