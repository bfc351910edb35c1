import type { MyApplication } from "#contract/recruitment/applications.ts";
import type { Job } from "#contract/recruitment/jobs.ts";
import { formatDate } from "#web/lib/format.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { applicationPath } from "../portal/paths.ts";

/** In place of the form, when one has applied already or the job is closed. */
export function CannotApply({
  job,
  application,
  kept,
}: {
  job: Job;
  application: MyApplication | null;
  /** Whether something was entered before the job closed. */
  kept: boolean;
}) {
  const withdrawn = application?.status === "withdrawn";
  return (
    <div className="column max-w-3xl py-8 sm:py-10">
      <PageHeader title={job.title} lead={`${job.organization.name} · ${job.location}`} />
      {application ? (
        <Alert
          title={
            withdrawn
              ? "You have withdrawn your application for this position"
              : "You have already applied for this position"
          }
          actions={<ButtonLink to={applicationPath(application.id)}>See my application</ButtonLink>}
        >
          You sent your application on {formatDate(application.appliedDate)}.
          {withdrawn && " It cannot be sent again."}
        </Alert>
      ) : (
        <Alert
          tone="warning"
          title={job.paused ? "This position takes no applications now" : "This position is closed"}
          actions={<ButtonLink to="/jobs">See open positions</ButtonLink>}
        >
          {job.paused
            ? `${job.organization.name} takes no applications for now.`
            : "It no longer takes applications."}{" "}
          {kept
            ? `What you entered is kept${job.paused ? " for when it does again" : ""}: choose another position, and you can use it there.`
            : "Other positions are open to you."}
        </Alert>
      )}
    </div>
  );
}
