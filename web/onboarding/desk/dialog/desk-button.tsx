import { lazy } from "react";
import type { User } from "#contract/accounts/accounts.ts";
import { roleCovers } from "#contract/core/access.ts";
import { useLinkedDialog } from "#web/lib/linked-dialog.ts";
import { loginPath } from "#web/lib/next-path.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { toastUnavailable } from "#web/ui/toast.ts";

const load = () => import("./desk-dialog.tsx");
const View = lazy(load);
const value = "members";
const label = "Member Onboarding Dashboard";

/**
 * Opens the Member Onboarding Dashboard above the landing page, for whoever takes members in. Who is not signed in
 * signs in first and comes back to it; others have no use for it, and see nothing.
 */
export function DeskButton({ user }: { user: Pick<User, "workspace"> | null }) {
  const { trigger, loading, dialog } = useLinkedDialog(
    { param: "desk", value, openerId: "open-desk" },
    load,
    () => toastUnavailable("The dashboard"),
  );
  if (!user) {
    const target = { pathname: "/member-onboarding-agent", search: `?desk=${value}` };
    return (
      <ButtonLink to={loginPath(target)} size="lg" variant="secondary">
        {label}
      </ButtonLink>
    );
  }
  if (!roleCovers(user.workspace?.roles ?? [], "onboarding")) return null;
  return (
    <>
      <ButtonLink size="lg" variant="secondary" loading={loading} {...trigger}>
        {label}
      </ButtonLink>
      {dialog.open && <View {...dialog} />}
    </>
  );
}
