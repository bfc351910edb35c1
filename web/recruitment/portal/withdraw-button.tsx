import { useState } from "react";
import type { MyApplicationDetail } from "#contract/recruitment/hiring.ts";
import { api } from "#web/lib/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/input.tsx";
import { toast } from "#web/ui/toast.ts";
import { useMyChange } from "./use-my-application.ts";

/** Takes the application back, after asking. */
export function WithdrawButton({ application }: { application: MyApplicationDetail }) {
  const { id, organization, jobTitle } = application;
  const [reason, setReason] = useState("");
  const withdraw = useMyChange(id, () => api.applications.withdraw({ params: { id }, body: { reason } }));
  const confirm = async () => {
    await withdraw.mutateAsync(undefined);
    toast.success("Application withdrawn", { description: `${organization} has been told.` });
  };
  return (
    <Confirm
      trigger={<Button variant="secondary">Withdraw application</Button>}
      title="Withdraw your application?"
      confirmLabel="Withdraw application"
      cancelLabel="Keep it"
      onConfirm={confirm}
    >
      <p>
        {organization} is told that you no longer wish to be considered for {jobTitle}. Interviews that lie
        ahead are called off. It cannot be undone.
      </p>
      <Field label="Reason (optional)" className="mt-4 text-ink">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={2000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </Confirm>
  );
}
