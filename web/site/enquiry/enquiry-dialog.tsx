import { useState } from "react";
import type { z } from "zod";
import type { enquiryAnswer } from "#contract/site/enquiries.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { QueryProvider } from "#web/lib/query.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Dialog, DialogDone } from "#web/ui/dialog.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import { dialogTextOf, type EnquirySubject } from "./subject.ts";

type Answer = z.infer<typeof enquiryAnswer>;

/** Asks who is enquiring and what for, sends it, and says what was mailed. Default export: it is loaded lazily. */
export default function EnquiryDialog({
  open,
  onOpenChange,
  ...subject
}: EnquirySubject & { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [answer, setAnswer] = useState<Answer>();
  const { title, description } = dialogTextOf(subject);
  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next) setAnswer(undefined);
  };
  return (
    <Dialog open={open} onOpenChange={change} title={title} description={description}>
      {answer ? (
        <Sent answer={answer} />
      ) : (
        <QueryProvider>
          <EnquiryForm {...subject} onSent={setAnswer} />
        </QueryProvider>
      )}
    </Dialog>
  );
}

function Sent({ answer: { message, meeting } }: { answer: Answer }) {
  return (
    <div className="space-y-5">
      <Alert tone="success" role="status" title={message}>
        {meeting
          ? `${formatDateTime(meeting.startsAt)}, Nairobi time. The email carries the calendar invitation.`
          : "A confirmation is on its way to your email address."}
      </Alert>
      <DialogDone />
    </div>
  );
}
