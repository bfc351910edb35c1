import { lazy } from "react";
import type { OpenSacco } from "#contract/onboarding/applications.ts";
import { useMessages } from "#web/lib/language.ts";
import { useLinkedDialog } from "#web/lib/linked-dialog.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { toastUnavailable } from "#web/ui/toast.ts";
import { memberLoginMessages } from "./member-login.messages.ts";

const load = () => import("./member-login-dialog.tsx");
const View = lazy(load);

/** Opens the Member Login (specification 000, section 2) above the landing page. */
export function MemberLoginButton({ saccos, signedIn }: { saccos: readonly OpenSacco[]; signedIn: boolean }) {
  const t = useMessages(memberLoginMessages);
  const { trigger, loading, dialog } = useLinkedDialog(
    { param: "member", value: "login", openerId: "open-member-login" },
    load,
    () => toastUnavailable(t.title),
  );
  return (
    <>
      <ButtonLink size="lg" variant="secondary" loading={loading} {...trigger}>
        {t.title}
      </ButtonLink>
      {dialog.open && <View {...dialog} saccos={saccos} signedIn={signedIn} />}
    </>
  );
}
