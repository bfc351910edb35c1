import { sharedLinks } from "#contract/workspace/first-steps.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext } from "#web/lib/context.ts";
import { formFailure } from "#web/lib/failure.ts";
import { formText } from "#web/lib/form-text.ts";
import { toast } from "#web/ui/toast.ts";
import { FirstStepsPage } from "#web/workspace/first-steps/first-steps-page.tsx";
import type { FirstStepsIntent } from "#web/workspace/first-steps/post-button.tsx";
import type { Route } from "./+types/first-steps.ts";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, { role: "owner" });
  const list = await args.context.get(apiContext).workspace.firstSteps.get();
  return { list, slug: user.workspace?.slug ?? "" };
}

/** Takes the buttons of the first steps from every page that they stand on. */
export async function action({ context, request }: Route.ActionArgs) {
  const { firstSteps } = context.get(apiContext).workspace;
  const form = await request.formData();
  const intents: Record<FirstStepsIntent, () => Promise<string>> = {
    async empty() {
      await firstSteps.change({ body: { beginning: "empty" } });
      return "Your workspace is yours to fill.";
    },
    async "add-sample"() {
      await firstSteps.addSample();
      return "The sample data is in. One press removes it again.";
    },
    async "remove-sample"() {
      await firstSteps.removeSample();
      return "The sample data is gone. What you added yourself is still here.";
    },
    async dismiss() {
      await firstSteps.change({ body: { dismissed: true } });
      return "Put aside. You find the first steps in Settings.";
    },
    async show() {
      await firstSteps.change({ body: { dismissed: false } });
      return "The first steps are on the overview again.";
    },
    async shared() {
      const shared = sharedLinks.find((link) => link === formText(form, "link"));
      await firstSteps.change({ body: { shared } });
      return "Noted that the link was handed out.";
    },
  };
  const run = intents[formText(form, "intent") as FirstStepsIntent];
  if (!run) throw new Response(null, { status: 400 });
  try {
    return { saved: await run() };
  } catch (error) {
    return formFailure(error);
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const answer = await serverAction();
  if ("saved" in answer) toast.success(answer.saved);
  return answer;
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `First steps · ${matches[0].loaderData?.settings.brand.product}` },
];

export default function FirstStepsRoute({ loaderData, actionData, matches }: Route.ComponentProps) {
  return (
    <FirstStepsPage {...loaderData} appUrl={matches[0].loaderData.settings.appUrl} answer={actionData} />
  );
}
