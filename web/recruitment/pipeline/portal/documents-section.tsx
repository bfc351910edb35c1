import { callUrl } from "#contract/core/client.ts";
import type { DocumentRequest } from "#contract/core/document-requests.ts";
import type { MyApplicationDetail } from "#contract/recruitment/hiring.ts";
import { wire } from "#contract/wire.ts";
import { useMessages } from "#web/lib/language.ts";
import { Section } from "#web/ui/card.tsx";
import { RequestedDocument } from "#web/ui/documents/requested-document.tsx";
import { sortRequests } from "#web/ui/documents/sort-requests.ts";
import { documentsMessages } from "../pipeline.messages.ts";
import { useUploadDocument } from "./mutations.ts";

/** What the SACCO asked for, with a place for each document that has not come. Mails link to it. */
export function DocumentsSection({ application, now }: { application: MyApplicationDetail; now: Date }) {
  const t = useMessages(documentsMessages);
  const { organization } = application;
  return (
    <div id="documents" className="scroll-mt-20">
      <Section title={t.title} description={t.description({ organization })}>
        <ul className="divide-y divide-line">
          {sortRequests(application.documentRequests).map((request) => (
            <li key={request.id} className="py-5 first:pt-0 last:pb-0">
              <Requested request={request} application={application} now={now} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

function Requested({
  request,
  application: { id, abilities },
  now,
}: {
  request: DocumentRequest;
  application: MyApplicationDetail;
  now: Date;
}) {
  const t = useMessages(documentsMessages);
  const upload = useUploadDocument(id, request.id);
  return (
    <RequestedDocument
      request={request}
      fileUrl={callUrl(wire.applications.documentFile, { params: { id: request.id } })}
      upload={abilities.uploadDocuments ? upload : null}
      sentText={t.withHr({ title: request.title })}
      now={now}
    />
  );
}
