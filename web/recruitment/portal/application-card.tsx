import type { MyApplication } from "#contract/recruitment/applications.ts";
import { ApplicationTimeline } from "#web/recruitment/application-timeline.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ApplicationHead, ApplicationNews, ApplicationProgress } from "./application-summary.tsx";

/** Timeline steps on a card (specification 001, section 9); the dialog shows them all. */
const stepsOnCard = 4;

/** One of the candidate's applications. Mails link to it by its id. */
export function ApplicationCard({
  application,
  now,
  onView,
}: {
  application: MyApplication;
  now: Date;
  onView: () => void;
}) {
  const more = application.timeline.length - stepsOnCard;
  return (
    <Card id={application.id} className="scroll-mt-20">
      <ApplicationHead
        application={application}
        now={now}
        title={<h2 className="text-xl">{application.jobTitle}</h2>}
      />
      <div className="mt-5 grid gap-x-8 gap-y-5 md:grid-cols-2">
        <div className="space-y-5">
          <ApplicationProgress application={application} />
          <ApplicationNews application={application} />
        </div>
        <div>
          <ApplicationTimeline steps={application.timeline} limit={stepsOnCard} />
          {more > 0 && <p className="mt-3 pl-8 text-sm text-muted">and {more} more</p>}
        </div>
      </div>
      <div className="mt-5 border-t border-line pt-4">
        <Button
          variant="secondary"
          onClick={onView}
          aria-label={`View Details: ${application.jobTitle}`}
          aria-haspopup="dialog"
        >
          View Details
        </Button>
      </div>
    </Card>
  );
}
