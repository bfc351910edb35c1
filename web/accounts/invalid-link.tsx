import type { ReactNode } from "react";
import { Alert } from "#web/ui/alert.tsx";

/** A link of a mail that does not work any more, or came without its end: what that means and how to go on. */
export function InvalidLink({
  complete,
  actions,
  children,
}: {
  /** Whether the link had its token. */
  complete: boolean;
  actions: ReactNode;
  children: ReactNode;
}) {
  return (
    <Alert
      tone="warning"
      role="alert"
      title={complete ? "This link has been used, or its time is over" : "This link is incomplete"}
      actions={actions}
    >
      {children}
    </Alert>
  );
}
