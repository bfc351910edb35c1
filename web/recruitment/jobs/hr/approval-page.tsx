import type { JobApproval } from "#contract/recruitment/job-approval.ts";
import { maxReturnReason } from "#contract/recruitment/job-approval.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { useLanguage } from "#web/lib/language.ts";
import { ActionForm, type FormRefusal } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card, Section } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/input.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { AdvertPreview } from "./form/advert-preview.tsx";
import { hrJobsPath, jobDraftPath } from "./paths.ts";

/** Under which name the words that send a job back are kept until they are sent. */
export const keptReturn = (id: string): string => `job.${id}.return`;

/** A job that waits for the owner's approval, or was sent back: the advert, and what this person can do about it. */
export function ApprovalPage({
  approval,
  refusals,
}: {
  approval: JobApproval;
  /** What was refused, by the form that was sent. */
  refusals: Partial<Record<"approve" | "return" | "take-back", FormRefusal>>;
}) {
  const language = useLanguage();
  const { job, state, askedBy, askedAt, reason, abilities } = approval;
  const asked = `Asked for ${askedBy ? `by ${askedBy} ` : ""}on ${formatDateTime(askedAt, language)}`;
  return (
    <div className="max-w-4xl">
      <PageHeader
        breadcrumb={<Breadcrumb items={[{ label: "Jobs", to: hrJobsPath }, { label: "Approval" }]} />}
        title={job.title}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={state === "waiting" ? "info" : "warning"}>
              {state === "waiting" ? "Waits for approval" : "Sent back"}
            </Badge>
            <span>{asked}</span>
          </span>
        }
      />
      <div className="space-y-6">
        {state === "returned" && (
          <Alert
            tone="warning"
            title="Sent back to be changed"
            actions={
              <ButtonLink to={jobDraftPath(approval.id)} size="sm">
                Change the job
              </ButtonLink>
            }
          >
            <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
          </Alert>
        )}
        {abilities.decide && <Decision id={approval.id} refusals={refusals} />}
        {state === "waiting" && !abilities.decide && (
          <Alert tone="info" title="The owner decides">
            Your organisation's owner was told and reads what you see here. The job is published by their
            approval.
          </Alert>
        )}
        <Card className="max-w-none">
          <h2 className="mb-4 text-xl">As candidates will see it</h2>
          <AdvertPreview values={job} />
          <HiringPath milestones={job.milestones} />
        </Card>
        {abilities.takeBack && !abilities.decide && (
          <Section
            title="Change it after all"
            description="Take the request back to go on with the draft. You ask again when it is ready."
          >
            <ActionForm
              intent="take-back"
              variant="secondary"
              submitLabel="Take Back and Edit"
              refusal={refusals["take-back"]}
            >
              {() => null}
            </ActionForm>
          </Section>
        )}
      </div>
    </div>
  );
}

/** The owner's: one press publishes, or words send it back. */
function Decision({ id, refusals }: { id: string } & Pick<Parameters<typeof ApprovalPage>[0], "refusals">) {
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Section title="Approve" description="It is on the job board at once, with the deadline you see below.">
        <ActionForm intent="approve" submitLabel="Approve and Publish" refusal={refusals.approve}>
          {() => null}
        </ActionForm>
      </Section>
      <Section title="Send back" description="Whoever asked reads your words and changes the draft.">
        <ActionForm
          intent="return"
          keptAs={keptReturn(id)}
          variant="secondary"
          submitLabel="Send Back"
          refusal={refusals.return}
        >
          {(errors) => (
            <Field name="reason" label="What has to change" error={errors.reason} required>
              {(control) => <Textarea {...control} rows={3} maxLength={maxReturnReason} />}
            </Field>
          )}
        </ActionForm>
      </Section>
    </div>
  );
}

function HiringPath({ milestones }: Pick<JobApproval["job"], "milestones">) {
  return (
    <section className="mt-4 rounded-card border border-line p-4 sm:p-6">
      <h3 className="text-lg">Application Tracking Milestones</h3>
      <ol className="mt-2 list-decimal space-y-1 pl-5">
        {milestones.map(({ id, stage, estimatedDays }) => (
          <li key={id} className="wrap-anywhere">
            {stage}{" "}
            <span className="text-muted">
              ({estimatedDays} {estimatedDays === 1 ? "day" : "days"})
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
