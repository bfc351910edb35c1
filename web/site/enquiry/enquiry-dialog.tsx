import { useState } from "react";
import type { z } from "zod";
import type { enquiryAnswer } from "#contract/site/enquiries.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { QueryProvider } from "#web/lib/query.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Dialog, DialogDone } from "#web/ui/dialog.tsx";
import { enquiryDialogMessages } from "./enquiry.messages.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import { subjectTitles } from "./subject.messages.ts";
import { type EnquirySubject, titleOf } from "./subject.ts";

type Answer = z.infer<typeof enquiryAnswer>;

/** Asks who is enquiring and what for, sends it, and says what was mailed. Default export: it is loaded lazily. */
export default function EnquiryDialog({
  open,
  onOpenChange,
  ...subject
}: EnquirySubject & { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [answer, setAnswer] = useState<Answer>();
  const t = useMessages(enquiryDialogMessages);
  const title = titleOf(subject, useMessages(subjectTitles));
  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next) setAnswer(undefined);
  };
  return (
    <Dialog open={open} onOpenChange={change} title={title} description={t[`${subject.topic}Text`]}>
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
  const language = useLanguage();
  const t = useMessages(enquiryDialogMessages);
  return (
    <div className="space-y-5">
      <Alert tone="success" role="status" title={message}>
        {meeting ? t.booked({ time: formatDateTime(meeting.startsAt, language) }) : t.confirmation}
      </Alert>
      <DialogDone />
    </div>
  );
}
