import { Outlet, redirect } from "react-router";
import { roleCovers } from "#contract/core/access.ts";
import { DemoFrame } from "#web/experience/shell/demo-frame.tsx";
import { demoPath, experiencePath } from "#web/experience/shell/tabs.ts";
import { currentUser } from "#web/lib/context.ts";
import { unlessOnlySearchChanged } from "#web/lib/revalidation.ts";
import { experienceHandle } from "#web/site/landing/entrance.ts";
import { StartTrialButton } from "#web/site/signup/start-trial.tsx";
import type { Route } from "./+types/layout.ts";

export const handle = experienceHandle;

/**
 * The dashboard of the demo, for visitors. Who has figures of their own is led to them; where there is no demo, its
 * place is taken by the sample on the agent's page.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const user = await currentUser(context);
  if (roleCovers(user?.workspace?.roles ?? [], "experience")) {
    throw redirect(url.pathname.replace(demoPath, experiencePath) + url.search);
  }
  return null;
}

export const shouldRevalidate = unlessOnlySearchChanged;

export default function Demo() {
  return (
    <DemoFrame
      actions={
        <StartTrialButton dialog="request" size="sm">
          Start Free Trial
        </StartTrialButton>
      }
    >
      <Outlet />
    </DemoFrame>
  );
}
