import { dehydrate } from "@tanstack/react-query";
import { data, redirect } from "react-router";
import { cvFileList } from "#contract/recruitment/cv-imports.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure, ifThere } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { readList } from "#web/lib/list-state.ts";
import { createQueryClient } from "#web/lib/query.tsx";
import { CvImportPage } from "#web/recruitment/candidates/hr/import/cvs/cv-import-page.tsx";
import { cvImportQuery } from "#web/recruitment/candidates/hr/import/cvs/queries.ts";
import { candidateImportDesk } from "#web/recruitment/candidates/hr/import/desk.ts";
import { importPath } from "#web/ui/import/import-desk.ts";
import type { Route } from "./+types/import-cvs.ts";

/** Where a finished import is in the history. */
const finishedPath = (id: string) => importPath(candidateImportDesk, { id, state: "done" });

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "hr" });
  const { id } = args.params;
  const api = args.context.get(apiContext);
  const state = readList(cvFileList, args.url.searchParams);
  const client = createQueryClient();
  if (!(await ifThere(client.fetchQuery(cvImportQuery(id, state, { client: api }))))) {
    // Another tab, or a colleague, has finished it meanwhile.
    await api.hr.candidateImports.get({ params: { id } });
    throw redirect(finishedPath(id));
  }
  return {
    id,
    state,
    queries: dehydrate(client),
    organisation: user.workspace?.name ?? "the SACCO",
    readOnly: user.workspace?.abilities.change === false,
  };
}

/** Corrects a file or leaves it out, finishes the import, or gives it up. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { cvImports } = context.get(apiContext);
  const form = await request.formData();
  const text = (name: string) => formText(form, name);
  // A form that corrects a file names it in its intent, so that no other form looks as if it were sent.
  const [intent, changed] = text("intent").split(" ");
  const fileId = changed ?? text("id");
  const source = text("source");
  try {
    if (intent === "cancel") {
      await cvImports.cancel({ params });
      return redirect(candidateImportDesk.path);
    }
    if (intent === "start") {
      const { id } = await cvImports.finish({ params, body: { source, informed: form.has("informed") } });
      return redirect(finishedPath(id));
    }
    const version = Number(text("version"));
    const change =
      intent === "leave"
        ? { leftOut: text("leftOut") === "true" }
        : { name: text("name"), email: text("email"), phone: text("phone"), location: text("location") };
    await cvImports.change({ params: { id: params.id, fileId }, body: { version, ...change } });
    return { changed: intent === "change" ? fileId : undefined };
  } catch (error) {
    const refused = formFailure(error);
    return data(
      { ...refused.data, refused: fileId || undefined, values: { source } },
      refused.init ?? undefined,
    );
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Import CVs · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function ImportCvs({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData && "failure" in actionData ? actionData : undefined;
  return (
    <CvImportPage
      {...loaderData}
      changed={actionData && "changed" in actionData ? actionData.changed : undefined}
      refusal={refused?.failure}
      refused={refused?.refused}
      values={refused?.values}
    />
  );
}
