import { redirect } from "react-router";
import { importList } from "#contract/core/import.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import { ImportsPage } from "#web/recruitment/candidates/hr/import/imports-page.tsx";
import { columnsPath } from "#web/recruitment/candidates/hr/import/paths.ts";
import type { Route } from "./+types/import-candidates.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "hr" });
  const state = readList(importList, args.url.searchParams);
  const { candidateImports } = args.context.get(apiContext).hr;
  const { rows, total } = await candidateImports.list({ query: listQuery(importList, state) });
  return { runs: rows, total, page: state.page, readOnly: user.workspace?.abilities.change === false };
}

/** Uploads a file; its columns come next. */
export async function action({ context, request }: Route.ActionArgs) {
  const chosen = (await request.formData()).get("file");
  const file = chosen instanceof File && chosen.name !== "" ? chosen : undefined;
  try {
    const { id } = await context.get(apiContext).hr.candidateImports.upload({ form: {}, files: { file } });
    return redirect(columnsPath(id));
  } catch (error) {
    return formFailure(error);
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Import candidates · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function ImportCandidates({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsPage {...loaderData} refusal={actionData?.failure} />;
}
