import { clsx } from "clsx";
import { ExternalLink, Upload } from "lucide-react";
import { useState } from "react";
import { callUrl } from "#contract/core/client.ts";
import { maxUploadBytes } from "#contract/core/limits.ts";
import { myHiringCalls } from "#contract/recruitment/hiring.calls.ts";
import type { DocumentRequest, MyApplicationDetail } from "#contract/recruitment/hiring.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { formatBytes, formatDate, nairobiDay } from "#web/lib/format.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Dropzone } from "#web/ui/dropzone.tsx";
import { Field } from "#web/ui/field.tsx";
import type { FileProblem } from "#web/ui/files.ts";
import { toast } from "#web/ui/toast.ts";
import { DocumentState } from "../document-state.tsx";
import { useUploadDocument } from "./mutations.ts";
import { sortRequests } from "./sort-requests.ts";

const accept = ".pdf,.jpg,.jpeg,.png";

const problems: Record<FileProblem, string> = {
  type: "Please choose a PDF, JPG or PNG file.",
  size: "The file is larger than 5 MB.",
  empty: "This file is empty. Check that you chose the right one.",
};

/** What the SACCO asked for, with a place for each document that has not come. Mails link to it. */
export function DocumentsSection({ application, now }: { application: MyApplicationDetail; now: Date }) {
  return (
    <div id="documents" className="scroll-mt-20">
      <Section
        title="Documents"
        description={`${application.organization} asked for these. Only HR sees them; they are kept encrypted.`}
      >
        <ul className="divide-y divide-line">
          {sortRequests(application.documentRequests).map((request) => (
            <li key={request.id} className="py-5 first:pt-0 last:pb-0">
              <RequestedDocument request={request} application={application} now={now} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

function RequestedDocument({
  request,
  application,
  now,
}: {
  request: DocumentRequest;
  application: MyApplicationDetail;
  now: Date;
}) {
  const { title, note, dueDate, state, file } = request;
  const { id: applicationId, abilities } = application;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 text-base break-words">{title}</h3>
        <DocumentState state={state} />
      </div>
      {dueDate && state === "open" && <DueDate day={dueDate} now={now} />}
      {note && <p className="mt-1 max-w-prose text-sm whitespace-pre-line">{note}</p>}
      {file && (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
          <p className="min-w-0 text-sm break-words text-muted">
            {file.name}, {formatBytes(file.bytes)}
          </p>
          <a
            href={callUrl(myHiringCalls.documentFile, { params: { id: request.id } })}
            target="_blank"
            rel="noreferrer"
            className={buttonClass("ghost", "sm")}
          >
            <ExternalLink aria-hidden className="size-4.5 shrink-0" />
            Open<span className="sr-only"> {file.name} in a new tab</span>
          </a>
        </div>
      )}
      {abilities.uploadDocuments && state === "open" && (
        <div className="noscript:hidden">
          <DocumentUpload request={request} applicationId={applicationId} />
        </div>
      )}
      {abilities.uploadDocuments && state === "received" && (
        <div className="noscript:hidden">
          <Disclosure label="Upload another file">
            <DocumentUpload request={request} applicationId={applicationId} />
          </Disclosure>
        </div>
      )}
    </>
  );
}

/** Until when the SACCO wants it; said with weight once that day is over in Nairobi. */
function DueDate({ day, now }: { day: string; now: Date }) {
  const late = day < nairobiDay(now);
  return (
    <p className={clsx("text-sm", late ? "font-semibold text-warning" : "text-muted")}>
      {late ? `Was due on ${formatDate(day)}. You can still send it.` : `Please by ${formatDate(day)}`}
    </p>
  );
}

function DocumentUpload({ request, applicationId }: { request: DocumentRequest; applicationId: string }) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const upload = useUploadDocument(applicationId, request.id);
  const choose = (next: File | null) => {
    upload.reset();
    setProblem(undefined);
    setFile(next);
  };
  const send = () => {
    if (!file) return setProblem("Choose a file first.");
    upload.mutate(file, {
      onSuccess() {
        setFile(null);
        toast.success("Document uploaded", { description: `${request.title} is with HR now.` });
      },
    });
  };
  return (
    <div className="mt-3 space-y-3">
      <Field
        label={`File for ${request.title}`}
        hint="PDF, JPG or PNG, at most 5 MB"
        error={problem ?? (upload.error ? errorMessage(upload.error) : undefined)}
      >
        {(control) => (
          <Dropzone
            {...control}
            file={file}
            onFile={choose}
            onReject={(reason) => setProblem(problems[reason])}
            accept={accept}
            maxBytes={maxUploadBytes}
            disabled={upload.isPending}
          />
        )}
      </Field>
      <Button icon={Upload} onClick={send} loading={upload.isPending}>
        Upload Documents<span className="sr-only">: {request.title}</span>
      </Button>
    </div>
  );
}
