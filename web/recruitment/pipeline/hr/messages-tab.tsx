import { Mail, MessageSquareReply } from "lucide-react";
import { useEffect, useState } from "react";
import type { HiringFile } from "#contract/recruitment/hiring.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import type { ScheduledMessage } from "#contract/recruitment/scheduled-messages.ts";
import { useMessages } from "#web/lib/language.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { MessageThread } from "#web/ui/message-thread.tsx";
import { threadMessages } from "../pipeline.messages.ts";
import { staffThread } from "../thread.ts";
import { EmailForm } from "./email-form.tsx";
import { useMarkMessagesRead } from "./mutations.ts";
import { ReplyForm } from "./reply-form.tsx";
import { ScheduledList } from "./scheduled/scheduled-list.tsx";
import type { TaskState } from "./tasks.ts";

/** The thread with the candidate, and the form for the next mail. */
export function MessagesTab({
  application,
  hiring,
  task,
  begin,
}: TaskState & { application: HrApplicationDetail; hiring: HiringFile }) {
  const { id, candidateName, abilities } = application;
  const words = useMessages(threadMessages);
  useReading(id, hiring);
  const [isRecording, setIsRecording] = useState(false);
  const [changed, setChanged] = useState<ScheduledMessage>();
  const thread = (
    <>
      <MessageThread messages={staffThread(hiring.messages, candidateName, words)} />
      <ScheduledList application={application} scheduled={hiring.scheduled} onEdit={setChanged} />
    </>
  );
  const actions = (
    <>
      {abilities.addNote && (
        <Button variant="ghost" icon={MessageSquareReply} onClick={() => setIsRecording(true)}>
          Record a reply
        </Button>
      )}
      {abilities.writeToCandidate && (
        <Button variant="secondary" icon={Mail} onClick={() => begin("email")}>
          Send Email
        </Button>
      )}
    </>
  );
  if (task === "email" && abilities.writeToCandidate) {
    return (
      <>
        <EmailForm application={application} hiring={hiring} onClose={() => begin(null)} />
        {thread}
      </>
    );
  }
  if (changed) {
    return (
      <>
        <EmailForm
          key={changed.id}
          application={application}
          hiring={hiring}
          scheduled={changed}
          onClose={() => setChanged(undefined)}
        />
        {thread}
      </>
    );
  }
  if (isRecording) {
    return (
      <>
        <ReplyForm application={application} onClose={() => setIsRecording(false)} />
        {thread}
      </>
    );
  }
  if (hiring.messages.length + hiring.scheduled.length === 0) {
    return (
      <EmptyState title="No messages yet" actions={actions}>
        What you and {candidateName} write to each other stays together here.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap justify-end gap-2">{actions}</div>
      {thread}
    </>
  );
}

/** Notes that the candidate's messages have been opened. */
function useReading(id: string, { messages }: HiringFile) {
  const { mutate: markRead } = useMarkMessagesRead(id);
  const unread = messages.some(({ sender, readAt }) => sender === "candidate" && !readAt);
  useEffect(() => {
    if (unread) markRead();
  }, [unread, markRead]);
}
