import { ChevronsUpDown, ExternalLink, House, LogOut } from "lucide-react";
import { useSubmit } from "react-router";
import type { User } from "#contract/accounts/accounts.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Button } from "#web/ui/button.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { boardPath } from "../../jobs/paths.ts";

/** The signed-in person; pressing shows the ways out of the workspace. */
export function StaffMenu({ user }: { user: User }) {
  const submit = useSubmit();
  const logout = () => void submit({ from: "site" }, { method: "post", action: "/logout" });
  return (
    <Menu
      trigger={
        <Button variant="ghost" className="min-w-0 px-2! xl:w-full xl:justify-start">
          <Avatar name={user.fullName} />
          <span className="sr-only min-w-0 grow truncate text-left text-ink sm:not-sr-only">
            {user.fullName}
          </span>
          <ChevronsUpDown aria-hidden className="hidden size-4 shrink-0 text-muted sm:block" />
        </Button>
      }
      items={[
        { label: "Home page", to: "/", icon: House },
        { label: "Your careers page", to: boardPath(user.workspace?.slug), icon: ExternalLink },
        { label: "Logout", onSelect: logout, icon: LogOut, separated: true },
      ]}
    />
  );
}
