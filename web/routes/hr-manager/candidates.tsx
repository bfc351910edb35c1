import { redirect } from "react-router";
import { candidateList } from "#contract/recruitment/hr-candidates.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { readList } from "#web/lib/list-state.ts";
import { CandidatesPage } from "#web/recruitment/candidates/hr/candidates-page.tsx";
import { candidatesFilter, candidatesQuery, isWholeTab } from "#web/recruitment/candidates/hr/groups.ts";
import type { Route } from "./+types/candidates.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "hr" });
  const { hr, tags: tagCalls } = args.context.get(apiContext);
  const state = readList(candidateList, args.url.searchParams);
  const [found, counts, analysis, tags] = await Promise.all([
    hr.candidates.list({ query: candidatesQuery(state) }),
    hr.candidates.counts(),
    isWholeTab(state) ? null : hr.candidates.analysis({ query: candidatesFilter(state) }),
    tagCalls.list(),
  ]);
  return { found, counts, analysis, tags, state };
}

/** Erases a candidate who has no account. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const id = formText(form, "id");
  try {
    await context.get(apiContext).hr.candidates.remove({ params: { id } });
  } catch (error) {
    return formFailure(error, { id });
  }
  return redirect(`${url.pathname}${url.search}`);
}

export { TabFailure as ErrorBoundary } from "#web/ui/tab-failure.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Candidates · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Candidates({ loaderData, actionData }: Route.ComponentProps) {
  return <CandidatesPage {...loaderData} refusal={actionData} />;
}
