import { useQuery } from "@tanstack/react-query";
import { ExternalLink, Video } from "lucide-react";
import { useEffect } from "react";
import { callUrl } from "#contract/core/client.ts";
import { readablePhone } from "#contract/core/phone-number.ts";
import type { OwnAssessment } from "#contract/recruitment/assessments.ts";
import type { OwnFirstDays } from "#contract/recruitment/first-days.ts";
import type { Interview, MyApplicationDetail } from "#contract/recruitment/hiring.ts";
import type { OwnSlotOffer } from "#contract/recruitment/interview-slots.ts";
import type { OwnOffer } from "#contract/recruitment/offers.ts";
import { wire } from "#contract/wire.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { QueryProvider } from "#web/lib/query.tsx";
import { AssessmentsSection } from "#web/recruitment/assessments/portal/assessments-section.tsx";
import { FirstDaysSection } from "#web/recruitment/first-days/portal/first-days-section.tsx";
import { JobTitle } from "#web/recruitment/jobs/job-title.tsx";
import { jobPath } from "#web/recruitment/jobs/paths.ts";
import { OffersSection } from "#web/recruitment/offers/portal/offers-section.tsx";
import { InterviewFacts } from "#web/recruitment/pipeline/interview-facts.tsx";
import { DocumentsSection } from "#web/recruitment/pipeline/portal/documents-section.tsx";
import { MessagesSection } from "#web/recruitment/pipeline/portal/messages-section.tsx";
import { useMarkMessagesRead } from "#web/recruitment/pipeline/portal/mutations.ts";
import { myApplicationQuery } from "#web/recruitment/pipeline/portal/queries.ts";
import { TimesSection } from "#web/recruitment/pipeline/portal/times/times-section.tsx";
import { BackLink } from "#web/ui/back-link.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink, buttonClass } from "#web/ui/button.tsx";
import { Card, Section } from "#web/ui/card.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { LiveInterrupted, LiveUpdates } from "#web/ui/live-updates.tsx";
import { NeedsScripts } from "#web/ui/needs-scripts.tsx";
import { answerMessages } from "../answers.messages.ts";
import { ApplicationTimeline } from "../application-timeline.tsx";
import { SentDetails } from "../sent-details.tsx";
import { ApplicationHead, ApplicationMailData, ApplicationProgress } from "./application-summary.tsx";
import { OwnMatchSection } from "./own-match-section.tsx";
import { applicationMessages, applicationPageMessages, applicationsMessages } from "./portal.messages.ts";
import { WithdrawButton } from "./withdraw-button.tsx";

interface ApplicationPageProps {
  /** The application as the server rendered it. */
  loaded: MyApplicationDetail;
  assessments: OwnAssessment[];
  offers: OwnOffer[];
  times: OwnSlotOffer[];
  firstDays: OwnFirstDays | null;
  now: Date;
}

/** Everything about one of the candidate's applications. */
export function ApplicationPage(props: ApplicationPageProps) {
  return (
    <QueryProvider>
      <Application {...props} />
    </QueryProvider>
  );
}

function Application({ loaded, assessments, offers, times, firstDays, now }: ApplicationPageProps) {
  const {
    data: application,
    dataUpdatedAt,
    isError,
  } = useQuery({
    ...myApplicationQuery(loaded.id),
    initialData: loaded,
    initialDataUpdatedAt: now.getTime(),
  });
  // Whoever has the page open reads what comes in.
  const { mutate: markRead } = useMarkMessagesRead(loaded.id);
  const unread = application.unreadMessages > 0;
  useEffect(() => {
    if (unread) markRead();
  }, [unread, markRead]);
  const t = useMessages(applicationPageMessages);
  const list = useMessages(applicationsMessages);
  const { interviews, documentRequests } = application;
  const asOf = new Date(Math.max(now.getTime(), dataUpdatedAt));
  return (
    <div className="column py-6 sm:py-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <BackLink to="/jobs/applications">{list.title}</BackLink>
        <LiveUpdates />
      </div>
      {isError && <LiveInterrupted since={new Date(dataUpdatedAt)} />}
      <NeedsScripts what={t.noScripts} className="mb-5" />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-5">
          <Card>
            <ApplicationHead
              application={application}
              now={asOf}
              title={
                <h1 className="text-2xl sm:text-3xl">
                  <JobTitle about={application} />
                </h1>
              }
            />
            <div className="mt-5 space-y-5">
              <ApplicationProgress application={application} />
              <ApplicationMailData application={application} now={asOf} />
            </div>
          </Card>
          <FirstDaysSection applicationId={loaded.id} loaded={firstDays} />
          <OffersSection applicationId={loaded.id} loaded={offers} />
          <TimesSection applicationId={loaded.id} loaded={times} />
          {interviews.length > 0 && <Interviews interviews={interviews} />}
          <AssessmentsSection applicationId={loaded.id} loaded={assessments} />
          {documentRequests.length > 0 && <DocumentsSection application={application} now={asOf} />}
          <MessagesSection application={application} />
          <Sent application={application} />
          <OwnMatchSection application={application} />
        </div>
        <div className="space-y-5">
          <Section title={t.timeline}>
            <ApplicationTimeline steps={application.timeline} />
          </Section>
          <JobLinks application={application} />
        </div>
      </div>
    </div>
  );
}

function Interviews({ interviews }: { interviews: readonly Interview[] }) {
  const t = useMessages(applicationMessages);
  const page = useMessages(applicationPageMessages);
  const language = useLanguage();
  return (
    <Section title={interviews.length > 1 ? t.interviews : t.interview}>
      <ul className="divide-y divide-line">
        {interviews.map((interview) => (
          <li key={interview.id} className="py-5 first:pt-0 last:pb-0">
            {interview.state === "upcoming" ? (
              <UpcomingInterview interview={interview} />
            ) : (
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                <Badge>{page[interview.state]}</Badge>
                {formatDateTime(interview.startsAt, language)}, {interview.interviewer}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function UpcomingInterview({ interview }: { interview: Interview }) {
  const t = useMessages(applicationPageMessages);
  const { join } = useMessages(applicationMessages);
  return (
    <>
      {interview.sequence > 0 && (
        <Badge tone="info" className="mb-4">
          {t.changed}
        </Badge>
      )}
      <InterviewFacts interview={interview} />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {interview.joinUrl && (
          <a href={interview.joinUrl} target="_blank" rel="noopener" className={buttonClass("primary")}>
            <Video aria-hidden className="size-4.5" />
            {join}
          </a>
        )}
        <p className="text-sm text-muted">{t.calendar}</p>
      </div>
    </>
  );
}

/** The application as it went out, letter and answers included. */
function Sent({ application }: { application: MyApplicationDetail }) {
  const t = useMessages(applicationPageMessages);
  const names = useMessages(answerMessages);
  const { id, sent, cvName, appliedDate, entered, organization } = application;
  const when = formatDateTime(appliedDate, useLanguage());
  return (
    <Section title={entered ? t.entered({ organization }) : t.sent} description={t.sentOn({ when })}>
      <DescriptionList
        columns={2}
        items={[
          { term: names.fullName, value: sent.name },
          { term: names.email, value: <span className="break-all">{sent.email}</span> },
          { term: names.phone, value: readablePhone(sent.phone) },
          { term: names.location, value: sent.location },
          { term: t.cv, value: cvName ? <SentCv id={id} name={cvName} /> : t.noCv },
        ]}
      />
      <div className="mt-8 wrap-anywhere">
        <SentDetails application={sent} />
      </div>
    </Section>
  );
}

function SentCv({ id, name }: { id: string; name: string }) {
  const t = useMessages(applicationPageMessages);
  return (
    <a
      href={callUrl(wire.applications.cv, { params: { id } })}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-ink underline wrap-anywhere"
      aria-label={t.openCv({ name })}
    >
      <ExternalLink aria-hidden className="size-4.5 shrink-0" />
      {name}
    </a>
  );
}

function JobLinks({ application }: { application: MyApplicationDetail }) {
  const t = useMessages(applicationPageMessages);
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink to={jobPath({ slug: application.jobId })} variant="secondary">
        {t.seePosition}
      </ButtonLink>
      {application.abilities.withdraw && (
        <span className="noscript:hidden">
          <WithdrawButton application={application} />
        </span>
      )}
    </div>
  );
}
