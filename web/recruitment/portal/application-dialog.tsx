import type { MyApplication } from "#contract/recruitment/applications.ts";
import { formatDate, formatDateTime } from "#web/lib/format.ts";
import { ApplicationTimeline } from "#web/recruitment/application-timeline.tsx";
import { jobPath } from "#web/recruitment/jobs/paths.ts";
import { StatusBadge } from "#web/recruitment/status-badge.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ApplicationNews, ApplicationProgress } from "./application-summary.tsx";

/** Everything about one application, with the whole timeline. Closed without one. */
export function ApplicationDialog({
  application,
  onClose,
}: {
  application: MyApplication | undefined;
  onClose: () => void;
}) {
  if (!application) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={application.jobTitle}
      description={`${application.organization} · ${application.department}`}
    >
      <div className="space-y-6">
        <DescriptionList
          columns={3}
          items={[
            { term: "Status", value: <StatusBadge status={application.status} /> },
            { term: "Applied", value: formatDateTime(application.appliedDate) },
            { term: "CV", value: application.cvName },
          ]}
        />
        <ApplicationProgress application={application} />
        <ApplicationNews application={application} />
        {application.interviewDetails && <Interview details={application.interviewDetails} />}
        <section>
          <h3 className="mb-3 text-lg">Timeline</h3>
          <ApplicationTimeline steps={application.timeline} />
        </section>
        <ButtonLink to={jobPath({ slug: application.jobId })} variant="secondary">
          See the position
        </ButtonLink>
      </div>
    </Dialog>
  );
}

function Interview({ details }: { details: NonNullable<MyApplication["interviewDetails"]> }) {
  return (
    <section>
      <h3 className="mb-3 text-lg">Interview</h3>
      <DescriptionList
        columns={3}
        items={[
          { term: "Date", value: formatDate(details.date) },
          { term: "Time", value: details.time },
          { term: "Type", value: details.type },
          { term: "Interviewer", value: details.interviewer },
          { term: "Place", value: details.location },
        ]}
      />
    </section>
  );
}
