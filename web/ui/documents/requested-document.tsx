import { clsx } from "clsx";
import { ExternalLink } from "lucide-react";
import type { DocumentRequest } from "#contract/core/document-requests.ts";
import { formatBytes, formatDate, nairobiDay } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import type { Mutation } from "#web/lib/mutation.ts";
import { buttonClass } from "../button.tsx";
import { Disclosure } from "../disclosure.tsx";
import { DocumentState } from "./document-state.tsx";
import { DocumentUpload } from "./document-upload.tsx";
import { documentMessages } from "./documents.messages.ts";

/**
 * A document as who was asked for it sees it, with the place to send it.
 * @param fileUrl where the file that was sent is read
 * @param upload sends a file; null where none is taken now
 * @param sentText what is said once a file was sent: `National ID is with HR now.`
 */
export function RequestedDocument({
  request,
  fileUrl,
  upload,
  sentText,
  now,
}: {
  request: DocumentRequest;
  fileUrl: string;
  upload: Mutation<File> | null;
  sentText: string;
  now: Date;
}) {
  const t = useMessages(documentMessages);
  const { title, note, dueDate, state, file } = request;
  const form = upload && <DocumentUpload title={title} upload={upload} sentText={sentText} />;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 lang="" className="min-w-0 text-base break-words">
          {title}
        </h3>
        <DocumentState state={state} />
      </div>
      {dueDate && state === "open" && <DueDate day={dueDate} now={now} />}
      {note && (
        <p lang="" className="mt-1 max-w-prose text-sm whitespace-pre-line">
          {note}
        </p>
      )}
      {file && (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
          <p className="min-w-0 text-sm break-words text-muted">
            {file.name}, {formatBytes(file.bytes)}
          </p>
          <a
            href={fileUrl}
            target="_blank"
            rel="noreferrer"
            className={buttonClass("ghost", "sm")}
            aria-label={t.openNamed({ name: file.name })}
          >
            <ExternalLink aria-hidden className="size-4.5 shrink-0" />
            {t.openFile}
          </a>
        </div>
      )}
      {form && state === "open" && <div className="noscript:hidden">{form}</div>}
      {form && state === "received" && (
        <div className="noscript:hidden">
          <Disclosure label={t.another}>{form}</Disclosure>
        </div>
      )}
    </>
  );
}

/** Until when it is wanted; said with weight once that day is over in Nairobi. */
function DueDate({ day, now }: { day: string; now: Date }) {
  const t = useMessages(documentMessages);
  const date = formatDate(day, useLanguage());
  const late = day < nairobiDay(now);
  return (
    <p className={clsx("text-sm", late ? "font-semibold text-warning" : "text-muted")}>
      {late ? t.wasDue({ date }) : t.dueBy({ date })}
    </p>
  );
}
