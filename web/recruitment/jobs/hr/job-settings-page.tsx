import type { JobSettings } from "#contract/recruitment/job-approval.ts";
import { ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { Section } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import { type SettingsArea, SettingsFrame } from "#web/ui/settings-frame.tsx";
import { EmbedSection } from "./embed-section.tsx";

/** The forms of the page. */
export type JobSettingsIntent = "approval" | "embed" | "general";

/** How an organisation publishes its jobs. */
export function JobSettingsPage({
  settings,
  sacco,
  appUrl,
  mayChange,
  mayRequireApproval,
  areas,
  answer,
}: {
  settings: JobSettings;
  sacco: { slug: string; name: string } | null;
  appUrl: string;
  /** False when the trial is over. */
  mayChange: boolean;
  /** Whether this person decides about approval, now. */
  mayRequireApproval: boolean;
  areas: readonly SettingsArea[];
  /** What became of the form that was sent. */
  answer: { intent: JobSettingsIntent; saved?: string; failure?: FormRefusal } | undefined;
}) {
  const of = (intent: JobSettingsIntent) => {
    const own = answer?.intent === intent ? answer : undefined;
    return { saved: own?.saved, refusal: own?.failure };
  };
  return (
    <SettingsFrame
      title="Jobs and careers page"
      lead="Who publishes your jobs, and where they are shown."
      areas={areas}
    >
      <div className="space-y-5">
        <Section
          title="Approval"
          description="Whether a job is read by the owner before it is on the job board."
        >
          {mayRequireApproval ? (
            <ActionForm
              intent="approval"
              keptAs="job.settings"
              {...of("approval")}
              submitLabel="Save Settings"
              preventScrollReset
            >
              {() => (
                <Checkbox
                  name="approvalRequired"
                  defaultChecked={settings.approvalRequired}
                  label="The owner approves each job before it is published"
                  hint="A job that an owner publishes needs no other approval. Owners are told when an approved job is changed."
                />
              )}
            </ActionForm>
          ) : (
            <p className="text-sm text-muted">
              {settings.approvalRequired
                ? "The owner approves each job before it is published."
                : "Jobs are published without another's approval."}{" "}
              Your organisation's owner can change that.
            </p>
          )}
        </Section>
        <Section
          title="General applications"
          description="Whether people may apply on your careers page when no vacancy fits. They appear among your candidates."
        >
          {mayChange ? (
            <ActionForm
              intent="general"
              keptAs="job.settings.general"
              {...of("general")}
              submitLabel="Save"
              preventScrollReset
            >
              {() => (
                <Checkbox
                  name="generalApplications"
                  defaultChecked={settings.generalApplications}
                  label="People may apply without a vacancy"
                  hint="Those that you have stay when you switch it off; they can be withdrawn, and not renewed."
                />
              )}
            </ActionForm>
          ) : (
            <p className="text-sm text-muted">
              {settings.generalApplications
                ? "People may apply without a vacancy."
                : "Nobody may apply without a vacancy."}
            </p>
          )}
        </Section>
        {sacco && (
          <EmbedSection
            sacco={sacco}
            appUrl={appUrl}
            settings={settings}
            mayChange={mayChange}
            {...of("embed")}
          />
        )}
      </div>
    </SettingsFrame>
  );
}
