import type { ReactNode } from "react";
import { Alert } from "#web/ui/alert.tsx";
import { DemoContext } from "../figures/rows-behind.ts";
import { DashboardTabs } from "./experience-header.tsx";
import { demoPath } from "./tabs.ts";

/**
 * The dashboard for visitors, which says that it is a demo.
 * @param actions how one begins with figures of one's own
 */
export function DemoFrame({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  return (
    <div className="column py-6 sm:py-8">
      <header className="mb-4">
        <h1 className="mb-3 text-2xl sm:text-3xl">Customer Experience Dashboard</h1>
        <Alert title="This is a demo" className="mb-4" actions={actions}>
          The SACCO and its members are made up; the figures are computed from what they said, as yours would
          be. You can look at everything and change nothing.
        </Alert>
        <DashboardTabs base={demoPath} />
      </header>
      <DemoContext value={true}>{children}</DemoContext>
    </div>
  );
}
