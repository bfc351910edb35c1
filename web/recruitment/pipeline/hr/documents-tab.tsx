import { FileUp } from "lucide-react";
import { callUrl } from "#contract/core/client.ts";
import type { DocumentRequest } from "#contract/core/document-requests.ts";
import type { HiringFile } from "#contract/recruitment/hiring.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { wire } from "#contract/wire.ts";
import { Button } from "#web/ui/button.tsx";
import { RequestActions } from "#web/ui/documents/request-actions.tsx";
import { RequestCard } from "#web/ui/documents/request-card.tsx";
import { RequestForm } from "#web/ui/documents/request-form.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import {
  useAcceptDocument,
  useCancelDocumentRequest,
  useRequestDocument,
  useReturnDocument,
} from "./mutations.ts";
import { keptName, type TaskState } from "./tasks.ts";

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
      {open && <NewRequest id={application.id} onClose={() => begin(null)} />}
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
            <RequestCard
              request={request}
              fileUrl={callUrl(wire.hiring.documentFile, { params: { id: request.id } })}
            >
              {mayChange && <Actions application={application} request={request} />}
            </RequestCard>
          </li>
        ))}
      </ul>
    </>
  );
}

function NewRequest({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <RequestForm
      keptName={keptName(id, "document")}
      reader="the candidate"
      ask={useRequestDocument(id)}
      onClose={onClose}
    />
  );
}

function Actions({
  application: { id, candidateName, abilities },
  request,
}: {
  application: HrApplicationDetail;
  request: DocumentRequest;
}) {
  const askAgain = useReturnDocument(id, request.id);
  return (
    <RequestActions
      request={request}
      keptName={`application.${id}.document.${request.id}`}
      accept={useAcceptDocument(id, request.id)}
      askAgain={abilities.requestDocument ? askAgain : null}
      cancel={useCancelDocumentRequest(id, request.id)}
    >
      An email tells {candidateName} that you do not need this document any more: {request.title}.
    </RequestActions>
  );
}
