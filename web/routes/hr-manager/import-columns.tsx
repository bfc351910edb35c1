import { redirect } from "react-router";
import { candidateImportFields } from "#contract/recruitment/candidate-import.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { ColumnsPage } from "#web/recruitment/candidates/hr/import/columns-page.tsx";
import { checkPath, importPath, importsPath } from "#web/recruitment/candidates/hr/import/paths.ts";
import { readMapping } from "#web/ui/import/mapping-form.tsx";
import type { Route } from "./+types/import-columns.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "hr" });
  const { candidateImports } = args.context.get(apiContext).hr;
  const { params } = args;
  const run = await candidateImports.get({ params });
  if (run.state !== "uploaded") throw redirect(importPath(run));
  return { run, columns: await candidateImports.columns({ params }) };
}

/** Notes which column is what, or gives the file up. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { candidateImports } = context.get(apiContext).hr;
  const form = await request.formData();
  try {
    if (formText(form, "intent") === "cancel") {
      await candidateImports.cancel({ params });
      return redirect(importsPath);
    }
    await candidateImports.map({ params, body: { mapping: readMapping(form, candidateImportFields) } });
    return redirect(checkPath(params.id));
  } catch (error) {
    return formFailure(error);
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Columns to import · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function ImportedColumns({ loaderData, actionData }: Route.ComponentProps) {
  return <ColumnsPage {...loaderData} refusal={actionData?.failure} />;
}
