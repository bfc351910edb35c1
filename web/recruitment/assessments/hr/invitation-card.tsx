import { useState } from "react";
import type {
  AssessmentInvitation,
  InvitationState,
  MarkedQuestion,
} from "#contract/recruitment/assessments.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { formatCount, formatDate, formatDateTime } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Meter } from "#web/ui/progress.tsx";
import type { Tone } from "#web/ui/tone.ts";
import { MarkForm } from "./mark-form.tsx";
import { useCancelAssessment } from "./mutations.ts";

const states: Record<InvitationState, { label: string; tone: Tone }> = {
  waiting: { label: "Not begun", tone: "neutral" },
  started: { label: "Under way", tone: "info" },
  to_mark: { label: "To mark", tone: "warning" },
  marked: { label: "Marked", tone: "success" },
  expired: { label: "Not begun in time", tone: "danger" },
  closed: { label: "Application closed", tone: "neutral" },
  cancelled: { label: "Taken back", tone: "neutral" },
};

/** An assessment that was sent: where it stands, and what the candidate answered. */
export function InvitationCard({
  application,
  invitation,
  maySend,
}: {
  application: HrApplicationDetail;
  invitation: AssessmentInvitation;
  maySend: boolean;
}) {
  const [marking, setMarking] = useState(false);
  const { name, state, note, questions } = invitation;
  const { label, tone } = states[state];
  const words = questions.filter(({ kind, answer }) => kind === "text" && answer.length > 0);
  const mayMark = application.abilities.addNote && finished(state) && words.length > 0;
  return (
    <Card className="shadow-none">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="min-w-0 text-lg wrap-anywhere">{name}</h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="mt-1 text-sm text-muted">{whenOf(invitation)}</p>
      {note && <p className="mt-3 text-sm break-words whitespace-pre-line">{note}</p>}
      {finished(state) && <Result invitation={invitation} />}
      {marking && (
        <div className="mt-4">
          <MarkForm
            applicationId={application.id}
            invitationId={invitation.id}
            questions={words}
            onClose={() => setMarking(false)}
          />
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {mayMark && !marking && (
          <Button
            variant={state === "to_mark" ? "primary" : "secondary"}
            size="sm"
            onClick={() => setMarking(true)}
          >
            {state === "to_mark" ? "Give points" : "Change points"}
          </Button>
        )}
        {state === "waiting" && maySend && (
          <TakeBack applicationId={application.id} invitation={invitation} />
        )}
      </div>
      {finished(state) && (
        <Disclosure label={`All answers (${questions.length})`}>
          <ol className="mt-2 divide-y divide-line">
            {questions.map((question, index) => (
              <li key={question.id} className="py-4 first:pt-0 last:pb-0">
                <Answer question={question} number={index + 1} />
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </Card>
  );
}

const finished = (state: InvitationState) => state === "to_mark" || state === "marked";

function whenOf({ state, sentAt, sentBy, dueDate, startedAt, finishedAt, minutes }: AssessmentInvitation) {
  const sent = `Sent ${formatDateTime(sentAt)}${sentBy ? ` by ${sentBy}` : ""}`;
  if (finishedAt && startedAt) {
    const used = Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 60_000));
    return `${sent}. Done ${formatDateTime(finishedAt)}, in ${used} of ${formatCount(minutes, "minute")}.`;
  }
  if (startedAt) return `${sent}. Begun ${formatDateTime(startedAt)}, ${formatCount(minutes, "minute")}.`;
  if (state === "waiting") return `${sent}. To be begun by the end of ${formatDate(dueDate)}.`;
  return `${sent}.`;
}

function Result({
  invitation: { reached, points, percent, passMark },
}: {
  invitation: AssessmentInvitation;
}) {
  if (percent === null) {
    return (
      <p className="mt-3 text-sm">
        {reached} of {points} points so far. Answers in the candidate's own words wait for yours.
      </p>
    );
  }
  const passed = passMark === null ? null : percent >= passMark;
  return (
    <div className="mt-3 max-w-md">
      <Meter
        label="Result"
        value={percent}
        tone={passed === null ? "brand" : passed ? "success" : "warning"}
      />
      <p className="mt-1 text-sm text-muted">
        {reached} of {points} points
        {passMark !== null &&
          (passed ? `, above the line of ${passMark}%` : `, below the line of ${passMark}%`)}
      </p>
    </div>
  );
}

function TakeBack({
  applicationId,
  invitation,
}: {
  applicationId: string;
  invitation: AssessmentInvitation;
}) {
  const cancel = useCancelAssessment(applicationId, invitation.id);
  return (
    <Confirm
      trigger={
        <Button variant="ghost" size="sm">
          Take back<span className="sr-only"> {invitation.name}</span>
        </Button>
      }
      title={`Take back “${invitation.name}”?`}
      confirmLabel="Take the assessment back"
      onConfirm={() => cancel.mutateAsync()}
    >
      An email tells the candidate that it is not needed any more.
    </Confirm>
  );
}

function Answer({ question, number }: { question: MarkedQuestion; number: number }) {
  const { text, kind, answer, right, reached, points } = question;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <p className="min-w-0 grow basis-60 text-sm font-semibold break-words whitespace-pre-line">
          {number}. {text}
        </p>
        <span className="text-sm tabular-nums text-muted">
          {reached === null ? "not marked" : reached} of {points}
        </span>
      </div>
      <p className="mt-1 text-sm break-words whitespace-pre-line">
        {answer.length > 0 ? answer.join(", ") : <span className="text-muted">No answer</span>}
      </p>
      {kind !== "text" && reached !== points && (
        <p className="text-sm break-words text-muted">Right: {right.join(", ")}</p>
      )}
    </>
  );
}
