import { clsx } from "clsx";
import type { ApplicationMessage } from "#contract/recruitment/hiring.ts";
import { formatDateTime } from "#web/lib/format.ts";

/**
 * What staff and a candidate wrote to each other, oldest first; one's own words stand at the right.
 * @param reader whose screen it is
 */
export function MessageThread({
  messages,
  reader,
}: {
  messages: readonly ApplicationMessage[];
  reader: ApplicationMessage["sender"];
}) {
  return (
    <ol className="space-y-4">
      {messages.map((message) => {
        const own = message.sender === reader;
        return (
          <li
            key={message.id}
            className={clsx(
              "max-w-[min(100%,38rem)] rounded-card border border-line p-4",
              own ? "ml-auto bg-brand-tint" : "mr-auto bg-sand",
            )}
          >
            <p className="font-semibold break-words">{message.subject}</p>
            <p className={clsx("text-sm", own ? "text-ink" : "text-muted")}>
              {own && reader === "candidate" ? "You" : (message.author ?? "Account closed")},{" "}
              {formatDateTime(message.sentAt)}
              {own && (message.readAt ? ` · Read ${formatDateTime(message.readAt)}` : " · Not read yet")}
            </p>
            <p className="mt-2 text-sm break-words whitespace-pre-line">{message.body}</p>
          </li>
        );
      })}
    </ol>
  );
}
