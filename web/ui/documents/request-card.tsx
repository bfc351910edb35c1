import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import type { DocumentRequest } from "#contract/core/document-requests.ts";
import { formatBytes, formatDate } from "#web/lib/format.ts";
import { buttonClass } from "../button.tsx";
import { Card } from "../card.tsx";
import { DocumentState } from "./document-state.tsx";

/**
 * A document that staff asked for.
 * @param fileUrl where the file that came is read
 * @param children what can be done with the request
 */
export function RequestCard({
  request,
  fileUrl,
  children,
}: {
  request: DocumentRequest;
  fileUrl: string;
  children?: ReactNode;
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
          <a href={fileUrl} target="_blank" rel="noopener" className={buttonClass("secondary", "sm")}>
            <ExternalLink aria-hidden className="size-4.5" />
            View document<span className="sr-only">: {title}</span>
          </a>
          <span className="min-w-0 break-words text-muted">
            {file.name}, {formatBytes(file.bytes)}
          </span>
        </p>
      )}
      {children}
    </Card>
  );
}
