import type { ComponentType, ReactNode } from "react";
import { useDialogOnDemand } from "#web/lib/on-demand.ts";
import { Button, type ButtonSize, type ButtonVariant } from "#web/ui/button.tsx";
import { toastMissing } from "#web/ui/toast.ts";
import type { DemoProps } from "./sample-dialog.tsx";

/** Each demo in a file of its own, so that a landing page loads the one it shows, and only when asked. */
const demos = {
  "recruitment-specialist-agent": () => import("./recruitment/demo.tsx"),
  "loan-processing-agent": () => import("./loan/demo.tsx"),
  "sales-automation-agent": () => import("./sales/demo.tsx"),
  "financial-advisor-agent": () => import("./savings/demo.tsx"),
  "digital-marketing-agent": () => import("./marketing/demo.tsx"),
  "customer-experience-agent": () => import("./experience/demo.tsx"),
} satisfies Record<string, () => Promise<{ default: ComponentType<DemoProps> }>>;

/** The agents that have a demo, by the address of their landing page. */
export type DemoAgent = keyof typeof demos;

/**
 * Opens an agent's demo on sample data. The demo is loaded when somebody reaches for the button.
 * @param onStartTrial opens the sign-up dialog; called after the demo has closed
 */
export function DemoButton({
  agent,
  onStartTrial,
  variant = "secondary",
  size,
  children,
}: {
  agent: DemoAgent;
  onStartTrial: () => void;
  variant?: ButtonVariant;
  size?: ButtonSize;
  children: ReactNode;
}) {
  const { View, loading, trigger, dialog } = useDialogOnDemand<DemoProps>(demos[agent], () =>
    toastMissing("The demo"),
  );
  return (
    <>
      <Button variant={variant} size={size} loading={loading} {...trigger}>
        {children}
      </Button>
      {View && <View {...dialog} onStartTrial={onStartTrial} />}
    </>
  );
}
