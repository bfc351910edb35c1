import type { User } from "#contract/accounts/accounts.ts";
import type { TwoFactorRule } from "#contract/accounts/two-factor-rule.ts";
import type { Page } from "#contract/core/paging.ts";
import type { TeamMember } from "#contract/workspace/workspace.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { MissingPart } from "#web/ui/missing-part.tsx";
import { type SettingsArea, SettingsFrame } from "#web/ui/settings-frame.tsx";
import { firstStepsPath, mayBegin } from "../first-steps/may-begin.ts";
import { apiTokensPath, webhooksPath } from "../integrations/paths.ts";
import { ModulesSection } from "./modules-section.tsx";
import { OrganisationSection } from "./organisation-section.tsx";
import { TeamSection } from "./team-section.tsx";
import { TwoFactorRuleSection } from "./two-factor-rule-section.tsx";

/** The organisation, its team, and the way to the person's own account. */
export function SettingsPage({
  user,
  team,
  page,
  appUrl,
  areas,
  twoFactorRule,
}: {
  user: User;
  /** Null when it did not come. */
  team: Page<TeamMember> | null;
  page: number;
  appUrl: string;
  areas: readonly SettingsArea[];
  /** Null for who is no owner, and when it did not come. */
  twoFactorRule: TwoFactorRule | null;
}) {
  const { workspace } = user;
  return (
    <SettingsFrame title="Settings" lead={workspace?.name} areas={areas}>
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_21rem] xl:items-start">
        {team ? (
          <TeamSection team={team} page={page} abilities={workspace?.abilities} />
        ) : (
          <MissingPart what="Your team" />
        )}
        <div className="space-y-5">
          {workspace && <OrganisationSection workspace={workspace} appUrl={appUrl} />}
          {workspace?.roles.includes("owner") && <ModulesSection off={workspace.modulesOff} />}
          {workspace && twoFactorRule && (
            <TwoFactorRuleSection rule={twoFactorRule} mayChange={workspace.abilities.change} />
          )}
          {workspace?.roles.includes("owner") && (
            <Section
              title="Other programs"
              description="Let them work here with API tokens, or tell them of events by webhooks."
            >
              <div className="flex flex-wrap gap-2">
                <ButtonLink to={apiTokensPath} variant="secondary">
                  API tokens
                </ButtonLink>
                <ButtonLink to={webhooksPath} variant="secondary">
                  Webhooks
                </ButtonLink>
              </div>
            </Section>
          )}
          {workspace && mayBegin(workspace) && (
            <Section
              title="First steps"
              description="What a new workspace does first, and sample data to look around with."
            >
              <ButtonLink to={firstStepsPath} variant="secondary">
                Open the first steps
              </ButtonLink>
            </Section>
          )}
          <Section
            title="Your account"
            description="Your name, email address, password, two-factor sign-in and sessions."
          >
            <ButtonLink to="/dashboard/account" variant="secondary">
              Open my account
            </ButtonLink>
          </Section>
        </div>
      </div>
    </SettingsFrame>
  );
}
