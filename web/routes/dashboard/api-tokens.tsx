import { apiScopeNames } from "#contract/core/api-scopes.ts";
import { apiTokenList } from "#contract/workspace/api-tokens.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import { runIntent } from "#web/workspace/integrations/action.ts";
import { ApiTokensPage } from "#web/workspace/integrations/api-tokens-page.tsx";
import type { Route } from "./+types/api-tokens.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "owner" });
  const state = readList(apiTokenList, args.url.searchParams);
  const { apiTokens } = args.context.get(apiContext).workspace;
  return {
    page: state.page,
    readOnly: user.workspace?.abilities.change === false,
    tokens: await apiTokens.list({ query: listQuery(apiTokenList, state) }),
  };
}

export async function action(args: Route.ActionArgs) {
  const { apiTokens } = args.context.get(apiContext).workspace;
  const form = await args.request.formData();
  return runIntent(form, {
    async create() {
      const scopes = apiScopeNames.filter((scope) => form.getAll("scopes").includes(scope));
      const lastDay = formText(form, "lastDay") || undefined;
      const { name, token } = await apiTokens.create({
        body: { name: formText(form, "name"), scopes, lastDay },
      });
      return { saved: `The token ${name} is made.`, secret: token };
    },
    async revoke() {
      const { name } = await apiTokens.revoke({ params: { id: formText(form, "id") } });
      return { saved: `The token ${name} is revoked.` };
    },
  });
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `API tokens · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function ApiTokens({ loaderData, actionData }: Route.ComponentProps) {
  return <ApiTokensPage {...loaderData} answer={actionData} />;
}
