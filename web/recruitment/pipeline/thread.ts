import type { ApplicationMessage, ReplyChannel, StaffMessage } from "#contract/recruitment/hiring.ts";
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

/** How an answer came that a colleague has recorded. */
export const channelLabels: Record<ReplyChannel, string> = {
  email: "by email",
  phone: "by phone",
  sms: "by SMS",
  whatsapp: "by WhatsApp",
  in_person: "in person",
};

/**
 * The messages of an application as staff read them: what a colleague has recorded is the candidate's answer, with how it
 * came and whose note it is.
 * @param closedAccount what stands for the name of an account that is gone
 */
export const staffThread = (
  messages: readonly StaffMessage[],
  candidateName: string,
  words: { you: string; closedAccount: string },
): ShownMessage[] =>
  threadOf(messages, "staff", words).map((message, index) => {
    const channel = messages[index]?.channel;
    if (!channel) return message;
    return {
      ...message,
      subject: null,
      author: `${candidateName}, ${channelLabels[channel]} (recorded by ${message.author})`,
    };
  });
