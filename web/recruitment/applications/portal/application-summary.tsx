import { CalendarClock, CirclePause, MessageSquareText } from "lucide-react";
import type { ReactNode } from "react";
import type { MyApplication } from "#contract/recruitment/applications.ts";
import { formatAge, formatDate, nairobiDay } from "#web/lib/format.ts";
import { Progress } from "#web/ui/progress.tsx";
import { StatusBadge } from "../status-badge.tsx";

/** Whose job, in which department, applied for when, and the status. `title` is the heading. */
export function ApplicationHead({
  application,
  now,
  title,
}: {
  application: MyApplication;
  now: Date;
  title: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        {title}
        <p className="mt-1 text-sm text-muted">
          {application.organization} · {application.department}
        </p>
        <p className="text-sm text-muted">Applied: {formatAge(application.appliedDate, now)}</p>
      </div>
      <StatusBadge status={application.status} />
    </div>
  );
}

/** 'Stage X of Y' with its bar. */
export function ApplicationProgress({ application }: { application: MyApplication }) {
  const { currentStage, totalStages } = application;
  return (
    <Progress
      label={`Stage ${currentStage} of ${totalStages}`}
      value={currentStage}
      max={totalStages}
      showValue
    />
  );
}

/** What precedes the day of the next step: the candidate's own, or the SACCO's. */
const dueLabels = {
  document: { ahead: "Due", late: "Was due on" },
  wait: { ahead: "Expected by", late: "Was expected by" },
};

/** What happens next, and what the recruiter wrote. */
export function ApplicationMailData({ application, now }: { application: MyApplication; now: Date }) {
  const { nextAction, recruiterNotes, organization, paused } = application;
  const late = nextAction.dueDate !== null && nextAction.dueDate < nairobiDay(now);
  return (
    <div className="space-y-3 text-sm">
      {paused && (
        <Note
          icon={<CirclePause aria-hidden className="mt-0.5 size-4.5 shrink-0 text-warning" />}
          title="Nothing moves for now"
        >
          {organization} cannot work on applications at the moment. Yours is kept, and goes on from here when
          it can again.
        </Note>
      )}
      <Note
        icon={<CalendarClock aria-hidden className="mt-0.5 size-4.5 shrink-0 text-brand-ink" />}
        title="Next"
      >
        {nextAction.description}
        {nextAction.dueDate && nextAction.type !== "interview" && (
          <span className="block text-muted">
            {dueLabels[nextAction.type === "document" ? "document" : "wait"][late ? "late" : "ahead"]}{" "}
            {formatDate(nextAction.dueDate)}
          </span>
        )}
      </Note>
      {recruiterNotes && (
        <Note
          icon={<MessageSquareText aria-hidden className="mt-0.5 size-4.5 shrink-0 text-brand-ink" />}
          title="From the recruiter"
        >
          <span className="whitespace-pre-line">{recruiterNotes}</span>
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
