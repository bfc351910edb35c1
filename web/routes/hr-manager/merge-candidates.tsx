import { redirect } from "react-router";
import { type MergedField, mergedFields } from "#contract/recruitment/duplicates.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { MergePage } from "#web/recruitment/candidates/hr/duplicates/merge-page.tsx";
import {
  comparedAfter,
  comparePath,
  duplicatesPath,
} from "#web/recruitment/candidates/hr/duplicates/words.ts";
import type { Route } from "./+types/merge-candidates.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "hr" });
  const { first, second } = args.params;
  const { duplicates } = args.context.get(apiContext);
  const compared = await duplicates.compare({ params: { id: first }, query: { otherId: second } });
  return { compared, following: comparedAfter(args.url.searchParams).length };
}

/** Merges two candidates, or says that they are not one person, and goes on to who is compared after them. */
export async function action({ context, request, url, params: { first, second } }: Route.ActionArgs) {
  const { duplicates } = context.get(apiContext);
  const form = await request.formData();
  const params = { id: first };
  let kept = first;
  try {
    if (formText(form, "intent") === "distinct") {
      await duplicates.distinct({ params, body: { otherId: second } });
    } else {
      const chosen = mergedFields.map((field): [MergedField, "first" | "second"] => [
        field,
        formText(form, field) === "second" ? "second" : "first",
      ]);
      const merge = await duplicates.merge({
        params,
        body: { otherId: second, ...Object.fromEntries(chosen) },
      });
      kept = merge.kept.id;
    }
    const [next, ...also] = comparedAfter(url.searchParams);
    return redirect(next ? comparePath(kept, next, also) : duplicatesPath);
  } catch (error) {
    return formFailure(error);
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Compare and merge · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function MergeCandidates({ loaderData, actionData }: Route.ComponentProps) {
  return <MergePage {...loaderData} refusal={actionData?.failure} />;
}
