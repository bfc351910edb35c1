import type { MouseEventHandler } from "react";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";

/** What speaks against a chosen time, and the button that takes it all the same. */
export function AllTheSame({
  question,
  label,
  pending,
  onConfirm,
}: {
  question: string;
  label: string;
  pending: boolean;
  onConfirm: MouseEventHandler;
}) {
  return (
    <Alert
      tone="warning"
      role="alert"
      title={question}
      actions={
        <Button size="sm" variant="secondary" onClick={onConfirm} loading={pending}>
          {label}
        </Button>
      }
    >
      Nothing has been sent yet. Choose another time, or keep this one.
    </Alert>
  );
}
