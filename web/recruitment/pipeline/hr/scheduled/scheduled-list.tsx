import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import type { ScheduledMessage, SendRefusal } from "#contract/recruitment/scheduled-messages.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { toast } from "#web/ui/toast.ts";
import { useCancelScheduled } from "../mutations.ts";

const refusals: Record<SendRefusal, string> = {
  application_withdrawn: "the application is withdrawn",
  author_left: "who wrote it is no longer in the team",
  trial_ended: "your trial was over",
};

/** Mails that wait for their time, and those that did not leave when it came. Nothing without any. */
export function ScheduledList({
  application,
  scheduled,
  onEdit,
}: {
  application: HrApplicationDetail;
  scheduled: readonly ScheduledMessage[];
  onEdit: (message: ScheduledMessage) => void;
}) {
  if (scheduled.length === 0) return null;
  return (
    <ul aria-label="Scheduled emails" className="mt-4 space-y-4">
      {scheduled.map((message) => (
        <Scheduled
          key={message.id}
          application={application}
          message={message}
          onEdit={() => onEdit(message)}
        />
      ))}
    </ul>
  );
}

function Scheduled({
  application,
  message,
  onEdit,
}: {
  application: HrApplicationDetail;
  message: ScheduledMessage;
  onEdit: () => void;
}) {
  const { id, subject, body, author, sendAt, refusal } = message;
  const cancel = useCancelScheduled(application.id, id);
  const { writeToCandidate } = application.abilities;
  const cancelIt = async () => {
    await cancel.mutateAsync();
    toast.success(refusal ? "Email put aside" : "Scheduled email cancelled", {
      description: "Nothing leaves.",
    });
  };
  return (
    <li className="ml-auto max-w-[min(100%,38rem)] rounded-card border border-dashed border-field bg-card p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={refusal ? "warning" : "info"}>{refusal ? "Not sent" : "Scheduled"}</Badge>
        <span className="min-w-0 font-semibold break-words">{subject}</span>
      </p>
      <p className="mt-1 text-sm text-muted">
        {refusal ? (
          <>
            By {author ?? "a closed account"}, for {formatDateTime(sendAt)}. It did not leave, since{" "}
            {refusals[refusal]}.
          </>
        ) : (
          <>
            By {author ?? "a closed account"}, leaves <time dateTime={sendAt}>{formatDateTime(sendAt)}</time>{" "}
            (Nairobi time).
          </>
        )}
      </p>
      <p lang="" className="mt-2 text-sm break-words whitespace-pre-line">
        {body}
      </p>
      {writeToCandidate && (
        <div className="mt-3 flex flex-wrap gap-2">
          {application.status !== "withdrawn" && (
            <Button variant="secondary" size="sm" onClick={onEdit}>
              Edit<span className="sr-only"> the email {subject}</span>
            </Button>
          )}
          <Confirm
            trigger={
              <Button variant="ghost" size="sm">
                {refusal ? "Put aside" : "Cancel"}
                <span className="sr-only"> the email {subject}</span>
              </Button>
            }
            title={refusal ? "Put this email aside?" : "Cancel this email?"}
            confirmLabel={refusal ? "Put it aside" : "Cancel the email"}
            cancelLabel="Keep it"
            onConfirm={cancelIt}
          >
            It does not leave, and what it says is shown no more. The history keeps its subject.
          </Confirm>
        </div>
      )}
    </li>
  );
}
