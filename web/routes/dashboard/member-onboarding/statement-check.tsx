import { data, redirect } from "react-router";
import { apiContext } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { type Assigning, AssignRow, RowAssignment } from "#web/onboarding/desk/import/assign-row.tsx";
import { statementDesk } from "#web/onboarding/desk/import/statement-desk.ts";
import { CheckPage } from "#web/ui/import/check-page.tsx";
import { checkPath } from "#web/ui/import/import-desk.ts";
import { findPeople } from "../../find-people.ts";
import type { Route } from "./+types/statement-check.ts";
import { statementImports } from "./statement-steps.ts";

async function readAssigning({ context, url }: Route.LoaderArgs): Promise<Assigning | null> {
  const row = Number(url.searchParams.get("assign"));
  if (!(row > 0)) return null;
  const q = (url.searchParams.get("q") ?? "").trim();
  return { row, q, found: await findPeople(context, q) };
}

export async function loader(args: Route.LoaderArgs) {
  const read = await statementImports.readCheck(args);
  return { ...read, assigning: await readAssigning(args) };
}

export async function action(args: Route.ActionArgs) {
  const { context, params } = args;
  const form = await args.request.formData();
  if (formText(form, "intent") !== "assign") return statementImports.startImport(args, form);
  const body = { row: Number(formText(form, "id")), memberId: formText(form, "memberId") || null };
  try {
    await context.get(apiContext).members.payments.imports.assign({ params, body });
    return redirect(checkPath(statementDesk, params.id));
  } catch (error) {
    const refused = formFailure(error);
    return data({ ...refused.data, values: { source: "" } }, refused.init ?? undefined);
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Check the statement · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function CheckedStatement({ loaderData, actionData }: Route.ComponentProps) {
  const { assigning, ...read } = loaderData;
  const refusal = actionData?.failure;
  return (
    <CheckPage
      desk={statementDesk}
      {...read}
      refusal={assigning ? undefined : refusal}
      values={actionData?.values}
      controls={(row) => <RowAssignment row={row} />}
    >
      {assigning && <AssignRow assigning={assigning} check={read.check} refusal={refusal} />}
    </CheckPage>
  );
}
