import { requireUser } from "#web/lib/access.ts";
import { AssistStartPage } from "#web/onboarding/capture/assist/start-page.tsx";
import type { Route } from "./+types/assist-start.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "onboarding" });
  return null;
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Assisted application · ${matches[0].loaderData?.settings.brand.product}` },
];

export default AssistStartPage;
