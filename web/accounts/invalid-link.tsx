import type { ReactNode } from "react";
import { useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { accountFormMessages } from "./account-forms.messages.ts";

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
  const t = useMessages(accountFormMessages);
  return (
    <Alert tone="warning" role="alert" title={complete ? t.linkOver : t.linkIncomplete} actions={actions}>
      {children}
    </Alert>
  );
}
