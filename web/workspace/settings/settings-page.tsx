import type { User } from "#contract/accounts/accounts.ts";
import type { Page } from "#contract/core/paging.ts";
import type { TeamMember } from "#contract/workspace/workspace.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { OrganisationSection } from "./organisation-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { TeamSection } from "./team-section.tsx";

/** The organisation, its team, and the person's own details. */
export function SettingsPage({
  user,
  team,
  page,
  appUrl,
}: {
  user: User;
  team: Page<TeamMember>;
  page: number;
  appUrl: string;
}) {
  const { workspace } = user;
  return (
    <>
      <PageHeader title="Settings" lead={workspace?.name} />
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_26rem] xl:items-start">
        <TeamSection team={team} page={page} abilities={workspace?.abilities} />
        <div className="space-y-5">
          {workspace && <OrganisationSection workspace={workspace} appUrl={appUrl} />}
          <ProfileSection user={user} />
        </div>
      </div>
    </>
  );
}
