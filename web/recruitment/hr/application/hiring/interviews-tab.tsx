import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import type { HiringFile, Interview } from "#contract/recruitment/hiring.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { api } from "#web/lib/api.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { InterviewFacts } from "../../../interview-facts.tsx";
import { InterviewForm } from "./interview-form.tsx";
import type { TaskState } from "./tasks.ts";
import { useHiringChange } from "./use-hiring.ts";

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
  const mayChange = application.abilities.updateStatus;
  const maySchedule = mayChange && hiring.abilities.scheduleInterview;
  const schedule = (
    <Button
      variant="secondary"
      icon={CalendarPlus}
      disabled={!maySchedule}
      onClick={() => begin("interview")}
    >
      Schedule Call
    </Button>
  );
  const open = task === "interview" && maySchedule;
  return (
    <>
      {!hiring.abilities.scheduleInterview && (
        <p className="mb-4 text-sm text-muted">This application is closed, so no interview can be agreed.</p>
      )}
      {open && <InterviewForm application={application} hiring={hiring} onClose={() => begin(null)} />}
      {hiring.interviews.length === 0
        ? !open && (
            <EmptyState title="No interview yet" actions={maySchedule && schedule}>
              The invitation goes out by email with an entry for the calendar.
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
  interview: Interview;
  mayChange: boolean;
}) {
  const [changing, setChanging] = useState(false);
  const cancel = useHiringChange(application.id, "Interview called off", () =>
    api.hiring.cancelInterview({ params: { id: interview.id } }),
  );
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
            onConfirm={() => cancel.mutateAsync(undefined)}
          >
            An email tells {application.candidateName} at once that the interview of{" "}
            {formatDateTime(interview.startsAt)} will not take place, and takes it out of their calendar.
          </Confirm>
        </div>
      )}
    </Card>
  );
}
