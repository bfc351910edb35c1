import type { OpenSacco } from "#contract/onboarding/applications.ts";
import { useMessages } from "#web/lib/language.ts";
import type { LinkedDialogProps } from "#web/lib/linked-dialog.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { AccountWay } from "./account-way.tsx";
import { LinkForm } from "./link-form.tsx";
import { memberLoginMessages } from "./member-login.messages.ts";

/** The two ways to one's own membership. Default export: it is loaded on first use. */
export default function MemberLoginDialog({
  saccos,
  signedIn,
  ...dialog
}: LinkedDialogProps & { saccos: readonly OpenSacco[]; signedIn: boolean }) {
  const t = useMessages(memberLoginMessages);
  return (
    <Dialog {...dialog} title={t.title} description={t.lead}>
      <h3 className="text-lg">{t.linkTitle}</h3>
      <p className="mt-1 mb-4 text-sm text-muted">{t.linkText}</p>
      <LinkForm saccos={saccos} />
      <div className="mt-6 border-t border-line pt-5">
        <h3 className="text-lg">{t.accountTitle}</h3>
        <AccountWay signedIn={signedIn} />
      </div>
    </Dialog>
  );
}
