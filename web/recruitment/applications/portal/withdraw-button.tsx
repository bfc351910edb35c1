import { type Ref, useImperativeHandle, useRef, useState } from "react";
import type { MyApplicationDetail } from "#contract/recruitment/hiring.ts";
import { useMessages } from "#web/lib/language.ts";
import { Button } from "#web/ui/button.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/input.tsx";
import { type KeptForm, KeptNotice, useKeptForm } from "#web/ui/kept-form.tsx";
import { toast } from "#web/ui/toast.ts";
import { useWithdraw } from "./mutations.ts";
import { applicationPageMessages } from "./portal.messages.ts";

type KeptReason = KeptForm<HTMLDivElement>;

/** Takes the application back, after asking. */
export function WithdrawButton({ application }: { application: MyApplicationDetail }) {
  const t = useMessages(applicationPageMessages);
  const { id, organization, jobTitle: title } = application;
  const [reason, setReason] = useState("");
  const kept = useRef<KeptReason>(null);
  const withdraw = useWithdraw(id);
  const confirm = async () => {
    // The answer takes this button, and the field with it, off the page.
    const forget = kept.current?.forget;
    await withdraw.mutateAsync(reason);
    forget?.();
    toast.success(t.withdrawn, { description: t.withdrawnText({ organization }) });
  };
  return (
    <Confirm
      trigger={<Button variant="secondary">{t.withdraw}</Button>}
      title={t.withdrawQuestion}
      confirmLabel={t.withdraw}
      cancelLabel={t.keep}
      onConfirm={confirm}
      // The kept text enters it again.
      onOpenChange={(open) => open || setReason("")}
    >
      <p>{t.withdrawText({ organization, title })}</p>
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
  const t = useMessages(applicationPageMessages);
  const kept = useKeptForm<HTMLDivElement>(`application.${applicationId}.withdrawal`);
  useImperativeHandle(ref, () => kept);
  return (
    <div ref={kept.box} className="mt-4 space-y-2 text-ink">
      <KeptNotice kept={kept} />
      <Field name="reason" label={t.reason}>
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
