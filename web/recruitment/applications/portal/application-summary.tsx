import { CalendarClock, CirclePause, MessageSquareText } from "lucide-react";
import type { ReactNode } from "react";
import type { MyApplication } from "#contract/recruitment/applications.ts";
import { formatDate, nairobiDay } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { useDepartmentName } from "#web/recruitment/jobs/department.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { StatusBadge } from "../status-badge.tsx";
import { applicationMessages } from "./portal.messages.ts";
import { useWhenApplied } from "./when-applied.ts";

/** Whose job, in which department, applied for when or entered by whom, and the status. `title` is the heading. */
export function ApplicationHead({
  application,
  now,
  title,
}: {
  application: MyApplication;
  now: Date;
  title: ReactNode;
}) {
  const departmentName = useDepartmentName();
  const whenApplied = useWhenApplied(application, now);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        {title}
        <p className="mt-1 text-sm text-muted">
          {application.organization} · {departmentName(application.department)}
        </p>
        <p className="text-sm text-muted">{whenApplied}</p>
      </div>
      <StatusBadge status={application.status} />
    </div>
  );
}

/** 'Stage X of Y' with its bar. */
export function ApplicationProgress({ application }: { application: MyApplication }) {
  const t = useMessages(applicationMessages);
  const { currentStage, totalStages } = application;
  return (
    <Progress
      label={t.stageOf({ stage: currentStage, stages: totalStages })}
      value={currentStage}
      max={totalStages}
      showValue
    />
  );
}

/** What is said of the day of the next step: the candidate's own, or the SACCO's. */
const dueTexts = {
  document: { ahead: "due", late: "wasDue" },
  wait: { ahead: "expected", late: "wasExpected" },
} as const;

/** What happens next, and what the recruiter wrote. */
export function ApplicationMailData({ application, now }: { application: MyApplication; now: Date }) {
  const t = useMessages(applicationMessages);
  const language = useLanguage();
  const { nextAction, recruiterNotes, organization, paused } = application;
  const due = dueTexts[nextAction.type === "document" ? "document" : "wait"];
  const late = nextAction.dueDate !== null && nextAction.dueDate < nairobiDay(now);
  return (
    <div className="space-y-3 text-sm">
      {paused && (
        <Note
          icon={<CirclePause aria-hidden className="mt-0.5 size-4.5 shrink-0 text-warning" />}
          title={t.paused}
        >
          {t.pausedText({ organization })}
        </Note>
      )}
      <Note
        icon={<CalendarClock aria-hidden className="mt-0.5 size-4.5 shrink-0 text-brand-ink" />}
        title={t.next}
      >
        {nextAction.description}
        {nextAction.dueDate && nextAction.type !== "interview" && (
          <span className="block text-muted">
            {t[late ? due.late : due.ahead]({ date: formatDate(nextAction.dueDate, language) })}
          </span>
        )}
      </Note>
      {recruiterNotes && (
        <Note
          icon={<MessageSquareText aria-hidden className="mt-0.5 size-4.5 shrink-0 text-brand-ink" />}
          title={t.fromRecruiter}
        >
          <span lang="" className="whitespace-pre-line">
            {recruiterNotes}
          </span>
        </Note>
      )}
    </div>
  );
}

function Note({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-2.5 rounded-input bg-sand p-3">
      {icon}
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="mt-0.5">{children}</p>
      </div>
    </div>
  );
}
