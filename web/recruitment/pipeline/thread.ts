import type { ApplicationMessage } from "#contract/recruitment/hiring.ts";
import type { ShownMessage } from "#web/ui/message-thread.tsx";

/**
 * The messages of an application as one side reads them.
 * @param reader whose screen it is. To staff the colleague who wrote has a name; a candidate is alone on their side
 */
export const threadOf = (
  messages: readonly ApplicationMessage[],
  reader: ApplicationMessage["sender"],
): ShownMessage[] =>
  messages.map(({ sender, author, ...message }) => {
    const own = sender === reader;
    return { ...message, own, author: own && reader === "candidate" ? "You" : (author ?? "Account closed") };
  });
