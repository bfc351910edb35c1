import { Plus, Settings } from "lucide-react";
import { applicationsPath } from "#web/recruitment/applications/hr/paths.ts";
import { createJobPath, hrJobsPath } from "#web/recruitment/jobs/hr/paths.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { TabLinks } from "#web/ui/tabs.tsx";

/** The tabs of specification 001, section 2; each is a page. */
const tabs = [
  { to: "/hr-manager", label: "Dashboard", end: true },
  { to: applicationsPath, label: "Applications" },
  { to: hrJobsPath, label: "Jobs" },
  { to: "/hr-manager/candidates", label: "Candidates" },
  { to: "/hr-manager/analytics", label: "Analytics" },
];

/** What is above every tab of the HR Manager Dashboard. */
export function HrHeader() {
  return (
    <header className="mb-4">
      <div className="mb-3 flex flex-wrap items-center gap-x-1 gap-y-2 sm:gap-x-4">
        <h1 className="grow text-2xl sm:text-3xl">HR Manager Dashboard</h1>
        <BackLink to="/recruitment-specialist-agent">Recruitment agent</BackLink>
        <ButtonLink to={createJobPath} icon={Plus} className="max-sm:px-3">
          Create Job
        </ButtonLink>
        <ButtonLink to="/hr-manager/settings" variant="secondary" icon={Settings} className="max-sm:px-3">
          <span className="max-xl:sr-only">Settings</span>
        </ButtonLink>
      </div>
      <TabLinks label="HR Manager Dashboard" links={tabs} />
    </header>
  );
}
