import type { MyApplication } from "#contract/recruitment/applications.ts";
import type { Job } from "#contract/recruitment/jobs.ts";
import { formatDate } from "#web/lib/format.ts";
import { applicationPath } from "#web/recruitment/portal/paths.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

/** In place of the form, when one has applied already or the job is closed. */
export function CannotApply({
  job,
  application,
  kept,
}: {
  job: Job;
  application: MyApplication | null;
  /** Whether something was entered before the position closed. */
  kept: boolean;
}) {
  return (
    <div className="column max-w-3xl py-8 sm:py-10">
      <PageHeader title={job.title} lead={`${job.organization.name} · ${job.location}`} />
      {application ? (
        <Alert
          title="You have already applied for this position"
          actions={<ButtonLink to={applicationPath(application.id)}>See my application</ButtonLink>}
        >
          You sent your application on {formatDate(application.appliedDate)}.
        </Alert>
      ) : (
        <Alert
          tone="warning"
          title="This position is closed"
          actions={<ButtonLink to="/jobs">See open positions</ButtonLink>}
        >
          It no longer takes applications.{" "}
          {kept
            ? "What you entered is kept: choose another position, and you can use it there."
            : "Other positions are open to you."}
        </Alert>
      )}
    </div>
  );
}
