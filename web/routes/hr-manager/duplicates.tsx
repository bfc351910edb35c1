import { duplicateList } from "#contract/recruitment/duplicates.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { readList } from "#web/lib/list-state.ts";
import { DuplicatesPage } from "#web/recruitment/candidates/hr/duplicates/duplicates-page.tsx";
import type { Route } from "./+types/duplicates.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "hr" });
  const { duplicates } = args.context.get(apiContext);
  const { page } = readList(duplicateList, args.url.searchParams);
  const [pairs, merges, distinctions] = await Promise.all([
    duplicates.list({ query: { page, pageSize: duplicateList.pageSize } }),
    duplicates.merges({ query: { pageSize: 20 } }),
    duplicates.distinctions({ query: { pageSize: 20 } }),
  ]);
  return { pairs, merges, distinctions, page };
}

/** Says that two are not one person, takes that back, or undoes a merge. */
export async function action({ context, request }: Route.ActionArgs) {
  const { duplicates } = context.get(apiContext);
  const form = await request.formData();
  const params = { id: formText(form, "id") };
  const body = { otherId: formText(form, "otherId") };
  const intent = formText(form, "intent");
  try {
    if (intent === "undo") await duplicates.undo({ params });
    else if (intent === "undo-distinct") await duplicates.undoDistinct({ params, body });
    else await duplicates.distinct({ params, body });
    return null;
  } catch (error) {
    return formFailure(error);
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Duplicates · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Duplicates({ loaderData, actionData }: Route.ComponentProps) {
  return <DuplicatesPage {...loaderData} refusal={actionData?.failure} />;
}
