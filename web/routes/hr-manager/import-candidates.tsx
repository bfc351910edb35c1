import { data, redirect } from "react-router";
import { apiContext } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { OpenImports } from "#web/recruitment/candidates/hr/import/cvs/open-imports.tsx";
import { cvImportPath } from "#web/recruitment/candidates/hr/import/cvs/words.ts";
import { candidateImportDesk } from "#web/recruitment/candidates/hr/import/desk.ts";
import { ImportsPage } from "#web/ui/import/imports-page.tsx";
import type { Route } from "./+types/import-candidates.ts";
import { candidateImports } from "./candidate-import-steps.ts";

export async function loader(args: Route.LoaderArgs) {
  const shown = await candidateImports.listImports(args);
  const open = await args.context.get(apiContext).cvImports.list();
  return { ...shown, open: open.rows };
}

/** Uploads a table of candidates, or begins an import of CVs. */
export async function action(args: Route.ActionArgs) {
  // The form with a file is the only one of this page that is sent in parts.
  if (args.request.headers.get("content-type")?.startsWith("multipart/")) {
    return candidateImports.upload(args);
  }
  try {
    const { id } = await args.context.get(apiContext).cvImports.open({ body: {} });
    return redirect(cvImportPath(id));
  } catch (error) {
    const refused = formFailure(error);
    return data({ cvFailure: refused.data.failure }, refused.init ?? undefined);
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Import candidates · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function ImportCandidates({ loaderData, actionData }: Route.ComponentProps) {
  const { open, ...shown } = loaderData;
  return (
    <ImportsPage
      desk={candidateImportDesk}
      {...shown}
      refusal={actionData && "failure" in actionData ? actionData.failure : undefined}
    >
      <OpenImports
        open={open}
        readOnly={shown.readOnly}
        refusal={actionData && "cvFailure" in actionData ? actionData.cvFailure : undefined}
      />
    </ImportsPage>
  );
}
