import { TabLinks } from "#web/ui/tabs.tsx";
import { dashboardTabs, experiencePath } from "./tabs.ts";

/** What is above every tab of Customer Experience in the workspace. */
export function ExperienceHeader() {
  return (
    <header className="mb-4">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h1 className="grow text-2xl sm:text-3xl">Customer Experience</h1>
      </div>
      <DashboardTabs base={experiencePath} />
    </header>
  );
}

/** @param base where the tabs are: in the workspace, or in the demo */
export function DashboardTabs({ base }: { base: string }) {
  return (
    <TabLinks
      label="Customer Experience"
      links={dashboardTabs.map(({ at, label }) => ({ to: `${base}${at}`, label, end: at === "" }))}
    />
  );
}
