import { clsx } from "clsx";
import { Handshake, type LucideIcon, Mail, MapPin, Phone } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { callUrl } from "#contract/core/client.ts";
import { readablePhone } from "#contract/core/phone-number.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { relationLabels } from "#contract/recruitment/referrals.ts";
import { wire } from "#contract/wire.ts";
import { formatAge, formatDate } from "#web/lib/format.ts";
import { ApplicationTimeline } from "#web/recruitment/applications/application-timeline.tsx";
import { SentDetails } from "#web/recruitment/applications/sent-details.tsx";
import { StatusBadge } from "#web/recruitment/applications/status-badge.tsx";
import { AssessmentsTab } from "#web/recruitment/assessments/hr/assessments-tab.tsx";
import { FirstDaysTab } from "#web/recruitment/first-days/hr/first-days-tab.tsx";
import { OffersTab } from "#web/recruitment/offers/hr/offers-tab.tsx";
import { CommunicationPanel } from "#web/recruitment/pipeline/hr/communication-panel.tsx";
import { DocumentsTab } from "#web/recruitment/pipeline/hr/documents-tab.tsx";
import { HiringTab } from "#web/recruitment/pipeline/hr/hiring-tab.tsx";
import { InterviewsTab } from "#web/recruitment/pipeline/hr/interviews-tab.tsx";
import { MessagesTab } from "#web/recruitment/pipeline/hr/messages-tab.tsx";
import { ScorecardsTab } from "#web/recruitment/pipeline/hr/scorecards-tab.tsx";
import { type HiringTask, type TaskState, tabOfTask } from "#web/recruitment/pipeline/hr/tasks.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { alone, GroupedTabs, type TabGroup } from "#web/ui/grouped-tabs.tsx";
import { History } from "#web/ui/history.tsx";
import { useLetterKeys } from "#web/ui/list/letter-keys.ts";
import { Meter, StageProgress } from "#web/ui/progress.tsx";
import { type ApplicationPart, partOf } from "../application-parts.ts";
import { NewsBadge } from "../news-badge.tsx";
import { CvViewer } from "./cv-viewer.tsx";
import { MatchExplanation } from "./match-explanation.tsx";
import { StatusChange } from "./status-change.tsx";
import { UpdatePanel } from "./update-panel.tsx";

/** Which part of the application shows, and how that is changed. */
export interface ShownPart {
  part: ApplicationPart;
  onPart: (part: ApplicationPart) => void;
  /** Whether the applications of a list are gone through one after the other: single keys work then. */
  reviewing: boolean;
  /** After the application was moved on. */
  onDone: () => void;
}

/**
 * The dialog's content. Where it stands is above, what to read at the left, what to do at the right; these stay, and
 * each scrolls on its own. On a phone one stands below the other.
 */
export function ApplicationView({
  application,
  firstTask,
  part,
  onPart,
  reviewing,
  onDone,
}: ShownPart & {
  application: HrApplicationDetail;
  /** What is begun at once, in its part. */
  firstTask: HiringTask | null;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useLetterKeys(
    {
      o: () => onPart("overview"),
      a: () => onPart("sent"),
      c: () => onPart("cv"),
      m: () => onPart("messages"),
      h: () => onPart("history"),
    },
    reviewing,
  );
  const [task, setTask] = useState(firstTask);
  const begin = (next: HiringTask | null) => {
    setTask(next);
    if (next) onPart(tabOfTask[next]);
  };
  const goToPanel = () => {
    panel.current?.scrollIntoView({ block: "start" });
    panel.current?.focus({ preventScroll: true });
  };
  return (
    // Down to the edge of the window: what scrolls is cut off there.
    <div className="flex flex-col lg:-mb-5 lg:h-[calc(100%+1.25rem)]">
      <Summary application={application}>
        <CommunicationPanel application={application} onBegin={begin} wide />
      </Summary>
      <Button variant="secondary" className="mb-5 w-full lg:hidden" onClick={goToPanel}>
        Go to Quick Actions
      </Button>
      <div className="grid min-h-0 grow grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[minmax(0,1fr)]">
        <GroupedTabs
          label="Parts of the application"
          value={part}
          onValueChange={(chosen) => onPart(partOf(chosen) ?? "overview")}
          groups={groupsOf(application, { task, begin })}
        />
        <div
          ref={panel}
          // With nothing in it to act on, after a trial say, the keyboard still has to scroll it.
          tabIndex={application.abilities.addNote ? -1 : 0}
          className="outline-none lg:min-h-0 lg:overflow-y-auto lg:pb-5"
        >
          <UpdatePanel application={application} reviewing={reviewing} onDone={onDone} />
          <CommunicationPanel application={application} onBegin={begin} wide={false} />
        </div>
      </div>
    </div>
  );
}

/** All parts of an application, in groups that follow a round: who it is, what was said, how it went, what came of it. */
function groupsOf(application: HrApplicationDetail, state: TaskState): TabGroup[] {
  const { id, status, history } = application;
  const work = { application, ...state };
  const offers = { value: "offers", label: "Offers", content: <OffersTab {...work} /> };
  return [
    alone("overview", "Overview", <Overview application={application} />),
    {
      label: "CV & answers",
      parts: [
        { value: "cv", label: "CV", content: <CvViewer application={application} /> },
        { value: "sent", label: "Answers", content: <SentDetails application={application} /> },
        {
          value: "documents",
          label: "Documents",
          content: <HiringTab id={id}>{(hiring) => <DocumentsTab {...work} hiring={hiring} />}</HiringTab>,
        },
      ],
    },
    alone(
      "messages",
      "Messages",
      <HiringTab id={id}>{(hiring) => <MessagesTab {...work} hiring={hiring} />}</HiringTab>,
    ),
    alone(
      "interviews",
      "Interviews",
      <HiringTab id={id}>{(hiring) => <InterviewsTab {...work} hiring={hiring} />}</HiringTab>,
    ),
    {
      label: "Assessments & scorecards",
      parts: [
        { value: "assessments", label: "Assessments", content: <AssessmentsTab {...work} /> },
        { value: "scorecards", label: "Scorecards", content: <ScorecardsTab id={id} /> },
      ],
    },
    status === "accepted"
      ? {
          label: "Offer & first days",
          parts: [
            offers,
            {
              value: "first-days",
              label: "First days",
              content: <FirstDaysTab application={application} />,
            },
          ],
        }
      : { label: "Offer", parts: [offers] },
    alone(
      "history",
      "History",
      <History entries={history}>{(entry) => <StatusChange entry={entry} />}</History>,
      history.length,
    ),
  ];
}

/** Where the application stands, how the candidate is reached, and beside that what can be begun with them. */
function Summary({ application, children }: { application: HrApplicationDetail; children: ReactNode }) {
  const { candidateEmail, phone, location, appliedDate, matchScore } = application;
  return (
    <div className="mb-5 shrink-0 border-line max-lg:space-y-4 lg:border-b lg:pb-4">
      <div className="grid grid-cols-2 items-start gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:items-center sm:gap-x-8">
        <div className="flex flex-wrap gap-1">
          <StatusBadge status={application.status} />
          <NewsBadge news={application.news} />
          {application.internal && <Badge tone="info">Internal</Badge>}
        </div>
        <StageProgress
          current={application.currentStage}
          total={application.totalStages}
          className="max-w-40 sm:w-40"
        />
        <Fact term="Match score">
          <Meter label="Match score" value={matchScore} className="max-w-40 sm:w-40" />
        </Fact>
        <Fact term="Applied">{`${formatDate(appliedDate)} (${formatAge(appliedDate)})`}</Fact>
        <Fact term="Next action" className="max-sm:col-span-2">
          {application.nextAction.description}
        </Fact>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 lg:mt-2">
        <ul className="flex min-w-0 flex-wrap gap-x-6 gap-y-1 text-sm">
          <Contact icon={Mail} label="Email">
            <ContactLink href={`mailto:${candidateEmail}`} text={candidateEmail} />
          </Contact>
          <Contact icon={Phone} label="Phone">
            <ContactLink href={`tel:${phone.replaceAll(" ", "")}`} text={readablePhone(phone)} />
          </Contact>
          <Contact icon={MapPin} label="Location">
            {location}
          </Contact>
          {application.referral && (
            <Contact icon={Handshake} label="Referral">
              <ReferralLine referral={application.referral} />
            </Contact>
          )}
        </ul>
        {children}
      </div>
    </div>
  );
}

/** Who referred the applicant, how they know them, what they say, and the CV that they passed on. */
function ReferralLine({
  referral: { id, by, relation, words, cvName },
}: {
  referral: NonNullable<HrApplicationDetail["referral"]>;
}) {
  return (
    <>
      Referred by {by ?? "a former colleague"} ({relationLabels[relation]}){words && `: “${words}”`}
      {cvName && (
        <>
          {" · "}
          <a
            href={callUrl(wire.referrals.cv, { params: { id } })}
            target="_blank"
            rel="noopener"
            className="text-brand-ink underline underline-offset-2"
          >
            Their CV: <span lang="">{cvName}</span>
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </>
      )}
    </>
  );
}

function Fact({ term, className, children }: { term: string; className?: string; children: ReactNode }) {
  return (
    <div className={clsx("min-w-0 text-sm", className)}>
      <p className="text-muted">{term}</p>
      <div className="font-medium wrap-anywhere">{children}</div>
    </div>
  );
}

function Contact({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-2">
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="sr-only">{label}: </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

function ContactLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className="break-words text-brand-ink underline underline-offset-2">
      {text}
    </a>
  );
}

function Overview({ application }: { application: HrApplicationDetail }) {
  return (
    <div className="space-y-8">
      <section>
        <h3 className="mb-3 text-lg">Hiring stages</h3>
        <ApplicationTimeline steps={application.timeline} />
      </section>
      <MatchExplanation score={application.matchScore} parts={application.match} />
    </div>
  );
}
