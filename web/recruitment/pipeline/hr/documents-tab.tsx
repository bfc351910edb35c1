import { ExternalLink, FileUp } from "lucide-react";
import { useState } from "react";
import { calls } from "#contract/calls.ts";
import { callUrl } from "#contract/core/client.ts";
import type { DocumentRequest, HiringFile } from "#contract/recruitment/hiring.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { formatBytes, formatDate } from "#web/lib/format.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { DocumentState } from "../document-state.tsx";
import { AskAgainForm } from "./ask-again-form.tsx";
import { DocumentForm } from "./document-form.tsx";
import { useAcceptDocument, useCancelDocumentRequest } from "./mutations.ts";
import type { TaskState } from "./tasks.ts";

/** The documents that were asked for, and the form for the next one. */
export function DocumentsTab({
  application,
  hiring,
  task,
  begin,
}: TaskState & { application: HrApplicationDetail; hiring: HiringFile }) {
  const { writeToCandidate: mayChange, requestDocument: mayAsk } = application.abilities;
  const open = task === "document" && mayAsk;
  const ask = (
    <Button variant="secondary" icon={FileUp} onClick={() => begin("document")}>
      Request Document
    </Button>
  );
  return (
    <>
      {mayChange && !mayAsk && (
        <p className="mb-4 text-sm text-muted">
          This application is closed, so nothing more can be asked for.
        </p>
      )}
      {open && <DocumentForm id={application.id} onClose={() => begin(null)} />}
      {hiring.documentRequests.length === 0
        ? !open && (
            <EmptyState title="No documents asked for" actions={mayAsk && ask}>
              Ask for certificates or an ID; the candidate uploads them in the portal.
            </EmptyState>
          )
        : !open && mayAsk && <div className="mb-4 flex justify-end">{ask}</div>}
      <ul className="space-y-4">
        {hiring.documentRequests.toReversed().map((request) => (
          <li key={request.id}>
            <RequestCard application={application} request={request} mayChange={mayChange} />
          </li>
        ))}
      </ul>
    </>
  );
}

function RequestCard({
  application,
  request,
  mayChange,
}: {
  application: HrApplicationDetail;
  request: DocumentRequest;
  mayChange: boolean;
}) {
  const { title, note, createdAt, dueDate, receivedAt, state, file } = request;
  const dates = [
    `Asked for ${formatDate(createdAt)}`,
    dueDate && `due ${formatDate(dueDate)}`,
    receivedAt && `came ${formatDate(receivedAt)}`,
  ];
  return (
    <Card className="shadow-none">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 text-base break-words">{title}</h3>
        <DocumentState state={state} />
      </div>
      <p className="text-sm text-muted">{dates.filter(Boolean).join(" · ")}</p>
      {note && <p className="mt-2 max-w-prose text-sm whitespace-pre-line">{note}</p>}
      {file && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
          <a
            href={callUrl(calls.hiring.documentFile, { params: { id: request.id } })}
            target="_blank"
            rel="noopener"
            className={buttonClass("secondary", "sm")}
          >
            <ExternalLink aria-hidden className="size-4.5" />
            View document<span className="sr-only">: {title}</span>
          </a>
          <span className="min-w-0 break-words text-muted">
            {file.name}, {formatBytes(file.bytes)}
          </span>
        </p>
      )}
      {mayChange && state === "received" && <Review application={application} request={request} />}
      {mayChange && state === "open" && <TakeBack application={application} request={request} />}
    </Card>
  );
}

interface OneRequest {
  application: HrApplicationDetail;
  request: DocumentRequest;
}

function Review({ application: { id, abilities }, request }: OneRequest) {
  const [asking, setAsking] = useState(false);
  const accept = useAcceptDocument(id, request.id);
  if (asking) return <AskAgainForm id={id} request={request} onClose={() => setAsking(false)} />;
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button size="sm" loading={accept.isPending} onClick={() => accept.mutate()}>
        Accept
      </Button>
      {abilities.requestDocument && (
        <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
          Ask again
        </Button>
      )}
    </div>
  );
}

function TakeBack({ application: { id, candidateName }, request }: OneRequest) {
  const cancel = useCancelDocumentRequest(id, request.id);
  return (
    <Confirm
      trigger={
        <Button size="sm" variant="secondary" className="mt-3">
          Take back
        </Button>
      }
      title="Take this request back?"
      confirmLabel="Take the request back"
      cancelLabel="Keep it"
      onConfirm={() => cancel.mutateAsync()}
    >
      An email tells {candidateName} that you do not need this document any more: {request.title}.
    </Confirm>
  );
}
