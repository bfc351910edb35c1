import { caseListPath } from "#contract/experience/complaint-paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { TabLinks } from "#web/ui/tabs.tsx";
import { answersPath, interactionsPath, surveyAddressPath } from "../interactions/paths.ts";
import { dashboardTabs, experiencePath } from "./tabs.ts";

/** What is above every tab of Customer Experience in the workspace. */
export function ExperienceHeader() {
  return (
    <header className="mb-4">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h1 className="grow text-2xl sm:text-3xl">Customer Experience</h1>
        <ButtonLink to={caseListPath} variant="secondary" size="sm">
          Complaints
        </ButtonLink>
        <ButtonLink to={interactionsPath} variant="secondary" size="sm">
          Interactions
        </ButtonLink>
        <ButtonLink to={answersPath} variant="secondary" size="sm">
          Answers
        </ButtonLink>
        <ButtonLink to={surveyAddressPath} variant="secondary" size="sm">
          Your survey
        </ButtonLink>
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
