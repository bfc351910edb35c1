import { Send } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { errorMessage } from "#web/lib/error-message.ts";
import { useLanguage } from "#web/lib/language.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { proposeJob } from "./mutations.ts";

/** Invites a general applicant to apply for one job, in one press. */
export function ProposeButton({
  id,
  name,
  job,
}: {
  /** Of the general application. */
  id: string;
  name: string;
  job: { id: string; title: string };
}) {
  const language = useLanguage();
  const revalidator = useRevalidator();
  const [sending, setSending] = useState(false);
  const propose = async () => {
    setSending(true);
    try {
      await proposeJob(id, job.id);
      toast.success(`${name} is invited to apply`, { description: job.title });
      await revalidator.revalidate();
    } catch (error) {
      toast.error("No invitation was sent", { description: errorMessage(error, language) });
    }
    setSending(false);
  };
  return (
    <Button size="sm" variant="secondary" icon={Send} loading={sending} onClick={() => void propose()}>
      Invite to apply
      <span className="sr-only">: {name}</span>
    </Button>
  );
}
