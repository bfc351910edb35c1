import { data, redirect } from "react-router";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { CheckPage } from "#web/recruitment/candidates/hr/import/check-page.tsx";
import { importPath, importsPath } from "#web/recruitment/candidates/hr/import/paths.ts";
import type { Route } from "./+types/import-check.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "hr" });
  const { candidateImports } = args.context.get(apiContext).hr;
  const { params } = args;
  const run = await candidateImports.get({ params });
  if (run.state !== "uploaded") throw redirect(importPath(run));
  const organisation = user.workspace?.name ?? "the SACCO";
  return { run, organisation, check: await candidateImports.check({ params }) };
}

/** Starts the import, or gives the file up. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { candidateImports } = context.get(apiContext).hr;
  const form = await request.formData();
  const source = formText(form, "source");
  try {
    if (formText(form, "intent") === "cancel") {
      await candidateImports.cancel({ params });
      return redirect(importsPath);
    }
    const body = { source, informed: form.has("informed") };
    return redirect(importPath(await candidateImports.start({ params, body })));
  } catch (error) {
    const refused = formFailure(error);
    return data({ ...refused.data, values: { source } }, refused.init ?? undefined);
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Check the import · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function CheckedImport({ loaderData, actionData }: Route.ComponentProps) {
  return <CheckPage {...loaderData} refusal={actionData?.failure} values={actionData?.values} />;
}
