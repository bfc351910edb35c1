import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import type { HiringFile, StaffInterview } from "#contract/recruitment/hiring.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { InterviewFacts } from "../interview-facts.tsx";
import { InterviewForm } from "./interview-form.tsx";
import { useCancelInterview } from "./mutations.ts";
import { ScheduleForm } from "./schedule-form.tsx";
import { SlotOffers } from "./slots/slot-offers.tsx";
import type { TaskState } from "./tasks.ts";

const states = {
  upcoming: { tone: "info", label: "Upcoming" },
  past: { tone: "neutral", label: "Took place" },
  cancelled: { tone: "neutral", label: "Called off" },
} as const;

/** The interviews of an application, and the form for the next one. */
export function InterviewsTab({
  application,
  hiring,
  task,
  begin,
}: TaskState & { application: HrApplicationDetail; hiring: HiringFile }) {
  const { writeToCandidate: mayChange, scheduleInterview: maySchedule } = application.abilities;
  const schedule = (
    <Button variant="secondary" icon={CalendarPlus} onClick={() => begin("interview")}>
      Schedule Call
    </Button>
  );
  const open = task === "interview" && maySchedule;
  return (
    <>
      {mayChange && !maySchedule && (
        <p className="mb-4 text-sm text-muted">This application is closed, so no interview can be agreed.</p>
      )}
      {open && <ScheduleForm application={application} hiring={hiring} onClose={() => begin(null)} />}
      <SlotOffers application={application} />
      {hiring.interviews.length === 0
        ? !open && (
            <EmptyState title="No interview yet" actions={maySchedule && schedule}>
              The invitation goes out by email to the candidate and the interviewers, with an entry for the
              calendar.
            </EmptyState>
          )
        : !open && maySchedule && <div className="mb-4 flex justify-end">{schedule}</div>}
      <ul className="space-y-4">
        {hiring.interviews.toReversed().map((interview) => (
          <li key={interview.id}>
            <InterviewCard
              application={application}
              hiring={hiring}
              interview={interview}
              mayChange={mayChange}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function InterviewCard({
  application,
  hiring,
  interview,
  mayChange,
}: {
  application: HrApplicationDetail;
  hiring: HiringFile;
  interview: StaffInterview;
  mayChange: boolean;
}) {
  const [changing, setChanging] = useState(false);
  const cancel = useCancelInterview(application.id, interview.id);
  const { tone, label } = states[interview.state];
  if (changing) {
    return (
      <InterviewForm
        application={application}
        hiring={hiring}
        interview={interview}
        onClose={() => setChanging(false)}
      />
    );
  }
  return (
    <Card className="shadow-none">
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{label}</Badge>
        {interview.sequence > 0 && interview.state !== "cancelled" && (
          <span className="text-sm text-muted">Changed since the first invitation</span>
        )}
      </div>
      <InterviewFacts interview={interview} />
      {interview.state === "upcoming" && mayChange && (
        <div className="mt-5 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => setChanging(true)}>
            Change
          </Button>
          <Confirm
            trigger={
              <Button variant="secondary" size="sm">
                Call off
              </Button>
            }
            title="Call this interview off?"
            confirmLabel="Call the interview off"
            cancelLabel="Keep it"
            onConfirm={() => cancel.mutateAsync()}
          >
            An email tells {application.candidateName} and everyone who interviews at once that the interview
            of {formatDateTime(interview.startsAt)} will not take place, and takes it out of their calendars.
          </Confirm>
        </div>
      )}
    </Card>
  );
}
