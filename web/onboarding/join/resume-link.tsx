import { Send } from "lucide-react";
import { useState } from "react";
import { errorMessage } from "#web/lib/error-message.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { sendResumeLink } from "./mutations.ts";
import { wizardPageMessages } from "./wizard.messages.ts";

/**
 * Has the link by which the applicant comes back sent to the phone and the mailbox that the application names.
 * @param reachable whether it names one
 * @param save saves what is not saved yet
 */
export function ResumeLink({
  applicationKey,
  reachable,
  save,
}: {
  applicationKey: string;
  reachable: () => boolean;
  save: () => Promise<boolean>;
}) {
  const t = useMessages(wizardPageMessages);
  const language = useLanguage();
  const [sending, setSending] = useState(false);
  const send = async () => {
    if (!reachable()) return toast.info(t.linkNeedsPlace, { description: t.linkNeedsPlaceText });
    setSending(true);
    try {
      await save();
      await sendResumeLink(applicationKey);
      toast.success(t.linkSent, { description: t.linkSentText });
    } catch (error) {
      toast.error(t.linkFailed, { description: errorMessage(error, language) });
    }
    setSending(false);
  };
  return (
    <section className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 text-sm">
        <h2 className="font-sans text-base font-semibold tracking-normal">{t.forLater}</h2>
        <p className="mt-0.5 text-muted">{t.forLaterText}</p>
      </div>
      <Button variant="secondary" icon={Send} loading={sending} onClick={() => void send()}>
        {t.sendLink}
      </Button>
    </section>
  );
}
