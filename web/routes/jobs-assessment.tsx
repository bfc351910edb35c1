import { defaultLanguage } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { ownAssessmentMessages } from "#web/recruitment/assessments/portal/assessment.messages.ts";
import { AssessmentPage } from "#web/recruitment/assessments/portal/assessment-page.tsx";
import type { Route } from "./+types/jobs-assessment.ts";

export async function loader(page: Route.LoaderArgs) {
  await requireUser(page, { candidate: true });
  const { assessments } = page.context.get(apiContext);
  return { loaded: await assessments.mine.get({ params: { id: page.params.id } }) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { settings, language = defaultLanguage } = matches[0].loaderData ?? {};
  const title = loaderData?.loaded.name ?? inOneOf(ownAssessmentMessages, language).title;
  return [{ title: `${title} · ${settings?.brand.product}` }];
};

export default function JobsAssessment({ loaderData: { loaded } }: Route.ComponentProps) {
  return <AssessmentPage key={loaded.id} loaded={loaded} />;
}
