import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { AssistPage } from "#web/onboarding/capture/assist/assist-page.tsx";
import type { Route } from "./+types/assist.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, { role: "onboarding" });
  const { membership } = args.context.get(apiContext);
  return { application: await membership.get({ params: { key: args.params.key } }) };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Assisted application · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function Assist({ loaderData: { application }, params }: Route.ComponentProps) {
  return <AssistPage key={application.id} applicationKey={params.key} application={application} />;
}
