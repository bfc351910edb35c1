import { data } from "react-router";
import { apiContext } from "#web/lib/context.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import type { Route } from "./+types/page.ts";
import { ActionFormSample, answerSample } from "./action-form.tsx";
import { Actions } from "./actions.tsx";
import { Capture } from "./capture.tsx";
import { Charts } from "./charts.tsx";
import { Correspondence } from "./correspondence.tsx";
import { Data } from "./data.tsx";
import { Demos } from "./demos.tsx";
import { Documents } from "./documents.tsx";
import { Forms } from "./forms.tsx";
import { Imports } from "./imports.tsx";
import { Lists } from "./lists.tsx";
import { Messages } from "./messages.tsx";
import { Wizards } from "./wizards.tsx";

/** Exists where the demo does. */
export async function loader({ context }: Route.LoaderArgs) {
  const { demo } = await context.get(apiContext).site.settings();
  if (!demo) throw data(null, { status: 404 });
  return null;
}

export const action = async ({ request }: Route.ActionArgs) => answerSample(await request.formData());

export const meta: Route.MetaFunction = () => [{ title: "UI kit" }, { name: "robots", content: "noindex" }];

/** Every primitive in every state, for those who build pages. The theme button is in the header. */
export default function Kit({ actionData }: Route.ComponentProps) {
  return (
    <div className="column py-10">
      <PageHeader title="UI kit" lead="Every primitive that pages are composed of, in every state." />
      <Actions />
      <Forms />
      <ActionFormSample answer={actionData} />
      <Wizards />
      <Data />
      <Charts />
      <Correspondence />
      <Documents />
      <Capture />
      <Lists />
      <Imports />
      <Messages />
      <Demos />
    </div>
  );
}
