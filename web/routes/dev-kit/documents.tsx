import type { DocumentRequest } from "#contract/core/document-requests.ts";
import type { Mutation } from "#web/lib/mutation.ts";
import { Card } from "#web/ui/card.tsx";
import { RequestActions } from "#web/ui/documents/request-actions.tsx";
import { RequestCard } from "#web/ui/documents/request-card.tsx";
import { RequestForm } from "#web/ui/documents/request-form.tsx";
import { RequestedDocument } from "#web/ui/documents/requested-document.tsx";
import { toast } from "#web/ui/toast.ts";
import { OnPress, Part, Sample } from "./sample.tsx";

const file = { name: "good-conduct.pdf", type: "application/pdf", bytes: 94_210 };
const asked = "2026-11-16T09:00:00.000Z";
const request = (id: string, more: Partial<DocumentRequest>): DocumentRequest => ({
  id,
  title: "Certificate of good conduct",
  note: "Not older than a year.",
  dueDate: "2026-11-30",
  createdAt: asked,
  state: "open",
  receivedAt: null,
  file: null,
  ...more,
});
const requests = [
  request("1", { state: "received", receivedAt: "2026-11-19T09:00:00.000Z", file }),
  request("2", { title: "KRA PIN certificate", note: null, dueDate: null }),
  request("3", { title: "Diploma", state: "accepted", receivedAt: "2026-11-18T09:00:00.000Z", file }),
];

/** Does nothing but say so. */
function pressed<Input>(name: string): Mutation<Input> {
  return {
    mutate: () => toast.info(name),
    mutateAsync: async () => toast.info(name),
    reset: () => undefined,
    isPending: false,
    error: null,
    submittedAt: 0,
  };
}

export function Documents() {
  return (
    <Part title="Document requests">
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="space-y-4">
          <Sample name="RequestCard with RequestActions: what staff see">
            <div className="space-y-4">
              {requests.map((one) => (
                <RequestCard key={one.id} request={one} fileUrl="#documents">
                  <RequestActions
                    request={one}
                    keptName={`kit.${one.id}`}
                    accept={pressed("Accepted")}
                    askAgain={pressed("Asked again")}
                    cancel={pressed("Taken back")}
                  >
                    An email tells them that you do not need it any more.
                  </RequestActions>
                </RequestCard>
              ))}
            </div>
          </Sample>
          <Sample name="RequestForm, in a PanelForm">
            <OnPress label="Request Document">
              <RequestForm
                keptName="kit.request"
                reader="the applicant"
                ask={pressed("Requested")}
                onClose={() => toast.info("Closed")}
              />
            </OnPress>
          </Sample>
        </div>
        <Sample name="RequestedDocument: what the person sees who was asked">
          <div className="space-y-4">
            {requests.map((one) => (
              <Card key={one.id} className="shadow-none">
                <RequestedDocument
                  request={one}
                  fileUrl="#documents"
                  upload={pressed("Sent")}
                  sentText={`${one.title} is with the SACCO now.`}
                  now={new Date(asked)}
                />
              </Card>
            ))}
          </div>
        </Sample>
      </div>
    </Part>
  );
}
