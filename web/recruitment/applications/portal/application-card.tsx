import { Upload, Video } from "lucide-react";
import type { MyApplication } from "#contract/recruitment/applications.ts";
import { formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { JobTitle } from "#web/recruitment/jobs/job-title.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink, buttonClass } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { ApplicationTimeline } from "../application-timeline.tsx";
import { ApplicationHead, ApplicationMailData, ApplicationProgress } from "./application-summary.tsx";
import { applicationPath } from "./paths.ts";
import { applicationMessages } from "./portal.messages.ts";

/** Timeline steps on a card (specification 001, section 9); the application's own page shows them all. */
const stepsOnCard = 4;

/** One of the candidate's applications. */
export function ApplicationCard({ application, now }: { application: MyApplication; now: Date }) {
  const t = useMessages(applicationMessages);
  const more = application.timeline.length - stepsOnCard;
  const { interviewDetails } = application;
  return (
    <Card id={application.id} className="scroll-mt-20">
      <ApplicationHead
        application={application}
        now={now}
        title={
          <h2 className="text-xl">
            <JobTitle about={application} />
          </h2>
        }
      />
      <div className="mt-5 grid gap-x-8 gap-y-5 md:grid-cols-2">
        <div className="space-y-5">
          <ApplicationProgress application={application} />
          <ApplicationMailData application={application} now={now} />
          {interviewDetails && <NextInterview details={interviewDetails} />}
        </div>
        <div>
          <ApplicationTimeline steps={application.timeline} limit={stepsOnCard} />
          {more > 0 && <p className="mt-3 pl-8 text-sm text-muted">{t.moreSteps({ count: more })}</p>}
        </div>
      </div>
      <Actions application={application} />
    </Card>
  );
}

function NextInterview({ details }: { details: NonNullable<MyApplication["interviewDetails"]> }) {
  const t = useMessages(applicationMessages);
  const date = formatDate(details.date, useLanguage());
  return (
    <section>
      <h3 className="mb-2 text-base">{t.interview}</h3>
      <DescriptionList
        columns={2}
        items={[
          { term: t.date, value: `${date}, ${details.time}` },
          { term: t.type, value: details.type },
          {
            term: details.interviewer.includes(", ") ? t.interviewers : t.interviewer,
            value: details.interviewer,
          },
          {
            term: t.location,
            value: (
              <span lang="" className="break-words">
                {details.location}
              </span>
            ),
          },
        ]}
      />
    </section>
  );
}

function Actions({ application }: { application: MyApplication }) {
  const { id, jobTitle: title, interviewDetails, openDocuments, unreadMessages } = application;
  const t = useMessages(applicationMessages);
  const path = applicationPath(id);
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2 border-t border-line pt-4">
      <ButtonLink to={path} variant="secondary" aria-label={t.detailsOf({ title })}>
        {t.details}
      </ButtonLink>
      {interviewDetails?.joinUrl && (
        <a
          href={interviewDetails.joinUrl}
          target="_blank"
          rel="noopener"
          className={buttonClass("primary")}
          aria-label={t.joinFor({ title })}
        >
          <Video aria-hidden className="size-4.5" />
          {t.join}
        </a>
      )}
      {openDocuments > 0 && (
        <ButtonLink to={`${path}#documents`} icon={Upload} aria-label={t.uploadFor({ title })}>
          {t.upload}
        </ButtonLink>
      )}
      {unreadMessages > 0 && <Badge tone="info">{t.newMessages({ count: unreadMessages })}</Badge>}
    </div>
  );
}
