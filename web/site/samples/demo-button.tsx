import { type ComponentType, lazy, type ReactNode } from "react";
import { type LinkedDialogProps, useLinkedDialog } from "#web/lib/linked-dialog.ts";
import { ButtonLink, type ButtonSize, type ButtonVariant } from "#web/ui/button.tsx";
import { toastUnavailable } from "#web/ui/toast.ts";
import type { DemoProps } from "./sample-dialog.tsx";

type Load = () => Promise<{ default: ComponentType<DemoProps> }>;

const demo = (load: Load) => ({ load, View: lazy(load) });

/** Each demo in a file of its own, so that a landing page loads the one it shows, and only when asked. */
const demos = {
  "recruitment-specialist-agent": demo(() => import("./recruitment/demo.tsx")),
  "loan-processing-agent": demo(() => import("./loan/demo.tsx")),
  "sales-automation-agent": demo(() => import("./sales/demo.tsx")),
  "financial-advisor-agent": demo(() => import("./savings/demo.tsx")),
  "digital-marketing-agent": demo(() => import("./marketing/demo.tsx")),
  "customer-experience-agent": demo(() => import("./experience/demo.tsx")),
};

/** The agents that have a demo, by the address of their landing page. */
export type DemoAgent = keyof typeof demos;

/**
 * Opens an agent's demo on sample data. The demo is loaded when somebody reaches for the link; before scripts, and
 * without them, the server shows it open.
 * @param to a page that shows more than the sample does: the button leads there, and an address alone opens the sample
 * @param trialTo the page that signs up
 * @param onStartTrial opens the sign-up dialog; called after the demo has closed
 */
export function DemoButton({
  agent,
  to,
  trialTo,
  onStartTrial,
  variant = "secondary",
  size,
  children,
}: Omit<DemoProps, keyof LinkedDialogProps> & {
  agent: DemoAgent;
  to?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  children: ReactNode;
}) {
  const { load, View } = demos[agent];
  const { trigger, loading, dialog } = useLinkedDialog(
    { param: "demo", value: agent, openerId: `demo-${agent}` },
    load,
    () => toastUnavailable("The demo"),
  );
  return (
    <>
      <ButtonLink
        variant={variant}
        size={size}
        loading={loading}
        {...(to === undefined ? trigger : { id: trigger.id, to })}
      >
        {children}
      </ButtonLink>
      {dialog.open && <View {...dialog} trialTo={trialTo} onStartTrial={onStartTrial} />}
    </>
  );
}
