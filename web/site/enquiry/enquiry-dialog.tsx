import { useState } from "react";
import type { z } from "zod";
import type { enquiryAnswer } from "#contract/site/enquiries.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogClose } from "#web/ui/dialog.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import { type EnquirySubject, wordingFor } from "./subject.ts";

type Answer = z.infer<typeof enquiryAnswer>;

/** Asks who is enquiring and what for, sends it, and says what was mailed. Default export: it is loaded lazily. */
export default function EnquiryDialog({
  open,
  onOpenChange,
  ...subject
}: EnquirySubject & { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [answer, setAnswer] = useState<Answer>();
  const { title, description } = wordingFor(subject);
  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next) setAnswer(undefined);
  };
  return (
    <Dialog open={open} onOpenChange={change} title={title} description={description}>
      {answer ? <Sent answer={answer} /> : <EnquiryForm {...subject} onSent={setAnswer} />}
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
      <DialogClose>
        <Button className="w-full" autoFocus>
          Done
        </Button>
      </DialogClose>
    </div>
  );
}
