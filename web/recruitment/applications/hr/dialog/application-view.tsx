import { clsx } from "clsx";
import { useRef, useState } from "react";
import { readablePhone } from "#contract/core/phone-number.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
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
import { type HiringTask, tabOfTask } from "#web/recruitment/pipeline/hr/tasks.ts";
import { Button } from "#web/ui/button.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { History } from "#web/ui/history.tsx";
import { useLetterKeys } from "#web/ui/list/letter-keys.ts";
import { Meter, StageProgress } from "#web/ui/progress.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { CvViewer } from "./cv-viewer.tsx";
import { MatchExplanation } from "./match-explanation.tsx";
import { StatusChange } from "./status-change.tsx";
import { UpdatePanel } from "./update-panel.tsx";

/** What is read of each application while a list is gone through: the same tab of one after the other. */
export interface ReviewTab {
  tab: string;
  onTab: (tab: string) => void;
}

/** The dialog's content: what to read at the left, what to do at the right; on a phone one below the other. */
export function ApplicationView({
  application,
  firstTask,
  review,
  onDone,
}: {
  application: HrApplicationDetail;
  /** What is begun at once, in its tab. */
  firstTask: HiringTask | null;
  review?: ReviewTab;
  /** After the application was moved on. */
  onDone: () => void;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const [ownTab, setOwnTab] = useState<string>(firstTask ? tabOfTask[firstTask] : "overview");
  const tab = review?.tab ?? ownTab;
  const setTab = review?.onTab ?? setOwnTab;
  useLetterKeys(
    {
      o: () => setTab("overview"),
      a: () => setTab("sent"),
      c: () => setTab("cv"),
      m: () => setTab(tabOfTask.email),
      h: () => setTab("history"),
    },
    review !== undefined,
  );
  const [task, setTask] = useState(firstTask);
  const begin = (next: HiringTask | null) => {
    setTask(next);
    if (next) setTab(tabOfTask[next]);
  };
  const work = { application, task, begin };
  const goToPanel = () => {
    panel.current?.scrollIntoView({ block: "start" });
    panel.current?.focus({ preventScroll: true });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="min-w-0">
        <Summary application={application} />
        <Button variant="secondary" className="mt-5 w-full lg:hidden" onClick={goToPanel}>
          Go to Quick Actions
        </Button>
        <Tabs
          label="Parts of the application"
          className="mt-6"
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: "overview", label: "Overview", content: <Overview application={application} /> },
            { value: "sent", label: "Application", content: <SentDetails application={application} /> },
            { value: "cv", label: "CV", content: <CvViewer application={application} /> },
            {
              value: tabOfTask.email,
              label: "Messages",
              content: (
                <HiringTab id={application.id}>
                  {(hiring) => <MessagesTab {...work} hiring={hiring} />}
                </HiringTab>
              ),
            },
            {
              value: tabOfTask.interview,
              label: "Interviews",
              content: (
                <HiringTab id={application.id}>
                  {(hiring) => <InterviewsTab {...work} hiring={hiring} />}
                </HiringTab>
              ),
            },
            {
              value: tabOfTask.document,
              label: "Documents",
              content: (
                <HiringTab id={application.id}>
                  {(hiring) => <DocumentsTab {...work} hiring={hiring} />}
                </HiringTab>
              ),
            },
            {
              value: tabOfTask.assessment,
              label: "Assessments",
              content: <AssessmentsTab {...work} />,
            },
            { value: tabOfTask.offer, label: "Offers", content: <OffersTab {...work} /> },
            ...(application.status === "accepted"
              ? [
                  {
                    value: "first-days",
                    label: "First days",
                    content: <FirstDaysTab application={application} />,
                  },
                ]
              : []),
            {
              value: "scorecards",
              label: "Scorecards",
              content: <ScorecardsTab id={application.id} />,
            },
            {
              value: "history",
              label: "History",
              count: application.history.length,
              content: (
                <History entries={application.history}>{(entry) => <StatusChange entry={entry} />}</History>
              ),
            },
          ]}
        />
      </div>
      <div
        ref={panel}
        // With nothing in it to act on, after a trial say, the keyboard still has to scroll it.
        tabIndex={application.abilities.addNote ? -1 : 0}
        className="outline-none lg:sticky lg:top-0 lg:max-h-[calc(88dvh-8rem)] lg:self-start lg:overflow-y-auto"
      >
        <UpdatePanel application={application} reviewing={review !== undefined} onDone={onDone} />
        <CommunicationPanel application={application} onBegin={begin} />
      </div>
    </div>
  );
}

/** Email addresses are the longest thing here. */
const threeColumns = "lg:grid-cols-[1.5fr_1fr_1fr]";

function Summary({ application }: { application: HrApplicationDetail }) {
  const { candidateEmail, phone, location, appliedDate, matchScore } = application;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-start gap-x-6 gap-y-3">
        <StatusBadge status={application.status} />
        <StageProgress current={application.currentStage} total={application.totalStages} className="w-40" />
      </div>
      <DescriptionList
        className={clsx("sm:grid-cols-2", threeColumns)}
        items={[
          { term: "Email", value: <ContactLink href={`mailto:${candidateEmail}`} text={candidateEmail} /> },
          {
            term: "Phone",
            value: <ContactLink href={`tel:${phone.replaceAll(" ", "")}`} text={readablePhone(phone)} />,
          },
          { term: "Location", value: location },
        ]}
      />
      <DescriptionList
        className={clsx("mt-4 grid-cols-2", threeColumns)}
        items={[
          { term: "Applied", value: `${formatDate(appliedDate)} (${formatAge(appliedDate)})` },
          {
            term: "Match score",
            value: <Meter label="Match score" value={matchScore} className="max-w-40" />,
          },
          { term: "Next action", value: application.nextAction.description },
        ]}
      />
    </>
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
