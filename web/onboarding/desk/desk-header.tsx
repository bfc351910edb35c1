import { Camera, Settings, UserRoundPlus } from "lucide-react";
import { ButtonLink } from "#web/ui/button.tsx";
import { TabLinks } from "#web/ui/tabs.tsx";
import {
  activitiesPath,
  applicationsPath,
  assistPath,
  deskPath,
  queuePath,
  registerPath,
  requestsPath,
  settingsPath,
} from "./paths.ts";

/**
 * What is above every tab of the onboarding desk.
 * @param waiting cases that wait for a decision
 * @param asked requests about personal data that wait for an answer
 */
export function DeskHeader({ waiting, asked }: { waiting: number | undefined; asked: number | undefined }) {
  return (
    <header className="mb-4">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h1 className="grow text-2xl sm:text-3xl">Member Onboarding</h1>
        <ButtonLink to={assistPath} variant="secondary" icon={Camera} className="max-sm:px-3">
          Assisted Application
        </ButtonLink>
        <ButtonLink to={`${deskPath}?new=member`} icon={UserRoundPlus} className="max-sm:px-3">
          New Member
        </ButtonLink>
        <ButtonLink to={settingsPath} variant="secondary" icon={Settings} className="max-sm:px-3">
          <span className="max-xl:sr-only">Settings</span>
        </ButtonLink>
      </div>
      <TabLinks
        label="Member Onboarding"
        links={[
          { to: deskPath, label: "Overview", end: true },
          { to: queuePath, label: "KYC queue", count: waiting },
          { to: registerPath, label: "Members" },
          { to: applicationsPath, label: "Applications" },
          { to: requestsPath, label: "Requests", count: asked || undefined },
          { to: activitiesPath, label: "Activities" },
        ]}
      />
    </header>
  );
}
