import { type Ref, useImperativeHandle, useRef, useState } from "react";
import type { MyApplicationDetail } from "#contract/recruitment/hiring.ts";
import { Button } from "#web/ui/button.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/input.tsx";
import { type KeptForm, KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { toast } from "#web/ui/toast.ts";
import { useWithdraw } from "./mutations.ts";

type KeptReason = KeptForm<HTMLDivElement>;

/** Takes the application back, after asking. */
export function WithdrawButton({ application }: { application: MyApplicationDetail }) {
  const { id, organization, jobTitle } = application;
  const [reason, setReason] = useState("");
  const kept = useRef<KeptReason>(null);
  const withdraw = useWithdraw(id);
  const confirm = async () => {
    // The answer takes this button, and the field with it, off the page.
    const forget = kept.current?.forget;
    await withdraw.mutateAsync(reason);
    forget?.();
    toast.success("Application withdrawn", { description: `${organization} has been told.` });
  };
  return (
    <Confirm
      trigger={<Button variant="secondary">Withdraw application</Button>}
      title="Withdraw your application?"
      confirmLabel="Withdraw application"
      cancelLabel="Keep it"
      onConfirm={confirm}
      // The kept text enters it again.
      onOpenChange={(open) => open || setReason("")}
    >
      <p>
        {organization} is told that you no longer wish to be considered for {jobTitle}. Interviews that lie
        ahead are called off. It cannot be undone.
      </p>
      <ReasonField ref={kept} applicationId={id} reason={reason} onReason={setReason} />
    </Confirm>
  );
}

/** Why the candidate withdraws; kept until it is sent, like the text of every other dialog. */
function ReasonField({
  ref,
  applicationId,
  reason,
  onReason,
}: {
  ref: Ref<KeptReason>;
  applicationId: string;
  reason: string;
  onReason: (reason: string) => void;
}) {
  const kept = useKeptForm<HTMLDivElement>(`application.${applicationId}.withdrawal`);
  useImperativeHandle(ref, () => kept);
  return (
    <div ref={kept.box} className="mt-4 space-y-2 text-ink">
      <KeptNotice kept={kept} />
      <Field name="reason" label="Reason (optional)">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={2000}
            value={reason}
            onChange={(event) => onReason(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}
