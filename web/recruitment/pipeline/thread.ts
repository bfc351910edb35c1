import type { ApplicationMessage } from "#contract/recruitment/hiring.ts";
import type { ShownMessage } from "#web/ui/message-thread.tsx";

/**
 * The messages of an application as one side reads them.
 * @param reader whose screen it is. To staff the colleague who wrote has a name; a candidate is alone on their side
 * @param words what stands for a name: the reader's own, and that of an account that is gone
 */
export const threadOf = (
  messages: readonly ApplicationMessage[],
  reader: ApplicationMessage["sender"],
  words: { you: string; closedAccount: string },
): ShownMessage[] =>
  messages.map(({ sender, author, ...message }) => {
    const own = sender === reader;
    return {
      ...message,
      own,
      author: own && reader === "candidate" ? words.you : (author ?? words.closedAccount),
    };
  });
