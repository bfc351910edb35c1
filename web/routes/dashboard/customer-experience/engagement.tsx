import { data } from "react-router";
import { CodedError } from "#contract/core/errors.ts";
import { campaignList } from "#contract/experience/campaigns.ts";
import { type EngagementAnswer, EngagementPage } from "#web/experience/campaigns/engagement-page.tsx";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { listQuery, readList } from "#web/lib/list-state.ts";
import { typedNumber } from "#web/lib/typed-number.ts";
import type { Route } from "./+types/engagement.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "experience" });
  const { campaigns } = args.context.get(apiContext).experience;
  const state = readList(campaignList, args.url.searchParams);
  const [figures, found, settings] = await Promise.all([
    campaigns.figures(),
    campaigns.list({ query: listQuery(campaignList, state) }),
    campaigns.settings(),
  ]);
  return { figures, found, state, settings, readOnly: user.workspace?.abilities.change === false };
}

/** Its one form says how often one person may be written to. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const body = {
    messages: typedNumber(formText(form, "messages")),
    days: typedNumber(formText(form, "days")),
  };
  try {
    await context.get(apiContext).experience.campaigns.saveSettings({ body });
    return data<EngagementAnswer>({ saved: "It holds for every message from now on." });
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return data<EngagementAnswer>({ failure: error.toAnswer() }, { status: error.status });
  }
}

export { TabFailure as ErrorBoundary } from "#web/ui/tab-failure.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Engagement Hub · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Engagement({ loaderData, actionData }: Route.ComponentProps) {
  return <EngagementPage {...loaderData} answer={actionData} />;
}
