import { feedbackList } from "#contract/experience/feedback.ts";
import { AnswersPage } from "#web/experience/answers/answers-page.tsx";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import type { Route } from "./+types/answers.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "experience" });
  const state = readList(feedbackList, args.url.searchParams);
  const { feedback } = args.context.get(apiContext).experience;
  return { found: await feedback.list({ query: listQuery(feedbackList, state) }), state };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Answers · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Answers({ loaderData }: Route.ComponentProps) {
  return <AnswersPage {...loaderData} />;
}
