import { defaultLanguage } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import { apiContext } from "#web/lib/context.ts";
import { CapturePage } from "#web/onboarding/capture/capture-page.tsx";
import { handOverMessages } from "#web/onboarding/capture/hand-over.messages.ts";
import { loadCaptureTask } from "#web/onboarding/capture/queries.ts";
import type { Route } from "./+types/capture.ts";

export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  task: await loadCaptureTask(params.key, context.get(apiContext)),
});

/** What is sent from here is shown as it arrives: the page itself does not change by it. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ matches }) => {
  const { settings, language = defaultLanguage } = matches[0].loaderData ?? {};
  return [
    { title: `${inOneOf(handOverMessages, language).pageTitle} · ${settings?.brand.product}` },
    { name: "robots", content: "noindex" },
  ];
};

export default function Capture({ loaderData: { task }, params }: Route.ComponentProps) {
  return <CapturePage key={params.key} captureKey={params.key} task={task} />;
}
