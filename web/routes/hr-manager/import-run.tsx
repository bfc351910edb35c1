import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { redirect } from "react-router";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { createQueryClient } from "#web/lib/query.tsx";
import { importPath } from "#web/recruitment/candidates/hr/import/paths.ts";
import { importQuery } from "#web/recruitment/candidates/hr/import/queries.ts";
import { RunPage } from "#web/recruitment/candidates/hr/import/run-page.tsx";
import type { Route } from "./+types/import-run.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "hr" });
  const client = createQueryClient();
  const { id } = args.params;
  const run = await client.fetchQuery(importQuery(id, args.context.get(apiContext)));
  if (run.state === "uploaded") throw redirect(importPath(run));
  return { id, queries: dehydrate(client), readOnly: user.workspace?.abilities.change === false };
}

/** Stops the import, or takes away what it made. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { candidateImports } = context.get(apiContext).hr;
  const form = await request.formData();
  try {
    await (formText(form, "intent") === "undo"
      ? candidateImports.undo({ params })
      : candidateImports.cancel({ params }));
    return redirect(importPath({ id: params.id, state: "done" }));
  } catch (error) {
    return formFailure(error);
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Import · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function ImportRun({ loaderData, actionData }: Route.ComponentProps) {
  const { id, queries, readOnly } = loaderData;
  return (
    <HydrationBoundary state={queries}>
      <RunPage id={id} readOnly={readOnly} refusal={actionData?.failure} />
    </HydrationBoundary>
  );
}
