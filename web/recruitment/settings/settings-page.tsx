import { ArrowRight } from "lucide-react";
import { defaultMilestones } from "#contract/recruitment/milestones.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { type SettingsArea, SettingsFrame } from "#web/ui/settings-frame.tsx";
import { MilestoneSetsSection } from "./milestone-sets-section.tsx";
import { TemplatesSection } from "./templates-section.tsx";

/** What recruitment works with: texts for mails, the usual stages, and the people. */
export function SettingsPage({
  readOnly,
  areas,
}: {
  /** The trial is over. */
  readOnly: boolean;
  areas: readonly SettingsArea[];
}) {
  return (
    <>
      <BackLink to="/hr-manager">HR Manager Dashboard</BackLink>
      <SettingsFrame
        title="Recruitment settings"
        lead="Email templates, the usual hiring stages, and your team."
        areas={areas}
      >
        <div className="space-y-5">
          <TemplatesSection readOnly={readOnly} />
          <Section
            title="Default stages"
            description="The path that a new job starts with. Candidates see it as their timeline."
          >
            <ol className="divide-y divide-line">
              {defaultMilestones.map(({ stage, description, estimatedDays, isRequired }, index) => (
                <li key={stage} className="flex gap-4 py-3 first:pt-0 last:pb-0">
                  <span aria-hidden className="w-5 shrink-0 text-right text-muted tabular-nums">
                    {index + 1}
                  </span>
                  <div className="min-w-0 grow">
                    <p className="flex flex-wrap items-center gap-2 font-semibold">
                      {stage}
                      {isRequired && <Badge>Required</Badge>}
                    </p>
                    <p className="text-sm text-muted">{description}</p>
                  </div>
                  <span className="shrink-0 text-sm text-muted">{estimatedDays} days</span>
                </li>
              ))}
            </ol>
          </Section>
          <MilestoneSetsSection readOnly={readOnly} />
          <Section
            title="Team"
            description="Who works on applications: invite colleagues and give them the HR role."
          >
            <ButtonLink to="/dashboard/settings" variant="secondary" trailingIcon={ArrowRight}>
              Open the team settings
            </ButtonLink>
          </Section>
        </div>
      </SettingsFrame>
    </>
  );
}
