import { surveyPath } from "#contract/experience/addresses.ts";
import { SurveyAddressPage } from "#web/experience/answers/survey-address-page.tsx";
import { requireUser } from "#web/lib/access.ts";
import type { Route } from "./+types/survey-address.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "experience" });
  return { slug: user.workspace?.slug ?? "", organisation: user.workspace?.name ?? "" };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Your survey · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function SurveyAddress({ loaderData: { slug, organisation }, matches }: Route.ComponentProps) {
  const { appUrl } = matches[0].loaderData.settings;
  return <SurveyAddressPage address={appUrl + surveyPath(slug)} organisation={organisation} />;
}
