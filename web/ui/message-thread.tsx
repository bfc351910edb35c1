import { clsx } from "clsx";
import { formatDateTime } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { messageThreadMessages } from "./message-thread.messages.ts";

/** One message as its reader sees it. */
export interface ShownMessage {
  id: string;
  /** Written by the reader's side. */
  own: boolean;
  /** Who wrote it, as the reader knows them. */
  author: string;
  subject?: string | null;
  /** Empty for a message without words. */
  body: string;
  sentAt: string;
  /** When the other side first opened it; null until then, left out where nobody notes it. */
  readAt?: string | null;
}

/** What two sides wrote to each other, oldest first; one's own words are at the right. */
export function MessageThread({ messages }: { messages: readonly ShownMessage[] }) {
  const t = useMessages(messageThreadMessages);
  return (
    <ol aria-label={t.label} className="space-y-4">
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </ol>
  );
}

function Message({ message: { own, author, subject, body, sentAt, readAt } }: { message: ShownMessage }) {
  const t = useMessages(messageThreadMessages);
  const language = useLanguage();
  const receipt = readAt ? t.read({ when: formatDateTime(readAt, language) }) : t.unread;
  return (
    <li
      className={clsx(
        "max-w-[min(100%,38rem)] rounded-card border border-line p-4",
        own ? "ml-auto bg-brand-tint" : "mr-auto bg-sand",
      )}
    >
      {subject && (
        <p lang="" className="font-semibold break-words">
          {subject}
        </p>
      )}
      <p className={clsx("text-sm", own ? "text-ink" : "text-muted")}>
        {author}, <time dateTime={sentAt}>{formatDateTime(sentAt, language)}</time>
        {own && readAt !== undefined && ` · ${receipt}`}
      </p>
      <p
        lang={body ? "" : undefined}
        className={clsx("mt-2 text-sm break-words whitespace-pre-line", !body && "text-muted")}
      >
        {body || t.empty}
      </p>
    </li>
  );
}
